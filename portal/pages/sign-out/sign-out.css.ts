import { style } from '@vanilla-extract/css';
import { px } from '@yimen/ui/vars';

export const page = style({
  minHeight: '100vh',
  display: 'grid',
  placeContent: 'center',
  justifyItems: 'center',
  gap: px(16),
});
