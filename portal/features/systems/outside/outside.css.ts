import { style } from '@vanilla-extract/css';
import { px, vars } from '@yimen/ui/vars';
import * as card from '../iframe/window-card.css.ts';

/** Down to the footer. */
export const place = style([
  card.place,
  { boxSizing: 'border-box', minBlockSize: `calc(100vh / ${vars.zoom} - ${px(68)})` },
]);
