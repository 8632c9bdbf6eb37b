import { style } from '@vanilla-extract/css';
import { px, vars } from '@yimen/ui/vars';
import { wrap } from '../../../parts/page/page.css.ts';

export const shape = style({ position: 'absolute', inset: 0, overflow: 'hidden', background: vars.color.surface });
export const columns = style([
  wrap,
  {
    display: 'grid',
    gridTemplateColumns: `${px(200)} minmax(0, 1fr)`,
    gap: px(40),
    boxSizing: 'border-box',
    paddingBlock: px(32),
  },
]);
export const column = style({ display: 'grid', alignContent: 'start', gap: px(24) });
