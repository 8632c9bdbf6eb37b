import { style } from '@vanilla-extract/css';
import { targetSize, touch } from './styles.ts';

/**
 * A touch target that is larger than the element: 44 px in both directions, on the narrowest phone too, and in care
 * mode for a mouse as well. For positioned elements.
 */
export const reach = style({
  selectors: {
    '&::after': { position: 'absolute', inset: `min(0px, (100% - ${targetSize(touch())}) / 2)` },
    '[data-care] &::after': { content: '""' },
  },
  '@media': { '(pointer: coarse)': { selectors: { '&::after': { content: '""' } } } },
});
