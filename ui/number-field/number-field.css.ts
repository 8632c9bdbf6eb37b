import { style } from '@vanilla-extract/css';
import { px, vars } from '../internals/styles.ts';

export const steppers = style({ flex: 'none', display: 'flex', gap: px(4), marginInlineEnd: px(-4) });
export const stepper = style({
  marginInlineEnd: 0,
  selectors: { '&:disabled': { color: vars.color.disabledText, background: 'none', cursor: 'not-allowed' } },
});
