import { globalStyle, style } from '@vanilla-extract/css';
import { px, vars } from '@yimen/ui/vars';
import { bare } from '../../home/shared/module.css.ts';

const line = `${vars.stroke.line} solid ${vars.color.lineSubtle}`;

export const rows = style([bare]);
export const row = style({
  display: 'flex',
  alignItems: 'center',
  gap: px(12),
  paddingBlock: px(12),
  selectors: { '& + &': { borderBlockStart: line } },
});
export const words = style({ flex: 1, minInlineSize: 0 });
globalStyle(`${words} a:hover`, { color: vars.theme.text });
export const counts = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(4, minmax(0, 1fr))',
  margin: 0,
  paddingBlock: px(8),
  borderBlockEnd: line,
});
export const count = style({ display: 'flex', flexDirection: 'column', gap: px(4) });
globalStyle(`${count} > dd`, { margin: 0 });
