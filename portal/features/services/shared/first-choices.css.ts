import { globalStyle, style } from '@vanilla-extract/css';
import { px, vars } from '@yimen/ui/vars';

/** Side by side where each has room for its words. */
export const choices = style({
  display: 'grid',
  gridTemplateColumns: `repeat(auto-fit, minmax(min(100%, ${px(240)}), 1fr))`,
  gap: px(16),
});
/** Opens what is behind it. */
export const more = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  minBlockSize: vars.control.medium,
  paddingBlock: px(12),
  boxSizing: 'border-box',
  borderBlock: `${vars.stroke.line} solid ${vars.color.line}`,
  fontWeight: vars.font.strong,
  cursor: 'pointer',
  // Safari draws its triangle by this rule alone.
  selectors: { '&::-webkit-details-marker': { display: 'none' } },
});
export const chevron = style({ display: 'flex' });
globalStyle(`[open] > ${more} > ${chevron}`, { transform: 'rotate(180deg)' });
