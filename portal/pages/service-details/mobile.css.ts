import { style } from '@vanilla-extract/css';
import { px, vars } from '@yimen/ui/vars';

export const starred = style({ color: vars.color.star });
export const head = style({ background: vars.color.surface, paddingBlockStart: px(8) });
export const name = style({ display: 'flex', alignItems: 'center', gap: px(12), padding: `0 ${px(16)} ${px(16)}` });
export const grow = style({ flex: 1, minInlineSize: 0 });
export const anchors = style({
  position: 'sticky',
  // Under the navigation bar, which stays too.
  insetBlockStart: `calc(${px(44)} + env(safe-area-inset-top, 0px))`,
  zIndex: vars.layer.sticky,
  marginBlockEnd: px(12),
  background: vars.color.surface,
});
export const warning = style({ margin: `0 ${px(12)} ${px(12)}` });
export const section = style({ scrollMarginBlockStart: px(100) });
/** At the thumb, whatever the length of the guide. */
export const bar = style({ position: 'sticky', insetBlockEnd: 0, zIndex: vars.layer.sticky });
