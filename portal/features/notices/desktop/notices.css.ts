import { style } from '@vanilla-extract/css';
import { px, vars } from '@yimen/ui/vars';

const border = `${vars.stroke.line} solid ${vars.color.line}`;

/** Not printed. */
export const onScreen = style({ minInlineSize: 0, '@media': { print: { display: 'none' } } });

export const tools = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'end',
  alignItems: 'center',
  gap: px(16),
});
/** Types, list and text side by side; in large type the text is below. */
export const frame = style({
  display: 'flex',
  flexWrap: 'wrap',
  minBlockSize: px(720),
  border: border,
  borderRadius: vars.radius.medium,
  overflow: 'hidden',
  '@media': { print: { display: 'block', border: 0 } },
});
const part = style({ minInlineSize: 0, '@media': { print: { display: 'none' } } });
export const types = style([
  part,
  {
    flex: `0 0 ${px(200)}`,
    boxSizing: 'border-box',
    padding: px(12),
    borderInlineEnd: border,
    selectors: { '[data-care] &': { flexBasis: px(220) } },
  },
]);
export const list = style([part, { flex: `1 1 ${px(424)}`, boxSizing: 'border-box' }]);
export const padded = style({ padding: px(16) });
export const rows = style({ listStyle: 'none', margin: 0, padding: 0 });
export const row = style({
  display: 'grid',
  gridTemplateColumns: `${px(8)} minmax(0, 1fr)`,
  gap: px(12),
  padding: `${px(14)} ${px(20)} ${px(14)} ${px(16)}`,
  borderBlockEnd: `${vars.stroke.line} solid ${vars.color.lineSubtle}`,
  selectors: {
    '&[data-state="active"]': {
      background: vars.theme.shade06,
      boxShadow: `inset ${px(3)} 0 0 ${vars.theme.solid}`,
    },
  },
  '@media': {
    '(hover: hover)': { selectors: { '&[data-state="inactive"]:hover': { background: vars.theme.shade06 } } },
  },
});
export const dot = style({
  inlineSize: px(8),
  blockSize: px(8),
  marginBlockStart: px(9),
  borderRadius: vars.radius.round,
  selectors: { '&[data-state="on"]': { background: vars.theme.solid } },
});
export const words = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: px(2) });
/** Truncated at the end of the line. */
export const cut = style({ flex: 1, minInlineSize: 0, display: 'grid' });
export const line = style({ display: 'flex', alignItems: 'center', justifyContent: 'space-between', gap: px(12) });
export const pages = style({ padding: px(16) });
export const pane = style({
  flex: `9999 1 ${px(400)}`,
  boxSizing: 'border-box',
  minInlineSize: 0,
  padding: `${px(24)} ${px(32)} ${px(32)}`,
  // A line towards the left and the top; the frame covers the one that is not needed.
  boxShadow: `calc(-1 * ${vars.stroke.line}) 0 0 ${vars.color.line}, 0 calc(-1 * ${vars.stroke.line}) 0 ${vars.color.line}`,
  outline: 'none',
  selectors: { '[data-care] &': { flexBasis: '100%' } },
  '@media': { print: { padding: 0 } },
});
export const foot = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: px(8),
  marginBlockStart: px(28),
  paddingBlockStart: px(12),
  borderBlockStart: border,
  '@media': { print: { display: 'none' } },
});
