import { style } from '@vanilla-extract/css';
import { px } from '@yimen/ui/vars';

export const form = style({
  display: 'grid',
  gap: px(24),
  '@media': { '(max-width: 900px)': { gap: px(20) } },
});
