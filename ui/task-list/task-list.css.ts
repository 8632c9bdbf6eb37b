import { style } from '@vanilla-extract/css';
import { clampLines, hairlineSubtle, plainList, ring, strong } from '../internals/looks.ts';
import { cut } from '../internals/metadata.css.ts';
import { canHover, ellipsis, px, type, vars } from '../internals/styles.ts';

export const list = style({ ...plainList });
export const row = style({ borderBlockEnd: hairlineSubtle, selectors: { '&:last-child': { borderBlockEnd: 0 } } });
export const link = style({
  display: 'flex',
  // In large type the deadline wraps below the text.
  flexWrap: 'wrap',
  alignItems: 'flex-start',
  gap: `${px(4)} ${px(12)}`,
  paddingBlock: px(12),
  borderRadius: vars.radius.small,
  color: vars.color.ink,
  textDecoration: 'none',
  selectors: { '&:focus-visible': ring(undefined, true) },
});
export const words = style({ flex: `1 1 ${px(140)}`, minInlineSize: 0 });
export const title = style({
  ...type('body'),
  ...strong,
  // Two lines, because a title that is cut early does not say what to do.
  ...clampLines(2),
  textWrap: 'balance',
  '@media': { [canHover]: { selectors: { 'a:hover > * > &': { color: vars.theme.text } } } },
});
export const note = style([cut, { display: 'block', color: vars.color.inkTertiary, ...type('meta'), ...ellipsis }]);
export const deadline = style({ flex: 'none', marginBlockStart: px(2) });
