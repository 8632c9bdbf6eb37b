import { keyframes, style } from '@vanilla-extract/css';
import { reducedMotion } from '../internals/styles.ts';

const turn = keyframes({ to: { transform: 'rotate(360deg)' } });
const pulse = keyframes({ '50%': { opacity: 0.4 } });

export const spinner = style({ display: 'inline-block', verticalAlign: '-0.25em' });

export const drawing = style({
  display: 'block',
  animation: `${turn} 0.9s linear infinite`,
  '@media': {
    // Progress must still be visible: a slow change of opacity replaces the rotation.
    [reducedMotion]: { animation: `${pulse} 2s steps(2) infinite` },
  },
});
