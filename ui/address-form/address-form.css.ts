import { globalStyle, style } from '@vanilla-extract/css';
import { px, vars, withText } from '../internals/styles.ts';

export const levels = style({
  display: 'grid',
  gridTemplateColumns: `repeat(auto-fit, minmax(min(100%, ${withText(140)}), 1fr))`,
  gap: px(12),
});
export const actions = style({ display: 'flex', flexWrap: 'wrap', justifyContent: 'flex-end', gap: px(12) });

// One message is shown below all levels, but only the missing one has the red border.
globalStyle(`${levels} [data-missing]`, {
  borderColor: vars.color.error,
  boxShadow: `0 0 0 ${px(3)} ${vars.color.errorRing}`,
});
