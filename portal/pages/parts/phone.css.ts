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
/** Within the link of a row that is positioned: all of the row is pressed. What follows in the row lies above it. */
export const cover = style({ position: 'absolute', inset: 0 });
export const padded = style({ paddingInline: px(16) });
