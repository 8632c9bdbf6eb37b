import { style } from '@vanilla-extract/css';
import { px, vars } from '@yimen/ui/vars';
import { compactWidth } from '../../../lib/media.ts';
import { wrap } from '../../../parts/page/page.css.ts';

const bare = { listStyle: 'none', margin: 0, padding: 0 } as const;

export const main = style({ minInlineSize: 0 });
export const care = style([
  wrap,
  { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: px(16), paddingBlock: `${px(24)} ${px(64)}` },
]);
/** Categories beside the other filters. */
export const careFilters = style({
  display: 'grid',
  gridTemplateColumns: `${px(240)} minmax(0, 1fr)`,
  alignItems: 'start',
  gap: px(32),
  paddingBlockStart: px(16),
});
export const filters = style({ borderBlockStart: `${vars.stroke.line} solid ${vars.color.lineSubtle}` });

export const line = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: px(24),
  minBlockSize: px(64),
  paddingBlock: px(12),
  boxSizing: 'border-box',
});
export const count = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: `${px(8)} ${px(12)}` });
export const chosen = style({ ...bare, display: 'flex', flexWrap: 'wrap', gap: px(8) });
export const removable = style({ display: 'flex', alignItems: 'center', gap: px(8) });

export const cards = style({
  ...bare,
  display: 'grid',
  gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
  gap: px(16),
  '@media': { [compactWidth]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
  selectors: { '[data-care] &': { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
});
export const card = style({ display: 'grid', minInlineSize: 0 });
export const pages = style({ marginBlockStart: px(32) });
/** Link from the search for services to the search across all content. */
export const elsewhere = style({ margin: 0, marginBlockStart: px(24), textAlign: 'center' });
