import { px } from '@yimen/tokens/contract';
import { style } from '@vanilla-extract/css';

export const form = style({
  display: 'grid',
  gap: px(24),
  '@media': { '(max-width: 900px)': { gap: px(20) } },
});
