import { style } from '@vanilla-extract/css';
import { px, vars } from '@yimen/ui/vars';
import { band as bandFrame } from '../../shell/skeleton/frames.ts';
import { wrap } from './page.css.ts';

export const band = style({
  background: vars.color.paper,
  borderBlockEnd: `${vars.stroke.line} solid ${vars.color.line}`,
});
export const inner = style([
  wrap,
  {
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: px(40),
    minBlockSize: px(128),
  },
]);
export const search = style({ inlineSize: px(560), flex: '0 1 auto' });
export const bandBody = style([wrap, bandFrame]);
