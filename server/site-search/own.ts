import { paths } from '@yimen/contract/paths';
import { seenBy } from '../access/visible.ts';
import type { Visit } from '../http/visit.ts';
import type { Entry } from '../search/entry.ts';
import { SearchIndex } from '../search/index.ts';
import { prefilter } from '../search/prefilter.ts';
import { readEntries } from '../site/behind-menus.ts';
import { scopedOf } from '../tenancy/scoped.ts';
import type { OwnFinder, OwnSearch } from './own-entry.ts';
import { findCourses, findEntries, findTheirLessons } from './own-schedule.ts';
import { findApprovals, findTasks } from './own-tasks.ts';
import { findMessages, findTools } from './own-things.ts';

const finders: readonly OwnFinder[] = [
  findCourses,
  findEntries,
  findTheirLessons,
  findTasks,
  findApprovals,
  findMessages,
  findTools,
];

/** How long the search waits for other systems, and for the person's own rows, in ms: what is late is left out. */
const sourceWaitMs = 250;
const ownWaitMs = 800;

/**
 * The person's own courses, entries, tasks, messages and tools that a query may find. Read for this search and kept
 * nowhere; null for guests, and in previews, whose reader is another person.
 */
export async function ownIndex(visit: Visit, query: string): Promise<SearchIndex | null> {
  const { person, session, isPreview } = visit;
  if (!person || !session || isPreview || query.trim() === '') return null;
  const until = Math.min(Date.now() + sourceWaitMs, visit.sourceWait?.until ?? Number.POSITIVE_INFINITY);
  const sourceWait = { until, leaveOutLate: true, onlyCacheable: true };
  const reading = readMenuPages(visit).then((pages) => {
    const opens: OwnSearch['opens'] = (...names) => names.some((name) => pages.has(paths[name]));
    const own = { visit: { ...visit, person, session, sourceWait }, mayMatch: prefilter(query), opens };
    return Promise.all(finders.map((find) => inTime(find(own), visit)));
  });
  const entries = (await reading).flat();
  return entries.length > 0 ? SearchIndex.of(entries) : null;
}

/** The paths of the menu entries, of both sites, that the person may open. */
async function readMenuPages(visit: Visit): Promise<ReadonlySet<string>> {
  const seen = await seenBy(visit, await readEntries(scopedOf(visit)));
  return new Set(seen.map(({ path }) => path.split(/[?#]/, 1)[0] ?? ''));
}

/** What is found, if that comes in time; nothing otherwise, for the search goes on without it. */
async function inTime(finding: Promise<Entry[]>, { log }: Visit): Promise<Entry[]> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error('It took too long')), ownWaitMs);
  });
  try {
    return await Promise.race([finding, late]);
  } catch (err) {
    log.warn({ err }, 'The search left out what is a person’s own');
    return [];
  } finally {
    clearTimeout(timer);
  }
}
