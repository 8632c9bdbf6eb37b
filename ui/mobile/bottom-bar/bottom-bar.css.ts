import { globalStyle, style } from '@vanilla-extract/css';
import { hairline } from '../../internals/looks.ts';
import { largeType } from '../../internals/media.ts';
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
  '@media': {
    [largeType]: {
      flexWrap: 'nowrap',
      gap: px(8),
      paddingBlockStart: px(4),
      paddingBlockEnd: `calc(${px(4)} + env(safe-area-inset-bottom, 0px))`,
    },
  },
});
export const actions = style({
  flex: `1 1 ${px(140)}`,
  display: 'grid',
  gridAutoFlow: 'column',
  gridAutoColumns: 'minmax(0, 1fr)',
  gap: px(12),
  minInlineSize: 0,
});
// One row in large type too, with less padding, because the text of the buttons needs the space.
globalStyle(`${actions} :is(a, button)`, { '@media': { [largeType]: { paddingInline: px(8) } } });
