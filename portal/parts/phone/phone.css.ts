import { style } from '@vanilla-extract/css';
import { phoneWide, px, vars } from '@yimen/ui/vars';

/** Content between the bars of a phone page. */
export const body = style({
  display: 'grid',
  // Long rows of tabs scroll inside and do not widen the page.
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: px(12),
  paddingBlockEnd: px(24),
});
/** Extends a link over its positioned row, so that the whole row is clickable. Later content in the row is above it. */
export const cover = style({ position: 'absolute', inset: 0 });
export const padded = style({ paddingInline: px(16) });

/** Rows below each other; two columns where there is room. */
export const rows = style({
  listStyle: 'none',
  margin: 0,
  padding: 0,
  '@media': { [phoneWide]: { display: 'grid', gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', columnGap: px(32) } },
});
/** A row's link, and at its end a state or an action: below the text where that would become too narrow. */
export const row = style({
  position: 'relative',
  boxSizing: 'border-box',
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  alignContent: 'center',
  gap: `${px(8)} ${px(12)}`,
  minBlockSize: px(64),
  blockSize: '100%',
  paddingBlock: px(10),
  borderBlockEnd: `${vars.stroke.line} solid ${vars.color.lineSubtle}`,
  selectors: {
    'li:last-child > &': { borderBlockEnd: 0 },
    '&:active:has(a, button)': { background: vars.theme.shade06 },
  },
  '@media': { [phoneWide]: { selectors: { 'li:nth-last-child(2):nth-child(odd) > &': { borderBlockEnd: 0 } } } },
});
export const rowWords = style({ flex: '1 1 6em', minInlineSize: 0 });
/** The action is at the end, near the thumb. */
export const rowAct = style({ flex: 'none', marginInlineStart: 'auto' });
