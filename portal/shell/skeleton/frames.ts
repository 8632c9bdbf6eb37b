import { px, vars } from '@yimen/ui/vars';
import { compactWidth } from '../../lib/media.ts';

/** Grids of pages, which the skeletons that stand in for them share. */

const care = '[data-care] &';

/** As wide as the site's pages are, with room at the edges of a narrow window. */
export const wrap = {
  boxSizing: 'border-box',
  inlineSize: vars.size.main,
  maxInlineSize: `calc(100% - ${px(48)})`,
  marginInline: 'auto',
} as const;

function beside(start: string, end: string) {
  return { display: 'grid', gridTemplateColumns: `${start} ${end}`, alignItems: 'start' } as const;
}
const rest = 'minmax(0, 1fr)';

/** Beside each other while all have room; in large type what is read stands alone, and the rest below it. */
export function flow(gap: number) {
  return { display: 'flex', flexWrap: 'wrap', alignItems: 'start', gap: `${px(40)} ${px(gap)}` } as const;
}
const alone = { [care]: { flexBasis: '100%', maxInlineSize: 'none' } };
/** What is read, between these widths. */
export function flowMain(least: number, most: number) {
  return { flex: `9999 1 ${px(least)}`, minInlineSize: 0, maxInlineSize: px(most), selectors: alone };
}
/** What stands beside it. */
export function flowSide(least: number) {
  return { flex: `1 1 ${px(least)}`, minInlineSize: 0, selectors: alone };
}
/** At most `count` columns, and fewer where one would be narrower than `least` is to text of the standard size. */
export function columnsOf(count: number, least: number, gap: number) {
  const wide = `${vars.text.body.size} * ${least / 16}`;
  return `repeat(auto-fill, minmax(min(100%, max(${wide}, (100% - ${px((count - 1) * gap)}) / ${count})), 1fr))`;
}

/** Categories at the left of what they hold. */
export const band = { ...beside(px(200), rest), gap: px(40), paddingBlock: `${px(32)} ${px(64)}` };

/** A list with what belongs to it at its right, which goes below where the page is compact. */
export const list = {
  ...beside(rest, px(320)),
  gap: px(40),
  paddingBlockEnd: px(64),
  '@media': { [compactWidth]: { gridTemplateColumns: rest } },
};

/** The person at the left of template 2's pages; where type is larger, so is the room for it. */
export const person = {
  ...beside(px(280), rest),
  gap: px(24),
  paddingBlock: `${px(24)} ${px(48)}`,
  '@media': { [compactWidth]: { gridTemplateColumns: `${px(320)} ${rest}` } },
  selectors: { [care]: { gridTemplateColumns: `${px(340)} ${rest}` } },
};

/** The personal centre's places at the left, 240 wide, and 280 where type is large. */
export const places = {
  ...beside(px(240), rest),
  gap: px(24),
  paddingBlock: `${px(24)} ${px(64)}`,
  selectors: { [care]: { gridTemplateColumns: `${px(280)} ${rest}` } },
};

/** A service's guide, and its start in sight beside it. */
export const guide = {
  ...beside(rest, px(312)),
  gap: px(48),
  paddingBlockEnd: px(72),
  '@media': { [compactWidth]: { gap: px(32) } },
};

/** The home of care mode, one part below the other. */
export const careHome = {
  ...wrap,
  display: 'grid',
  gridTemplateColumns: rest,
  gap: px(40),
  paddingBlock: `${px(40)} ${px(56)}`,
};
/** Its picture with the question is at least so many px high. */
export const careBanner = 260;
/** Its tasks, three in a row while their names have room. */
export const careTasks = {
  display: 'grid',
  gridTemplateColumns: `repeat(auto-fit, minmax(min(100%, ${px(360)}), 1fr))`,
  gap: px(24),
};
