import type { ModuleEntry, ModuleSign } from '@yimen/contract/site';

export type Template = 1 | 2 | 3;

/** How a row of the home stands: over the picture, on a ground of its own, or its modules side by side. */
export type RowKind =
  /** The picture with the search in it; drawn by the page. */
  | 'hero'
  | 'plain'
  /** 今天: what its entry holds, side by side. */
  | 'panel'
  | 'strip'
  /** The second at the right, as wide as a column. */
  | 'split'
  /** On paper; a second one stands at the right, level with the first one's list. */
  | 'band'
  | 'halves'
  /** The search as a row of its own. */
  | 'search';

/** A horizontal piece of the home: one module, or two that stand side by side. */
export interface Row {
  kind: RowKind;
  entries: ModuleEntry[];
}

interface Pair {
  main: ModuleSign;
  aside: ModuleSign;
  kind: RowKind;
}

/** What a template makes of the configured signs. Which ones there are, and their order, it does not decide. */
interface Plan {
  /** Signs that are drawn together as the hero. */
  hero: ReadonlySet<string>;
  /** How a sign's row stands, where it is not plain. */
  kinds: Readonly<Record<string, RowKind>>;
  /** Main module and the one that stands at its right, in this order whichever is configured first. */
  pairs: readonly Pair[];
}

const halves = (main: ModuleSign, aside: ModuleSign): Pair => ({ main, aside, kind: 'halves' });

type Kinds = Partial<Record<ModuleSign, RowKind>>;

const plans: Readonly<Record<Template, Plan>> = {
  1: {
    hero: new Set<ModuleSign>(['banner', 'search', 'hot-words']),
    kinds: { today: 'panel', tools: 'strip', news: 'band', notice: 'band' } satisfies Kinds,
    pairs: [
      { main: 'recommend', aside: 'rank', kind: 'split' },
      { main: 'news', aside: 'notice', kind: 'band' },
    ],
  },
  2: {
    hero: new Set(),
    kinds: { today: 'panel', search: 'search' } satisfies Kinds,
    pairs: [halves('rank', 'notice'), halves('approvals', 'oa'), halves('hall-live', 'handled')],
  },
  3: {
    hero: new Set<ModuleSign>(['banner', 'search', 'hot-words']),
    kinds: { today: 'panel', tools: 'strip', special: 'band', notice: 'band' } satisfies Kinds,
    pairs: [
      { main: 'department', aside: 'hall-live', kind: 'split' },
      { main: 'recommend', aside: 'rank', kind: 'split' },
      { main: 'three-lists', aside: 'notice', kind: 'band' },
      halves('news', 'handled'),
      halves('approvals', 'oa'),
    ],
  },
};

/**
 * Lays the configured modules out as rows, in the configured order. A sign that cannot be drawn leaves no hole;
 * a pair stands where its first half is configured, and one half without the other alone.
 */
export function composeRows(
  template: Template,
  entries: readonly ModuleEntry[],
  canDraw: (sign: string) => boolean,
): Row[] {
  const { hero, kinds, pairs } = plans[template];
  const known = entries.filter(({ sign }) => hero.has(sign) || kinds[sign] === 'search' || canDraw(sign));
  const rows: Row[] = [];
  const placed = new Set<string>();
  for (const entry of known) {
    if (placed.has(entry.sign)) continue;
    placed.add(entry.sign);
    if (hero.has(entry.sign)) {
      const drawn = rows.find((row) => row.kind === 'hero');
      if (drawn) drawn.entries.push(entry);
      else rows.push({ kind: 'hero', entries: [entry] });
      continue;
    }
    const pair = pairs.find(({ main, aside }) => main === entry.sign || aside === entry.sign);
    const main = pair && known.find(({ sign }) => sign === pair.main);
    const aside = pair && known.find(({ sign }) => sign === pair.aside);
    if (pair && main && aside) {
      placed.add(main.sign).add(aside.sign);
      rows.push({ kind: pair.kind, entries: [main, aside] });
    } else {
      rows.push({ kind: kinds[entry.sign] ?? 'plain', entries: [entry] });
    }
  }
  return rows;
}

/** Whether a sign is enabled anywhere in the tree of modules. */
export function hasSign(entries: readonly ModuleEntry[], sign: string): boolean {
  return findSign(entries, sign) !== undefined;
}

/** The first entry of a sign, at any depth. */
export function findSign(entries: readonly ModuleEntry[], sign: string): ModuleEntry | undefined {
  for (const entry of entries) {
    const found = entry.sign === sign ? entry : findSign(entry.children, sign);
    if (found) return found;
  }
  return undefined;
}
