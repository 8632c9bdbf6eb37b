import { style } from '@vanilla-extract/css';
import { largeType, px, vars } from '@yimen/ui/vars';

export const panel = style({
  marginBlockStart: px(32),
  padding: `${px(16)} ${px(20)} ${px(4)}`,
  border: `${vars.stroke.line} solid ${vars.color.line}`,
  borderRadius: vars.radius.medium,
  '@media': { [largeType]: { paddingInline: px(12) } },
});
