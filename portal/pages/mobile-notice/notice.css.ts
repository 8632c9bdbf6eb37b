import { style } from '@vanilla-extract/css';
import { px, vars } from '@yimen/ui/vars';

export const day = style({ padding: `${px(12)} ${px(16)} ${px(8)}` });
export const cell = style({
  background: vars.color.surface,
  borderBlockEnd: `${vars.stroke.line} solid ${vars.color.lineSubtle}`,
});
export const row = style({
  position: 'relative',
  display: 'grid',
  gap: px(4),
  minInlineSize: 0,
  padding: `${px(14)} 0 ${px(14)} ${px(16)}`,
  // A row that is swiped ends in a button; a guest's does not.
  selectors: { [`${cell} > &`]: { paddingInlineEnd: px(16) } },
});
export const line = style({ display: 'flex', alignItems: 'baseline', gap: px(8), minInlineSize: 0 });
export const title = style({ flex: 1, minInlineSize: 0, margin: 0, font: 'inherit' });
export const dot = style({
  flex: 'none',
  alignSelf: 'center',
  inlineSize: px(8),
  blockSize: px(8),
  borderRadius: '50%',
  background: vars.color.badge,
});
export const foot = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: px(8) });
export const act = style({ paddingBlockStart: px(4) });
export const text = style({ padding: `${px(16)} ${px(16)} ${px(40)}`, background: vars.color.surface });
