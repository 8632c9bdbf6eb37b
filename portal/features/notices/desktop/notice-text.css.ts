import { style } from '@vanilla-extract/css';
import { px, vars } from '@yimen/ui/vars';

export const head = style({
  display: 'grid',
  gap: px(8),
  paddingBlockEnd: px(20),
  marginBlockEnd: px(20),
  borderBlockEnd: `${vars.stroke.line} solid ${vars.color.line}`,
});
export const tags = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: px(8),
  minBlockSize: px(40),
});
/** What one does about a message, below its text. */
export const act = style({ marginBlockStart: px(24), '@media': { print: { display: 'none' } } });
export const actions = style({
  display: 'flex',
  gap: px(4),
  marginInlineStart: 'auto',
  '@media': { print: { display: 'none' } },
});
