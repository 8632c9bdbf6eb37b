import { style } from '@vanilla-extract/css';
import { px, vars } from '@yimen/ui/vars';

export const toggle = style({
  display: 'flex',
  alignItems: 'center',
  gap: px(8),
  minBlockSize: vars.control.small,
  whiteSpace: 'nowrap',
});
export const box = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'center',
  boxSizing: 'border-box',
  inlineSize: px(20),
  blockSize: px(20),
  flex: 'none',
  border: `${px(1.5)} solid ${vars.color.controlBorder}`,
  borderRadius: vars.radius.small,
  selectors: {
    '&[data-state="on"]': {
      background: vars.theme.solid,
      borderColor: vars.theme.solid,
      color: vars.theme.onSolid,
    },
  },
});
