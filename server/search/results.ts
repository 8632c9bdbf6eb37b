import type { DataOf } from '@yimen/contract/endpoint';
import type { searchResults } from '@yimen/contract/search';
import type { Hit, Kind } from './entry.ts';
import { excerptAround } from './excerpt.ts';
import type { SearchIndex } from './index.ts';
import { meantBy } from './meant.ts';
import { present, rangesOf } from './present.ts';
import type { Steps } from './steps.ts';

type Results = Omit<DataOf<typeof searchResults>, 'apps'>;

/** Kinds in the order in which a page shows them. */
const kinds: readonly Kind[] = ['service', 'system', 'news', 'notice', 'topic', 'department'];
/** How many of each kind are shown where all are. */
const ofEach: Record<Kind, number> = { service: 5, system: 3, news: 3, notice: 3, topic: 2, department: 2 };
/** Other names of the best results, at most. */
const namesShown = 5;

interface Wanted {
  readonly query: string;
  readonly kind?: Kind | undefined;
  readonly page: number;
  readonly pageSize: number;
  /** Id of the last one of the kind that one has. */
  readonly after?: string | undefined;
  /** What is not for this visitor. */
  readonly hidden?: ReadonlySet<Kind>;
}

/** What a query finds: a few of each kind, or a page of one. */
export function resultsOf(
  index: SearchIndex,
  { query, kind, page, pageSize, after, hidden }: Wanted,
  steps = index.steps(),
): Results {
  const isShown = ({ entry }: Hit) => !hidden?.has(entry.kind);
  const named = index.all(query, steps).filter(isShown);
  const best = named[0];
  const term = best ? termOf(best, query) : '';
  const all = [...named, ...saidInside(index, named, term, steps).filter(isShown)];
  const groups = kinds.map((each) => {
    const found = all.filter(({ entry }) => entry.kind === each);
    const place = after === undefined ? -1 : found.findIndex(({ entry }) => entry.id === after);
    const from = place >= 0 ? place + 1 : (page - 1) * pageSize;
    const shown = kind ? found.slice(from, from + pageSize) : found.slice(0, ofEach[each]);
    return { kind: each, total: found.length, list: !kind || kind === each ? shown.map(shownAs(query, term)) : [] };
  });
  return {
    total: all.length,
    groups,
    way: best?.way ?? 'text',
    term,
    meant: best && !['words', 'inside'].includes(best.way) ? [] : meantBy(index, query, steps),
    related: relatedNames(all, query),
  };
}

function shownAs(query: string, term: string) {
  return (hit: Hit) => {
    const shown = present(hit, query);
    // Its text may lack what the best result is called by, and have what its own title matched.
    const own = shown.title.slice(...(shown.matches[0] ?? [0, 0]));
    return { ...shown, excerpt: excerptAround(hit.entry.body, term || query) || excerptAround(hit.entry.body, own) };
  };
}

/** Whose texts speak of the words that a query of letters stands for. */
function saidInside(index: SearchIndex, named: readonly Hit[], term: string, steps: Steps): Hit[] {
  if (!['pinyin', 'guess', 'heard', 'letter'].includes(named[0]?.way ?? '')) return [];
  const known = new Set(named.map(({ entry }) => entry));
  return index.all(term, steps).filter(({ entry }) => !known.has(entry));
}

/** The words of the result that the query stands for: `成绩单` for `cjd`, `校园卡补办` for `xykbb` in 校园卡挂失补办. */
function termOf({ name, parts }: Hit, query: string): string {
  if (!name) return query.trim();
  return rangesOf(name.text, parts)
    .map((range) => name.text.slice(...range))
    .join('');
}

/** How else the best results are called, for a next search. */
function relatedNames(all: readonly Hit[], query: string): string[] {
  const names = all.slice(0, 3).flatMap(({ entry }) => [...entry.aliases, ...entry.keywords]);
  return [...new Set(names)].filter((name) => name.toLowerCase() !== query.trim().toLowerCase()).slice(0, namesShown);
}
