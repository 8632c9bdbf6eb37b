import { style } from '@vanilla-extract/css';
import { px, vars } from '@yimen/ui/vars';

export const reply = style({
  display: 'grid',
  gap: px(12),
  marginBlockStart: px(24),
  paddingBlockStart: px(20),
  borderBlockStart: `${vars.stroke.line} solid ${vars.color.line}`,
  '@media': { print: { display: 'none' } },
});
export const words = style({ whiteSpace: 'pre-line', overflowWrap: 'anywhere' });
export const form = style({ display: 'grid', gap: px(12) });
export const end = style({ display: 'flex', justifyContent: 'end', gap: px(8) });
