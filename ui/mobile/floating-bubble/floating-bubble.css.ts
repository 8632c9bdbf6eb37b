import { createVar, style } from '@vanilla-extract/css';
import { plainButton, ring } from '../../internals/looks.ts';
import { forcedColors, px, reducedMotion, vars } from '../../internals/styles.ts';

/** 0 at the left side or the top, 1 at the right side or the bottom. */
export const along = createVar();
export const down = createVar();

/** Where the bubble may stand: under the navigation bar, over the tab bar. Lets everything through. */
export const room = style({
  position: 'fixed',
  zIndex: vars.layer.rail,
  insetInline: px(12),
  insetBlockStart: `calc(${px(56)} + env(safe-area-inset-top, 0px))`,
  insetBlockEnd: `calc(${px(61)} + env(safe-area-inset-bottom, 0px))`,
  pointerEvents: 'none',
});
export const bubble = style({
  ...plainButton,
  position: 'absolute',
  left: `calc((100% - ${px(48)}) * ${along})`,
  top: `calc((100% - ${px(48)}) * ${down})`,
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'center',
  inlineSize: px(48),
  blockSize: px(48),
  borderRadius: vars.radius.round,
  background: vars.theme.solid,
  color: vars.theme.onSolid,
  boxShadow: vars.shadow.floating,
  pointerEvents: 'auto',
  touchAction: 'none',
  transition: `left ${vars.motion.base} ${vars.motion.enter}, top ${vars.motion.base} ${vars.motion.enter}`,
  selectors: {
    '&[data-dragging]': { transition: 'none' },
    '&:active': { background: vars.theme.pressed },
    '&:focus-visible': ring(),
  },
  '@media': { [reducedMotion]: { transition: 'none' }, [forcedColors]: { border: '1px solid' } },
});
