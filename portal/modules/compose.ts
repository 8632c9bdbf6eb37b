import type { ModuleEntry } from '@yimen/contract/homepage/site';

/** A horizontal piece of the home: one module, or two that stand side by side. */
export interface Row {
  kind: 'hero' | 'plain' | 'panel' | 'strip' | 'split' | 'band';
  entries: ModuleEntry[];
}

/** Modules that draw the hero together: the picture, the search in it and the words below it. */
const heroSigns = new Set(['banner', 'search', 'hot-words', 'carousel']);
const kinds: Record<string, Row['kind']> = { today: 'panel', tools: 'strip', news: 'band', notice: 'band' };
/** Main module and the one that stands at its right, in this order whichever is configured first. */
const pairs: Record<string, { main: string; aside: string; kind: Row['kind'] }> = {};
for (const pair of [
  { main: 'recommend', aside: 'rank', kind: 'split' as const },
  { main: 'news', aside: 'notice', kind: 'band' as const },
]) {
  pairs[pair.main] = pair;
  pairs[pair.aside] = pair;
}

/**
 * Lays the configured modules out as rows, in the configured order. A sign that `knows` does not
 * recognise leaves no hole; a pair stands where its first half is configured.
 */
export function composeRows(entries: readonly ModuleEntry[], knows: (sign: string) => boolean): Row[] {
  const known = entries.filter((entry) => heroSigns.has(entry.sign) || knows(entry.sign));
  const rows: Row[] = [];
  const placed = new Set<string>();
  for (const entry of known) {
    if (placed.has(entry.sign)) continue;
    placed.add(entry.sign);
    if (heroSigns.has(entry.sign)) {
      const hero = rows.find((row) => row.kind === 'hero');
      if (hero) hero.entries.push(entry);
      else rows.push({ kind: 'hero', entries: [entry] });
      continue;
    }
    const pair = pairs[entry.sign];
    const main = pair && known.find((other) => other.sign === pair.main);
    const aside = pair && known.find((other) => other.sign === pair.aside);
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
  return entries.some((entry) => entry.sign === sign || hasSign(entry.children, sign));
}
