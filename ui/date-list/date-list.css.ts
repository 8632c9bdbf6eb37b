import { style } from '@vanilla-extract/css';
import { clampLines, hairlineSubtle, plainList, ring, strong } from '../internals/looks.ts';
import { canHover, px, type, vars } from '../internals/styles.ts';

/** Two columns in a wide panel, where half of each row would be empty otherwise. */
export const list = style({
  ...plainList,
  display: 'grid',
  gridTemplateColumns: `repeat(auto-fill, minmax(min(100%, ${px(420)}), 1fr))`,
  columnGap: px(24),
  minInlineSize: 0,
});
export const item = style({ borderBlockStart: hairlineSubtle });
export const link = style({
  display: 'flex',
  alignItems: 'center',
  gap: px(16),
  paddingBlock: px(16),
  borderRadius: vars.radius.small,
  color: vars.color.ink,
  textDecoration: 'none',
  selectors: { '&:focus-visible': ring(undefined, true) },
});
/** Comes after the title in the DOM, so that it is read after it, but is drawn before it. */
export const date = style({ order: -1, flex: 'none', minInlineSize: px(52), textAlign: 'center' });
export const day = style({
  display: 'block',
  color: vars.theme.text,
  fontSize: vars.text.title2.size,
  // Line heights of 28 and 20 for sizes of 22 and 14, without a unit, so that they grow with care mode's text.
  lineHeight: 1.27,
  ...strong,
});
export const month = style({
  display: 'block',
  color: vars.color.inkTertiary,
  fontSize: vars.text.meta.size,
  lineHeight: 1.43,
});
export const words = style({ flex: 1, minInlineSize: 0 });
export const title = style({
  ...type('body'),
  lineHeight: '1.5',
  ...clampLines(2),
  textWrap: 'balance',
  '@media': { [canHover]: { selectors: { [`${link}:any-link:hover &`]: { color: vars.theme.text } } } },
});
export const note = style({
  display: 'block',
  marginBlockStart: px(2),
  color: vars.color.inkTertiary,
  ...type('meta'),
});
