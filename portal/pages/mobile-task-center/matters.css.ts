import { style } from '@vanilla-extract/css';
import { px, vars } from '@yimen/ui/vars';

export const waiting = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  paddingBlock: `${px(12)} ${px(24)}`,
});
export const sheet = style({ paddingInline: px(16), background: vars.color.surface });
export const list = style({ listStyle: 'none', margin: 0, padding: 0 });
export const row = style({
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  gap: px(12),
  minBlockSize: px(64),
  paddingBlock: px(10),
  borderBlockEnd: `${vars.stroke.line} solid ${vars.color.lineSubtle}`,
  selectors: { 'li:last-child > &': { borderBlockEnd: 0 }, '&:active': { background: vars.theme.shade06 } },
});
export const words = style({ flex: 1, minInlineSize: 0 });
/** Words that are pressed as a link's are. */
export const opener = style({
  padding: 0,
  border: 0,
  background: 'none',
  color: 'inherit',
  font: 'inherit',
  textAlign: 'start',
  cursor: 'pointer',
});
export const known = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: px(12),
  padding: `${px(4)} ${px(16)} ${px(24)}`,
});
