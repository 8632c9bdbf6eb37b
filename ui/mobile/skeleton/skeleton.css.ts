import { style, styleVariants } from '@vanilla-extract/css';
import { hairlineSubtle } from '../../internals/looks.ts';
import { px } from '../../internals/styles.ts';

const rows = { paddingInline: px(16) };
export const forms = styleVariants({
  cells: rows,
  services: rows,
  news: rows,
  icons: {
    display: 'grid',
    gridTemplateColumns: `repeat(auto-fill, minmax(max(${px(60)}, 22%), 1fr))`,
    rowGap: px(16),
    paddingBlock: px(4),
  },
  form: rows,
  article: { display: 'grid', gap: px(14), padding: px(16) },
});
const row = style({
  display: 'flex',
  alignItems: 'center',
  gap: px(12),
  selectors: { '&:not(:last-child)': { borderBlockEnd: hairlineSubtle } },
});
export const parts = styleVariants({
  cells: [row, { minBlockSize: px(52) }],
  services: [row, { minBlockSize: px(72) }],
  news: [row, { paddingBlock: px(14) }],
  icons: { display: 'grid', justifyItems: 'center', gap: px(12) },
  form: [row, { minBlockSize: px(52), gap: px(32) }],
  article: {},
});
export const lines = style({ display: 'grid', flex: 1, gap: px(10), minInlineSize: 0 });
