import { style } from '@vanilla-extract/css';
import { px } from '@yimen/ui/vars';

/** Side by side where each has room for its words. */
export const choices = style({
  display: 'grid',
  gridTemplateColumns: `repeat(auto-fit, minmax(min(100%, ${px(260)}), 1fr))`,
  gap: px(16),
});
