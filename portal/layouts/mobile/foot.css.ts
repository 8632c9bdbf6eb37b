import { style } from '@vanilla-extract/css';
import { px } from '@yimen/ui/vars';

export const foot = style({
  display: 'grid',
  justifyItems: 'center',
  gap: px(12),
  padding: `${px(12)} ${px(16)} ${px(24)}`,
  textAlign: 'center',
});

export const account = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'center',
  gap: px(4),
});
