import { style } from '@vanilla-extract/css';
import { hairlineSubtle, plainList, ring } from '../internals/looks.ts';
import { canHover, ellipsis, inCare, px, targetSize, touch, type, vars } from '../internals/styles.ts';

export const list = style({ ...plainList, minInlineSize: 0 });
export const item = style({ borderBlockEnd: hairlineSubtle, selectors: { '&:last-child': { borderBlockEnd: 0 } } });
export const link = style({
  display: 'flex',
  alignItems: 'center',
  // A whole title leaves no room beside it.
  flexWrap: inCare('nowrap', 'wrap'),
  gap: `0 ${px(16)}`,
  minBlockSize: targetSize(touch()),
  borderRadius: vars.radius.small,
  color: vars.color.ink,
  textDecoration: 'none',
  ...type('body'),
  selectors: { '&:focus-visible': ring(undefined, true) },
  '@media': { [canHover]: { selectors: { '&:any-link:hover': { color: vars.theme.text } } } },
});
export const title = style({ minInlineSize: 0, ...ellipsis });
/** Beside the text that it belongs to. */
export const mark = style({ flex: 'none', marginInlineStart: inCare(px(-8), '0px') });
export const date = style({ flex: 'none', marginInlineStart: 'auto', color: vars.color.inkTertiary, ...type('meta') });
