import { style } from '@vanilla-extract/css';
import { px } from '@yimen/ui/vars';

export const guest = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: px(12),
  textWrap: 'balance',
});
