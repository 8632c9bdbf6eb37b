import { style } from '@vanilla-extract/css';
import { px } from '@yimen/ui/vars';

export const bare = style({ listStyle: 'none', margin: 0, padding: 0 });
export const pair = style([bare, { display: 'grid', gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', gap: px(12) }]);
export const guest = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: px(12),
});
