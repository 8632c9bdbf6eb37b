import { style } from '@vanilla-extract/css';
import { px } from '@yimen/ui/vars';

export const section = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: px(12),
  padding: `0 ${px(16)} ${px(20)}`,
});
export const list = style({
  listStyle: 'none',
  margin: 0,
  padding: 0,
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: px(12),
});
export const row = style({ display: 'flex', alignItems: 'center', gap: px(12) });
export const words = style({ flex: 1, minInlineSize: 0 });
