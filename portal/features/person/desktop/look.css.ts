import { style } from '@vanilla-extract/css';
import { px, vars } from '@yimen/ui/vars';

const stroke = (color: string) => `${vars.stroke.line} solid ${color}`;

export const group = style({ display: 'grid', gap: px(12), marginBlockEnd: px(24) });
export const looks = style({
  display: 'grid',
  gridTemplateColumns: `repeat(auto-fit, minmax(${px(160)}, 1fr))`,
  gap: px(16),
});
export const look = style({
  display: 'grid',
  minInlineSize: 0,
  overflow: 'hidden',
  border: stroke(vars.color.line),
  borderRadius: vars.radius.medium,
  cursor: 'pointer',
  selectors: {
    '&[data-state="active"]': {
      borderColor: vars.theme.control,
      outline: stroke(vars.theme.control),
      fontWeight: vars.font.strong,
    },
    '&:focus-within:has(:focus-visible)': {
      outline: `${vars.stroke.focus} solid ${vars.focus.ring}`,
      outlineOffset: vars.stroke.focusOffset,
    },
  },
});
export const sketches = style({ display: 'flex', borderBlockEnd: stroke(vars.color.line) });
export const sketch = style({
  flex: 1,
  display: 'grid',
  alignContent: 'start',
  gap: px(8),
  boxSizing: 'border-box',
  blockSize: px(112),
  padding: px(16),
});
export const halfSketch = style([sketch]);
const bar = { borderRadius: vars.radius.small } as const;
export const title = style({ ...bar, inlineSize: '40%', blockSize: px(8), background: vars.color.inkSecondary });
export const largeTitle = style({ ...bar, inlineSize: '50%', blockSize: px(12), background: vars.color.ink });
export const search = style({ display: 'flex', gap: px(8) });
const box = { ...bar, flex: 1, border: stroke(vars.color.fieldBorder) } as const;
export const field = style({ ...box, blockSize: px(18) });
export const largeField = style({ ...box, blockSize: px(24) });
const solid = { ...bar, background: vars.theme.solid } as const;
export const button = style({ ...solid, inlineSize: px(32), blockSize: px(20) });
export const largeButton = style({ ...solid, inlineSize: px(44), blockSize: px(26) });
export const line = style({
  ...bar,
  blockSize: px(6),
  background: vars.color.skeleton,
  selectors: { '&:nth-child(odd)': { inlineSize: '80%' } },
});
export const largeLine = style({
  ...bar,
  blockSize: px(10),
  background: vars.color.fieldBorder,
  selectors: { '&:nth-child(even)': { inlineSize: '72%' } },
});
export const choice = style({
  display: 'flex',
  alignItems: 'center',
  gap: px(12),
  minBlockSize: px(48),
  paddingInline: px(16),
  fontSize: vars.text.body.size,
  lineHeight: vars.text.body.line,
});
export const radio = style({
  flex: 'none',
  inlineSize: px(20),
  blockSize: px(20),
  margin: 0,
  accentColor: vars.theme.control,
  outline: 'none',
});
