import { style } from '@vanilla-extract/css';
import { fullBleed, px, touch, vars } from '@yimen/ui/vars';

export const bar = style({
  position: 'sticky',
  insetBlockStart: 0,
  zIndex: vars.layer.sticky,
  display: 'flex',
  // In large type the field has a line of its own.
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: px(4),
  padding: `calc(${px(4)} + env(safe-area-inset-top, 0px)) ${px(12)} ${px(8)} ${px(4)}`,
  background: vars.color.surface,
  ...fullBleed(vars.color.surface),
});
/** Before typing, the bar and the content are one sheet over the whole screen. */
export const sheet = style({
  minBlockSize: '100dvh',
  background: vars.color.surface,
  ...fullBleed(vars.color.surface),
});
export const field = style({ flex: '1 1 9em', minInlineSize: 0 });
export const begin = style({
  display: 'grid',
  // Earlier searches beside popular ones, where there is room for both.
  gridTemplateColumns: `repeat(auto-fit, minmax(min(100%, ${px(260)}), 1fr))`,
  gap: `${px(24)} ${px(48)}`,
  padding: `${px(16)} ${px(16)} ${px(32)}`,
});
export const head = style({ display: 'flex', alignItems: 'center', minBlockSize: touch(), marginBlockEnd: px(4) });
export const said = style({ display: 'block', padding: `${px(8)} ${px(16)}` });
export const group = style({
  marginBlockEnd: px(8),
  padding: `${px(8)} ${px(16)}`,
  background: vars.color.surface,
  ...fullBleed(vars.color.surface),
});
export const groupHead = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  minBlockSize: touch(40),
});
export const nothing = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', paddingBlockEnd: px(24) });
export const meant = style({ display: 'grid', gap: px(8), margin: 0, padding: 0, listStyle: 'none' });
export const guess = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'baseline', columnGap: px(12) });
