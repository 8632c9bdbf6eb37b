import { globalStyle, style } from '@vanilla-extract/css';
import { px } from '@yimen/ui/vars';
import { flat } from '../scene.css.ts';

export const form = style({
  display: 'grid',
  gap: px(24),
  '@media': {
    '(max-width: 900px)': { gap: px(20) },
    // Both fields in a row, unless large text needs the full width, so that the button is visible.
    [flat]: { gridTemplateColumns: 'repeat(auto-fit, minmax(min(15em, 100%), 1fr))' },
  },
});
globalStyle(`${form} > :is(button, [role])`, { gridColumn: '1 / -1' });
