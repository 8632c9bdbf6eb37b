import { style } from '@vanilla-extract/css';
import { px, vars } from '@yimen/ui/vars';

/** Aligns the button's text with the content above. */
export const last = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: px(16),
  marginInlineStart: px(-12),
});

export const foot = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'center',
  columnGap: px(32),
  padding: `${px(8)} ${px(24)}`,
  borderBlockStart: `${vars.stroke.line} solid ${vars.color.line}`,
  background: vars.color.surface,
  color: vars.color.inkTertiary,
  overflowWrap: 'anywhere',
});
