import { style } from '@vanilla-extract/css';
import { px, vars } from '@yimen/ui/vars';

export const care = style({
  display: 'grid',
  gap: px(16),
  padding: `calc(${px(12)} + env(safe-area-inset-top, 0px)) ${px(16)} ${px(20)}`,
});
export const careBar = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: px(12),
});
export const brand = style({ display: 'flex', alignItems: 'center', gap: px(12), minInlineSize: 0 });
export const logo = style({ flex: 'none', inlineSize: px(40), blockSize: px(40), color: vars.theme.text });
