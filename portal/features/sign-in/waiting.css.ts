import { style } from '@vanilla-extract/css';
import { px, vars } from '@yimen/ui/vars';

export const page = style({
  minHeight: `calc(100vh / ${vars.zoom})`,
  display: 'grid',
  placeContent: 'center',
  justifyItems: 'center',
  gap: px(16),
});
export const form = style({ display: 'grid', justifyItems: 'center', gap: px(16) });
