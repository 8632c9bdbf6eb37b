import { style } from '@vanilla-extract/css';
import { px } from '@yimen/ui/vars';

/** What stands between the bars of a phone page. */
export const body = style({
  display: 'grid',
  // Long rows of tabs scroll in it; they do not widen the page.
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: px(12),
  paddingBlockEnd: px(24),
});
export const padded = style({ paddingInline: px(16) });
