import { createVar, keyframes, style, styleVariants } from '@vanilla-extract/css';
import { forcedColors, reducedMotion, vars } from '../internals/styles.ts';

/** A design pixel as text: importing all tokens at run time would be larger than this component. */
export const unit: string = vars.unit;
export const width = createVar();
export const height = createVar();

const sweep = keyframes({ from: { backgroundPositionX: '100vw' }, to: { backgroundPositionX: '-100vw' } });
const appear = keyframes({ from: { visibility: 'hidden' }, to: { visibility: 'visible' } });

const light = `color-mix(in srgb, ${vars.color.surface} 60%, transparent)`;

export const skeleton = style({
  display: 'block',
  width,
  height,
  maxWidth: '100%',
  backgroundColor: vars.color.skeleton,
  // Fixed to the viewport, so that one band of light moves across the page, not one across each block.
  backgroundImage: `linear-gradient(104deg, transparent 40%, ${light} 50%, transparent 60%)`,
  backgroundAttachment: 'fixed',
  backgroundSize: '100vw 100vh',
  backgroundRepeat: 'no-repeat',
  animation: `${sweep} 1.4s linear infinite, ${appear} 200ms step-end`,
  '@media': {
    [reducedMotion]: { animation: `${appear} 200ms step-end`, backgroundImage: 'none' },
    [forcedColors]: { border: '1px solid GrayText', backgroundImage: 'none' },
  },
});

export const radii = styleVariants({
  small: { borderRadius: vars.radius.small },
  medium: { borderRadius: vars.radius.medium },
  large: { borderRadius: vars.radius.large },
  round: { borderRadius: vars.radius.round },
});
