import { style } from '@vanilla-extract/css';
import { px } from '@yimen/ui/vars';
import * as frames from '../../shell/skeleton/frames.ts';

export const wrap = style(frames.wrap);

export const head = style([
  wrap,
  {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'end',
    justifyContent: 'space-between',
    gap: `${px(16)} ${px(40)}`,
    paddingBlock: `${px(32)} ${px(24)}`,
    selectors: { '&[data-spacing="none"]': { paddingBlockEnd: px(4) } },
  },
]);
export const headWords = style({ display: 'grid', gap: px(4), minInlineSize: 0 });
export const headEnd = style({ inlineSize: px(400), maxInlineSize: '100%' });

// `minmax(0, 1fr)`, because an automatic column grows with its content, such as a long row of tabs.
const oneColumn = { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: px(24) } as const;

export const body = style([wrap, oneColumn, { paddingBlockEnd: px(64) }]);

export const columns = style([wrap, frames.listFrame]);
export const column = style([oneColumn, { minInlineSize: 0 }]);

export const bare = style({ listStyle: 'none', margin: 0, padding: 0 });
export const cards = style([
  bare,
  {
    display: 'grid',
    gridTemplateColumns: frames.columnTracks(3, 240, 24),
    gap: px(24),
    selectors: { '[data-care] &': { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
  },
]);
export const card = style({ display: 'grid', minInlineSize: 0 });

export const failed = style({ display: 'flex', alignItems: 'center', gap: px(8), minBlockSize: px(64) });
