import { style } from '@vanilla-extract/css';
import { px } from '@yimen/ui/vars';
import { wrap } from '../parts/page.css.ts';

export const place = style([
  wrap,
  { display: 'grid', justifyItems: 'start', alignContent: 'start', gap: px(24), paddingBlock: `${px(64)} ${px(96)}` },
]);
