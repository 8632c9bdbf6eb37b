import { style } from '@vanilla-extract/css';
import { px, vars, withText } from '../internals/styles.ts';

export const tools = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${px(8)} ${px(16)}`,
  color: vars.color.inkSecondary,
  fontSize: vars.text.body.size,
});
export const size = style({ inlineSize: withText(128) });
export const jump = style({ display: 'inline-flex', alignItems: 'center', gap: px(8) });
export const jumpField = style({
  boxSizing: 'border-box',
  inlineSize: withText(56),
  minBlockSize: vars.control.medium,
  border: `${vars.stroke.line} solid ${vars.color.fieldBorder}`,
  borderRadius: vars.radius.medium,
  background: vars.color.surface,
  color: vars.color.ink,
  font: 'inherit',
  textAlign: 'center',
  ':focus': {
    borderColor: vars.focus.ring,
    boxShadow: `0 0 0 ${px(3)} ${vars.theme.shade20}`,
    outline: `${vars.stroke.focus} solid transparent`,
  },
});
