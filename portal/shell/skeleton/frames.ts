import { px, vars } from '@yimen/ui/vars';
import { compactWidth } from '../../lib/media.ts';

/** Page grids, shared with the skeletons. */

const care = '[data-care] &';

/** As wide as the site's pages, with margins in a narrow window. */
export const wrap = {
  boxSizing: 'border-box',
  inlineSize: vars.size.main,
  maxInlineSize: `calc(100% - ${px(48)})`,
  marginInline: 'auto',
} as const;

function beside(start: string, end: string) {
  return { display: 'grid', gridTemplateColumns: `${start} ${end}`, alignItems: 'start' } as const;
}
const restOfRow = 'minmax(0, 1fr)';

/**
 * Columns side by side where there is room. In large type the main column takes the full width, and the others follow
 * below.
 */
export function flow(gap: number) {
  return { display: 'flex', flexWrap: 'wrap', alignItems: 'start', gap: `${px(40)} ${px(gap)}` } as const;
}
const alone = { [care]: { flexBasis: '100%', maxInlineSize: 'none' } };
/** The main column, between these widths in px. */
export function flowMain(least: number, most: number) {
  return { flex: `9999 1 ${px(least)}`, minInlineSize: 0, maxInlineSize: px(most), selectors: alone };
}
/** A side column, at least this wide in px. */
export function flowSide(least: number) {
  return { flex: `1 1 ${px(least)}`, minInlineSize: 0, selectors: alone };
}
/**
 * At most `count` columns; fewer where one would be narrower than `least` px at the standard text size. `gap` in px.
 */
export function columnTracks(count: number, least: number, gap: number) {
  const wide = `${vars.text.body.size} * ${least / 16}`;
  return `repeat(auto-fill, minmax(min(100%, max(${wide}, (100% - ${px((count - 1) * gap)}) / ${count})), 1fr))`;
}

/** Categories to the left of their content. */
export const band = { ...beside(px(200), restOfRow), gap: px(40), paddingBlock: `${px(32)} ${px(64)}` };

/** A list with a side column at the right, which moves below it where the page is compact. */
export const listFrame = {
  ...beside(restOfRow, px(320)),
  gap: px(40),
  paddingBlockEnd: px(64),
  '@media': { [compactWidth]: { gridTemplateColumns: restOfRow } },
};

/** The personal column at the left of template 2's pages; wider where type is larger. */
export const person = {
  ...beside(px(280), restOfRow),
  gap: px(24),
  paddingBlock: `${px(24)} ${px(48)}`,
  '@media': { [compactWidth]: { gridTemplateColumns: `${px(320)} ${restOfRow}` } },
  selectors: { [care]: { gridTemplateColumns: `${px(340)} ${restOfRow}` } },
};

/** The personal centre's navigation at the left: 240 px wide, 280 px in care mode. */
export const placesFrame = {
  ...beside(px(240), restOfRow),
  gap: px(24),
  paddingBlock: `${px(24)} ${px(64)}`,
  selectors: { [care]: { gridTemplateColumns: `${px(280)} ${restOfRow}` } },
};

/** A service's guide, with the start panel beside it. */
export const guideFrame = {
  ...beside(restOfRow, px(312)),
  gap: px(48),
  paddingBlockEnd: px(72),
  '@media': { [compactWidth]: { gap: px(32) } },
};

/** The home page in care mode, in one column. */
export const careHome = {
  ...wrap,
  display: 'grid',
  gridTemplateColumns: restOfRow,
  gap: px(40),
  paddingBlock: `${px(40)} ${px(56)}`,
};
/** Minimum height of its picture with the question, in px. */
export const careBanner = 260;
/** Its tasks, up to three in a row where their names have room. */
export const careTasks = {
  display: 'grid',
  gridTemplateColumns: `repeat(auto-fit, minmax(min(100%, ${px(360)}), 1fr))`,
  gap: px(24),
};
