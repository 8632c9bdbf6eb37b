import { style } from '@vanilla-extract/css';
import { hairline } from '../../internals/looks.ts';
import { acrossNotch } from '../../internals/notch.ts';
import { px, vars } from '../../internals/styles.ts';

export const root = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: px(12),
  paddingBlock: `${px(12)} calc(${px(12)} + env(safe-area-inset-bottom, 0px))`,
  ...acrossNotch(px(16)),
  borderBlockStart: hairline,
  background: vars.color.surface,
});
export const actions = style({
  flex: `1 1 ${px(140)}`,
  display: 'grid',
  gridAutoFlow: 'column',
  gridAutoColumns: 'minmax(0, 1fr)',
  gap: px(12),
  minInlineSize: 0,
});
