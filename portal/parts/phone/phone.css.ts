import { style } from '@vanilla-extract/css';
import { phoneWide, px, vars } from '@yimen/ui/vars';

/** What stands between the bars of a phone page. */
export const body = style({
  display: 'grid',
  // Long rows of tabs scroll in it; they do not widen the page.
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: px(12),
  paddingBlockEnd: px(24),
});
/** Within the link of a row that is positioned: all of the row is pressed. What follows in the row lies above it. */
export const cover = style({ position: 'absolute', inset: 0 });
export const padded = style({ paddingInline: px(16) });

/** Rows of a page one below the other; where there is room, two beside each other. */
export const rows = style({
  listStyle: 'none',
  margin: 0,
  padding: 0,
  '@media': { [phoneWide]: { display: 'grid', gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', columnGap: px(32) } },
});
/** What a row leads to, and at its end a state or a way to act: below the words where these would get too little of the line. */
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
/** What one does stands at the thumb's side. */
export const rowAct = style({ flex: 'none', marginInlineStart: 'auto' });
