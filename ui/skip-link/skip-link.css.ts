import { style } from '@vanilla-extract/css';
import { focusRing, px, type, vars } from '../internals/styles.ts';

export const link = style({
  ...type('body'),
  position: 'fixed',
  zIndex: vars.layer.toast,
  insetBlockStart: px(8),
  insetInlineStart: px(8),
  padding: `${px(12)} ${px(20)}`,
  borderRadius: vars.radius.medium,
  background: vars.color.surface,
  color: vars.theme.text,
  boxShadow: vars.shadow.floating,
  fontWeight: vars.font.strong,
  selectors: {
    '&:not(:focus)': { clipPath: 'inset(50%)', pointerEvents: 'none' },
    '&:focus': focusRing,
  },
});
