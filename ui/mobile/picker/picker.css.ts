import { style } from '@vanilla-extract/css';
import { phoneType, ring, strong } from '../../internals/looks.ts';
import { phoneFlat } from '../../internals/media.ts';
import { px, touch, vars } from '../../internals/styles.ts';

export const view = style({
  position: 'relative',
  display: 'grid',
  gridAutoFlow: 'column',
  // Columns with longer text get more space; the rest is shared.
  gridAutoColumns: 'minmax(0, auto)',
  margin: `0 ${px(12)} ${px(12)}`,
  blockSize: `calc(5 * ${touch()})`,
  '@media': {
    // In landscape five rows do not fit.
    [phoneFlat]: { blockSize: `calc(3 * ${touch()})` },
  },
});
/** Marks the chosen row. */
export const band = style({
  position: 'absolute',
  insetInline: 0,
  insetBlockStart: `calc((100% - ${touch()}) / 2)`,
  blockSize: touch(),
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
  // So that the first and the last row can be scrolled to the middle.
  paddingBlock: `calc(2 * ${touch()})`,
  borderRadius: vars.radius.medium,
  outline: 'none',
  selectors: { '&::-webkit-scrollbar': { display: 'none' }, '&:focus-visible': ring(undefined, true) },
  '@media': { [phoneFlat]: { paddingBlock: touch() } },
});
export const option = style({
  ...phoneType(16, 20),
  display: 'grid',
  alignContent: 'center',
  minBlockSize: touch(),
  boxSizing: 'border-box',
  paddingInline: px(4),
  // Two lines fit; if large text needs more, the row grows and nothing is cut.
  scrollSnapAlign: 'center',
  color: vars.color.inkSecondary,
  textAlign: 'center',
  cursor: 'pointer',
  selectors: { '&[aria-disabled="true"]': { color: vars.color.disabledText, textDecoration: 'line-through' } },
});
export const words = style({ overflowWrap: 'anywhere', textWrap: 'balance' });
export const inMiddle = style({ color: vars.theme.text, ...phoneType(17, 20), ...strong });
