import { style } from '@vanilla-extract/css';
import { px, vars } from '@yimen/ui/vars';
import { bare } from '../../home/shared/module.css.ts';

const line = `${vars.stroke.line} solid ${vars.color.lineSubtle}`;

export const windows = style({ inlineSize: '100%', borderCollapse: 'collapse' });
const head = style({
  padding: 0,
  blockSize: px(32),
  color: vars.color.inkTertiary,
  fontSize: vars.text.meta.size,
  fontWeight: vars.font.regular,
});
export const windowHead = style([head, { textAlign: 'start' }]);
const number = { paddingInlineStart: px(16), textAlign: 'end', whiteSpace: 'nowrap' } as const;
export const numberHead = style([head, number]);
const cell = style({ padding: 0, blockSize: px(44), borderBlockStart: line, fontWeight: vars.font.regular });
export const windowCell = style([cell, { textAlign: 'start' }]);
export const numberCell = style([cell, number]);
export const booking = style({ marginBlockStart: px(16) });

export const cases = style([bare]);
export const row = style({
  display: 'flex',
  alignItems: 'center',
  gap: px(16),
  minBlockSize: px(44),
  selectors: { '& + &': { borderBlockStart: line } },
});
export const who = style({ inlineSize: '28%', flex: 'none', minInlineSize: 0 });
export const caseName = style({
  flex: 1,
  minInlineSize: 0,
  '@media': { '(hover: hover)': { ':hover': { color: vars.theme.text } } },
});
