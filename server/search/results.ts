import type { DataOf } from '@yimen/contract/endpoint';
import type { searchResults } from '@yimen/contract/search';
import type { Hit, IsShown, Kind } from './entry.ts';
import type { Searchable } from './index.ts';
import { suggestionsFor } from './meant.ts';
import { partRanges, present } from './present.ts';
import type { Steps } from './steps.ts';

type Results = Omit<DataOf<typeof searchResults>, 'apps'>;

/** Kinds in the order of the page. */
const kindsInOrder: readonly Kind[] = ['service', 'system', 'own', 'news', 'notice', 'topic', 'department'];
/** Where the best result is the person's own. */
const ownFirst = [...kindsInOrder].sort((one, other) => Number(other === 'own') - Number(one === 'own'));
/** How many results of each kind are shown when all kinds are. */
const ofEach: Record<Kind, number> = { service: 5, system: 3, own: 4, news: 3, notice: 3, topic: 2, department: 2 };
/** Most other names of the best results. */
const namesShown = 5;

interface ResultsQuery {
  readonly query: string;
  readonly kind?: Kind | undefined;
  readonly page: number;
  readonly pageSize: number;
  /** Id of the last result of the kind that the caller has. */
  readonly after?: string | undefined;
  /** Whether an entry is for this visitor; all are by default. */
  readonly isForVisitor?: IsShown;
}

/** The results of a query: a few of each kind, or a page of one kind. */
export function resultsOf(
  index: Searchable,
  { query, kind, page, pageSize, after, isForVisitor = () => true }: ResultsQuery,
  steps = index.steps(),
): Results {
  const isShown = ({ entry }: Hit) => isForVisitor(entry);
  const named = index.all(query, steps, isForVisitor);
  const best = named[0];
  const term = best ? matchedTerm(best, query) : '';
  const all = [...named, ...saidInside(index, named, term, { steps, isForVisitor })];
  const groups = (best?.entry.kind === 'own' ? ownFirst : kindsInOrder).map((each) => {
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
    meant: best && !['words', 'inside'].includes(best.way) ? [] : suggestionsFor(index, query, isShown, steps),
    related: relatedNames(all, query),
  };
}

function shownAs(query: string, term: string) {
  return (hit: Hit) => {
    const shown = present(hit, query);
    // The text may lack the best result's name, but hold what matched in this result's own title.
    const own = shown.title.slice(...(shown.matches[0] ?? [0, 0]));
    const excerpt = excerptAround(hit.entry.body, term || query) || excerptAround(hit.entry.body, own);
    // What is told beside the title is not said twice.
    return { ...shown, excerpt: shown.note.includes(excerpt) ? '' : excerpt };
  };
}

/** Whose texts speak of the words that a query of letters stands for. */
function saidInside(
  index: Searchable,
  named: readonly Hit[],
  term: string,
  { steps, isForVisitor }: { steps: Steps; isForVisitor: IsShown },
): Hit[] {
  if (!['pinyin', 'guess', 'heard', 'letter'].includes(named[0]?.way ?? '')) return [];
  const known = new Set(named.map(({ entry }) => entry));
  return index.all(term, steps, isForVisitor).filter(({ entry }) => !known.has(entry));
}

/** The words of the result that the query matches: `成绩单` for `cjd`, `校园卡补办` for `xykbb` in 校园卡挂失补办. */
function matchedTerm({ name, parts }: Hit, query: string): string {
  if (!name) return query.trim();
  return partRanges(name.text, parts)
    .map((range) => name.text.slice(...range))
    .join('');
}

/** Other names of the best results, for a next search. */
function relatedNames(all: readonly Hit[], query: string): string[] {
  const names = all.slice(0, 3).flatMap(({ entry }) => [...entry.aliases, ...entry.keywords]);
  return [...new Set(names)].filter((name) => name.toLowerCase() !== query.trim().toLowerCase()).slice(0, namesShown);
}

/** Characters before and after the match that an excerpt shows. */
const charactersBefore = 18;
const after = 70;

/** The text around the match; empty when the text does not hold the query. */
function excerptAround(text: string, query: string): string {
  const term = query.trim();
  const at = term ? text.toLowerCase().indexOf(term.toLowerCase()) : -1;
  if (at < 0) return '';
  // Begins with the sentence where its beginning is near: half a sentence is harder to read.
  const near = text.slice(Math.max(0, at - charactersBefore * 2), at);
  const sentence = Math.max(...['。', '；', '\n', '！', '？'].map((mark) => near.lastIndexOf(mark)));
  const from = sentence >= 0 ? at - near.length + sentence + 1 : Math.max(0, at - charactersBefore);
  const to = Math.min(text.length, at + term.length + after);
  const words = text.slice(from, to).replace(/\s+/g, ' ').trim();
  return `${from > 0 && sentence < 0 ? '…' : ''}${words}${to < text.length ? '…' : ''}`;
}
