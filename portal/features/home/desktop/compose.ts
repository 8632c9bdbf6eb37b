import type { ModuleEntry, ModuleSign } from '@yimen/contract/site';

export type Template = 1 | 2 | 3;

/** Layout of a row: over the picture, on a surface of its own, or its modules side by side. */
export type RowKind =
  /** The picture with the search in it; rendered by the page. */
  | 'hero'
  | 'plain'
  /** 今天: the modules of its entry side by side. */
  | 'panel'
  | 'strip'
  /** The second module at the right, as wide as a column. */
  | 'split'
  /** On paper; a second module at the right, aligned with the first one's list. */
  | 'band'
  | 'halves'
  /** The search as a row of its own. */
  | 'search';

/** A row of the home page: one module, or two side by side. */
export interface Row {
  kind: RowKind;
  entries: ModuleEntry[];
}

interface Pair {
  main: ModuleSign;
  aside: ModuleSign;
  kind: RowKind;
}

/** How a template lays out signs. It does not decide which signs are shown, or in which order. */
interface Plan {
  /** Signs that are rendered together as the hero. */
  hero: ReadonlySet<string>;
  /** Layout of a sign's row, where it is not `plain`. */
  kinds: Readonly<Record<string, RowKind>>;
  /** Main module and the one at its right, in this order, whichever is configured first. */
  pairs: readonly Pair[];
}

const halvesPair = (main: ModuleSign, aside: ModuleSign): Pair => ({ main, aside, kind: 'halves' });

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
    pairs: [halvesPair('rank', 'notice'), halvesPair('approvals', 'oa'), halvesPair('hall-live', 'handled')],
  },
  3: {
    hero: new Set<ModuleSign>(['banner', 'search', 'hot-words']),
    kinds: { today: 'panel', tools: 'strip', special: 'band', notice: 'band' } satisfies Kinds,
    pairs: [
      { main: 'department', aside: 'hall-live', kind: 'split' },
      { main: 'recommend', aside: 'rank', kind: 'split' },
      { main: 'three-lists', aside: 'notice', kind: 'band' },
      halvesPair('news', 'handled'),
      halvesPair('approvals', 'oa'),
    ],
  },
};

/**
 * Lays the configured modules out as rows, in the configured order. A sign without a module takes no space. A pair is
 * at the position of the first of its modules; if only one is configured, it has the row to itself.
 */
export function composeRows(
  template: Template,
  entries: readonly ModuleEntry[],
  canDraw: (sign: ModuleEntry['sign']) => boolean,
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
export function hasSign(entries: readonly ModuleEntry[], sign: ModuleSign): boolean {
  return findSign(entries, sign) !== undefined;
}

/** The first entry of a sign, at any depth. */
export function findSign(entries: readonly ModuleEntry[], sign: ModuleSign): ModuleEntry | undefined {
  for (const entry of entries) {
    const found = entry.sign === sign ? entry : findSign(entry.children, sign);
    if (found) return found;
  }
  return undefined;
}
