import { globalStyle, style } from '@vanilla-extract/css';
import { px } from '@yimen/ui/vars';

/** No box of its own, so that the bar is sticky within the page. */
export const bar = style({ display: 'contents' });

/** Visually hidden, for screen readers: the title is the page's heading. */
const heard = {
  position: 'absolute',
  inlineSize: px(1),
  blockSize: px(1),
  overflow: 'hidden',
  clipPath: 'inset(50%)',
  whiteSpace: 'nowrap',
} as const;
globalStyle(`[data-shell] ${bar}:not([data-end]) > header`, { ...heard, minBlockSize: 0 });
globalStyle(`[data-shell] ${bar}[data-end] > header > :not(:last-child)`, heard);
