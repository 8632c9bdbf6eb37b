import { style } from '@vanilla-extract/css';
import { px, vars } from '@yimen/ui/vars';

export const tools = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: `${px(8)} ${px(24)}`,
  marginBlockEnd: px(16),
});
export const buttons = style({ display: 'flex', flexWrap: 'wrap', gap: px(8) });
export const add = style({
  boxSizing: 'border-box',
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  justifyContent: 'center',
  gap: px(12),
  blockSize: '100%',
  textAlign: 'center',
  padding: px(12),
  border: `${vars.stroke.line} dashed ${vars.color.controlBorder}`,
  borderRadius: vars.radius.medium,
  color: vars.color.inkSecondary,
  fontSize: vars.text.body.size,
  lineHeight: vars.text.body.line,
  '@media': { '(hover: hover)': { ':hover': { borderColor: vars.theme.shade60, color: vars.theme.text } } },
});
