import { style } from '@vanilla-extract/css';
import { px, targetSize, vars } from '@yimen/ui/vars';
import { compactWidth } from '../../lib/media.ts';
import * as frames from './frames.ts';
import { wrap } from './skeleton.css.ts';

const hairline = `${vars.stroke.line} solid ${vars.color.line}`;
const hairlineSubtle = `${vars.stroke.line} solid ${vars.color.lineSubtle}`;
const ends = { display: 'flex', alignItems: 'center', justifyContent: 'space-between' } as const;

export const head = style({ borderBlockEnd: hairline, background: vars.color.paper });
export const headInner = style([wrap, ends, { gap: px(40), minBlockSize: px(128) }]);
export const note = style({ display: 'flex', alignItems: 'center', blockSize: vars.text.body.line });
export const search = style({ inlineSize: px(560), flex: '0 1 auto' });

/** As the large size of `@yimen/ui/search-field`. */
export const field = style({
  display: 'flex',
  alignItems: 'center',
  gap: px(12),
  boxSizing: 'border-box',
  minBlockSize: vars.control.large,
  paddingInline: px(16),
  border: `${vars.stroke.line} solid ${vars.color.fieldBorder}`,
  borderRadius: vars.radius.medium,
  background: vars.color.surface,
  selectors: { '&:focus-within': { borderColor: vars.focus.ring, boxShadow: `0 0 0 ${px(3)} ${vars.theme.shade20}` } },
});
export const input = style({
  flex: 1,
  minInlineSize: 0,
  padding: 0,
  border: 'none',
  outline: 'none',
  background: 'none',
  color: 'inherit',
  font: 'inherit',
  fontSize: vars.text.body.size,
  // Shadows disappear in forced colours, outlines do not.
  ':focus': { outline: `${vars.stroke.focus} solid transparent` },
  '::placeholder': { color: vars.color.inkTertiary, opacity: 1 },
});

export const body = style([wrap, frames.band]);
export const main = style({ minInlineSize: 0 });
export const part = style({
  selectors: { '& + &': { marginBlockStart: px(16), paddingBlockStart: px(16), borderBlockStart: hairline } },
});
export const category = style([
  ends,
  {
    minBlockSize: targetSize(px(44)),
    paddingInline: px(16),
    borderRadius: vars.radius.medium,
    selectors: { '&[data-state="active"]': { background: vars.color.paper } },
  },
]);

export const filters = style({ borderBlockStart: hairlineSubtle });
export const filter = style({
  display: 'flex',
  alignItems: 'flex-start',
  gap: px(8),
  paddingBlock: px(12),
  borderBlockEnd: hairlineSubtle,
});
export const filterLabel = style({
  flex: 'none',
  inlineSize: px(64),
  color: vars.color.inkTertiary,
  fontSize: vars.text.body.size,
  lineHeight: vars.control.small,
});
export const choices = style({ display: 'flex', flex: 1, flexWrap: 'wrap', gap: px(4), minInlineSize: 0 });
export const choice = style({
  display: 'flex',
  alignItems: 'center',
  blockSize: vars.control.small,
  paddingInline: px(12),
});
export const line = style([ends, { minBlockSize: px(64) }]);
export const cards = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
  gap: px(16),
  '@media': { [compactWidth]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
  selectors: { '[data-care] &': { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
});
export const card = style({
  display: 'flex',
  flexDirection: 'column',
  justifyContent: 'space-between',
  boxSizing: 'border-box',
  minBlockSize: px(144),
  padding: px(20),
  border: hairline,
  borderRadius: vars.radius.medium,
});
export const cardHead = style({ display: 'flex', alignItems: 'center', gap: px(16) });
export const cardFoot = style([ends, { gap: px(16) }]);
export const pages = style({ display: 'flex', justifyContent: 'center', marginBlockStart: px(32) });
