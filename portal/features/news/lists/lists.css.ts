import { style } from '@vanilla-extract/css';
import { px, vars } from '@yimen/ui/vars';

const line = `${vars.stroke.line} solid ${vars.color.lineSubtle}`;

/** As wide as there is room; no column shrinks for another one's text. */
export const table = style({ inlineSize: '100%', borderCollapse: 'collapse', tableLayout: 'fixed' });
export const head = style({
  blockSize: px(40),
  paddingInline: px(12),
  borderBlockEnd: line,
  color: vars.color.inkTertiary,
  fontSize: vars.text.meta.size,
  fontWeight: vars.font.regular,
  textAlign: 'start',
});
export const row = style({
  borderBlockEnd: line,
  '@media': { '(hover: hover)': { ':hover': { background: vars.theme.shade06 } } },
});
export const cell = style({
  paddingBlock: px(12),
  paddingInline: px(12),
  verticalAlign: 'top',
  overflowWrap: 'anywhere',
  selectors: { '&:not(:first-child)': { color: vars.color.inkSecondary } },
});
export const short = style({ whiteSpace: 'nowrap', selectors: { '[data-care] &': { whiteSpace: 'normal' } } });
export const foot = style({ display: 'flex', justifyContent: 'center', marginBlockStart: px(8) });
export const browser = style({ display: 'grid', gap: px(16), minInlineSize: 0 });
export const search = style({ inlineSize: px(400), maxInlineSize: '100%' });
