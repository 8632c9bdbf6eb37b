import { style } from '@vanilla-extract/css';
import { px, vars } from '@yimen/ui/vars';

const narrow = '(max-width: 640px)';

export const fields = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: px(20) });
export const row = style({
  display: 'grid',
  gridTemplateColumns: `${px(80)} minmax(0, 1fr)`,
  columnGap: px(16),
  alignItems: 'start',
  '@media': { [narrow]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
  selectors: { '[data-care] &': { gridTemplateColumns: 'minmax(0, 1fr)' } },
});
export const label = style({ paddingBlock: px(7), color: vars.color.inkSecondary });
export const controls = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: px(8), minInlineSize: 0 });
export const kinds = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: px(12),
});
export const times = style({
  display: 'grid',
  gridTemplateColumns: `${px(168)} ${px(112)} auto minmax(${px(112)}, 1fr)`,
  gap: px(8),
  alignItems: 'start',
  selectors: {
    '&[data-days]': { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
    '[data-care] &': { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
  },
  '@media': { [narrow]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
});
export const until = style({
  paddingBlock: px(7),
  color: vars.color.inkSecondary,
  selectors: {
    [`${times}[data-days] > &`]: { display: 'none' },
    '[data-care] &': { display: 'none' },
  },
});
export const warning = style({ display: 'inline-flex', alignItems: 'center', gap: px(8) });
export const repeat = style({
  display: 'grid',
  gridTemplateColumns: `repeat(auto-fit, minmax(min(100%, ${px(150)}), 1fr))`,
  gap: px(8),
  alignItems: 'start',
});
export const weekdays = style({ display: 'flex', flexWrap: 'wrap', gap: px(8) });
export const foot = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: px(12),
  inlineSize: '100%',
});
export const footEnd = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: px(12) });
export const address = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: px(16) });
export const subscribe = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: px(24) });
export const subscribeWays = style({ flex: `1 1 ${px(240)}`, display: 'grid', gap: px(16) });
export const steps = style({ margin: 0, paddingInlineStart: px(24), display: 'grid', gap: px(4) });
