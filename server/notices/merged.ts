import type { SourceFailure } from '@yimen/contract/sources/sources';
import type { Visit } from '../http/visit.ts';
import type { Wanted as Page } from '../lib/paging.ts';
import { readMerged } from '../sources/merge.ts';
import { scoped } from '../tenancy/scoped.ts';
import { noticeSources, order } from './sources.ts';
import { countByType, countUnread, type NoticeRow, ownNotices, type Wanted } from './store.ts';

const everything = { offset: 0, limit: Number.POSITIVE_INFINITY };

/** One page of the notices that are for this visitor, over all sources. */
export async function readNotices(visit: Visit, wanted: Wanted & Page) {
  const own = ownNotices(scoped(visit.db, visit.institution), visit.person);
  return readMerged<NoticeRow, Wanted>({ own, others: await noticeSources(visit) }, order, wanted, wanted);
}

/** How many notices of the types the person follows are unread; none for a guest. */
export async function countAllUnread(visit: Visit, muted: readonly string[]): Promise<number> {
  const { db, institution, person } = visit;
  if (!person) return 0;
  const [own, theirs] = await Promise.all([
    countUnread(scoped(db, institution), person, muted),
    readTheirs(visit, { muted }),
  ]);
  return own + theirs.rows.filter(({ read }) => !read).length;
}

/** Types in order, with how many notices of all sources but those that failed there are, and how many are unread. */
export async function countTypes(visit: Visit) {
  const { db, institution, person } = visit;
  const [types, theirs] = await Promise.all([countByType(scoped(db, institution), person), readTheirs(visit, {})]);
  return types.map((type) => {
    const ofType = theirs.rows.filter((notice) => notice.type.id === type.id);
    const unread = person ? ofType.filter(({ read }) => !read).length : 0;
    return { ...type, count: type.count + ofType.length, unread: type.unread + unread, failed: theirs.failed };
  });
}

/** What other systems have for this visitor, whole: they have few. */
export async function readTheirs(
  visit: Visit,
  wanted: Wanted,
): Promise<{ rows: NoticeRow[]; failed: SourceFailure[] }> {
  const sources = await noticeSources(visit);
  const readings = await Promise.all(sources.map((source) => source.read(wanted, everything)));
  return {
    rows: readings.flatMap(({ rows }) => rows),
    failed: readings.flatMap(({ failure }) => failure ?? []),
  };
}
