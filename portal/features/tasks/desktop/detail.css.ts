import { style } from '@vanilla-extract/css';
import { px, vars } from '@yimen/ui/vars';
import { compactWidth } from '../../../lib/media.ts';
import { wrap } from '../../../parts/page/page.css.ts';

const stacked = { gridTemplateColumns: 'minmax(0, 1fr)' } as const;

export const page = style([wrap, { display: 'grid', ...stacked, gap: px(16), paddingBlock: `${px(16)} ${px(64)}` }]);
/** 816 px for the main column, 336 px for the side column (DESIGN §5). */
export const columns = style({
  display: 'grid',
  gridTemplateColumns: `minmax(0, 1fr) ${px(336)}`,
  gap: px(48),
  alignItems: 'start',
  selectors: { '[data-care] &': stacked },
  '@media': { [compactWidth]: stacked },
});
export const main = style({ display: 'grid', ...stacked, gap: px(40) });
export const head = style({ display: 'grid', ...stacked, gap: px(8), marginBlockEnd: px(-16) });
export const title = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: `${px(8)} ${px(16)}` });
export const holder = style({
  display: 'grid',
  gridTemplateColumns: `minmax(0, 1fr) ${px(240)}`,
  alignItems: 'center',
  gap: px(24),
  selectors: { '[data-care] &': stacked },
  '@media': { [compactWidth]: stacked },
});
export const who = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  alignItems: 'center',
  gap: px(20),
});
export const promise = style({ display: 'grid', ...stacked, gap: px(8) });
export const note = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  gap: `${px(4)} ${px(24)}`,
});
export const when = style({ color: vars.color.inkTertiary, marginInlineStart: 'auto' });
export const aside = style({ display: 'grid', ...stacked, gap: px(40) });
export const block = style({ display: 'grid', ...stacked, gap: px(12) });
export const others = style({ display: 'grid', ...stacked, gap: px(12), margin: 0, padding: 0, listStyle: 'none' });
export const other = style({ display: 'flex', alignItems: 'baseline', justifyContent: 'space-between', gap: px(12) });
