import { createVar, keyframes, style } from '@vanilla-extract/css';
import { reducedMotion, vars } from './styles.ts';

/** How many modal layers are open below this one. */
export const depth = createVar();

/** The closing animation takes 70 % of the time of the opening one (DESIGN §6). */
export const leaveTime = `calc(${vars.motion.slow} * 0.7)`;

const fadeIn = keyframes({ from: { opacity: 0 } });
const fadeOut = keyframes({ to: { opacity: 0 } });

/** The scrim between the page and a modal layer, z-index 2000 and up; each kind of layer adds its panel's position. */
export const scrim = style({
  position: 'fixed',
  inset: 0,
  zIndex: `calc(${vars.layer.dialog} + ${depth})`,
  background: vars.color.scrim,
  pointerEvents: 'auto',
  selectors: {
    '&[data-state="open"]': { animation: `${fadeIn} ${vars.motion.slow} ${vars.motion.enter}` },
    '&[data-state="closed"]': { animation: `${fadeOut} ${leaveTime} ${vars.motion.leave} forwards` },
  },
  '@media': {
    [reducedMotion]: {
      selectors: {
        '&[data-state="open"]': { animation: `${fadeIn} ${vars.motion.fast}` },
        '&[data-state="closed"]': { animation: `${fadeOut} ${vars.motion.fast} forwards` },
      },
    },
  },
});
