import { style } from '@vanilla-extract/css';
import { px, vars } from '@yimen/ui/vars';

/** As wide as the sections below, and as round (DESIGN §9, 43). */
export const strip = style({
  margin: `0 ${px(12)} ${px(12)}`,
  borderRadius: vars.radius.large,
  overflow: 'hidden',
  selectors: { '* + &': { marginBlockStart: px(12) } },
});
