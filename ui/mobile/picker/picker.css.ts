import { style } from '@vanilla-extract/css';
import { phoneFlat, phoneType, ring, strong } from '../../internals/looks.ts';
import { px, vars } from '../../internals/styles.ts';

export const view = style({
  position: 'relative',
  display: 'grid',
  gridAutoFlow: 'column',
  // Longer words get more room; what is left is shared.
  gridAutoColumns: 'minmax(0, auto)',
  margin: `0 ${px(12)} ${px(12)}`,
  blockSize: px(220),
  '@media': {
    // On its side a phone has no room for five rows.
    [phoneFlat]: { blockSize: px(132) },
  },
});
/** Marks the chosen row. */
export const band = style({
  position: 'absolute',
  insetInline: 0,
  insetBlockStart: `calc(50% - ${px(22)})`,
  blockSize: px(44),
  borderRadius: vars.radius.medium,
  background: vars.theme.shade08,
  pointerEvents: 'none',
  '@media': { '(forced-colors: active)': { border: '1px solid Highlight' } },
});
export const wheel = style({
  position: 'relative',
  overflowX: 'hidden',
  overflowY: 'scroll',
  scrollbarWidth: 'none',
  scrollSnapType: 'y mandatory',
  overscrollBehavior: 'contain',
  touchAction: 'pan-y',
  boxSizing: 'border-box',
  // The first and the last row can come to the middle.
  paddingBlock: px(88),
  borderRadius: vars.radius.medium,
  outline: 'none',
  selectors: { '&::-webkit-scrollbar': { display: 'none' }, '&:focus-visible': ring(undefined, true) },
  '@media': { [phoneFlat]: { paddingBlock: px(44) } },
});
export const option = style({
  ...phoneType(16, 20),
  display: 'grid',
  alignContent: 'center',
  minBlockSize: px(44),
  boxSizing: 'border-box',
  paddingInline: px(4),
  // Two lines fit; where large text makes more, the row grows and nothing is cut.
  scrollSnapAlign: 'center',
  color: vars.color.inkSecondary,
  textAlign: 'center',
  cursor: 'pointer',
  selectors: { '&[aria-disabled="true"]': { color: vars.color.disabledText, textDecoration: 'line-through' } },
});
export const words = style({ overflowWrap: 'anywhere', textWrap: 'balance' });
export const inMiddle = style({ color: vars.theme.text, ...phoneType(17, 20), ...strong });
