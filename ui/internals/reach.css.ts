import { style } from '@vanilla-extract/css';
import { targetSize, touch } from './styles.ts';

/**
 * Larger to a finger than to the eye: 44 px either way, on the narrowest phone too, and in care mode to a mouse as well.
 * For what is positioned.
 */
export const reach = style({
  selectors: {
    '&::after': { position: 'absolute', inset: `min(0px, (100% - ${targetSize(touch())}) / 2)` },
    '[data-care] &::after': { content: '""' },
  },
  '@media': { '(pointer: coarse)': { selectors: { '&::after': { content: '""' } } } },
});
