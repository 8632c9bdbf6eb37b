import type { SourceFailure } from '@yimen/contract/sources/sources';
import type { Visit } from '../http/visit.ts';
import type { Wanted as Page } from '../lib/paging.ts';
import { readMerged } from '../sources/merge.ts';
import { scoped } from '../tenancy/scoped.ts';
import { noticeSources } from './sources.ts';
import {
  inOrder,
  isWanted,
  type ListedNotice,
  type NoticeRow,
  ownNotices,
  readTypes,
  shownNotices,
  type Wanted,
} from './store.ts';

const everything = { offset: 0, limit: Number.POSITIVE_INFINITY };

/** One page of the notices that are for this visitor, over all sources; ours are given where they are known. */
export async function readNotices(visit: Visit, wanted: Wanted & Page, shown?: readonly ListedNotice[]) {
  const here = scoped(visit.db, visit.institution);
  const own = ownNotices(here, shown ?? (await shownNotices(here, visit.person)));
  return readMerged<NoticeRow, Wanted>({ own, others: await noticeSources(visit) }, inOrder, wanted, wanted);
}

/** How many notices of the types the person follows are unread; none for a guest. */
export async function countAllUnread(
  visit: Visit,
  muted: readonly string[],
  shown?: readonly ListedNotice[],
): Promise<number> {
  const { db, institution, person } = visit;
  if (!person) return 0;
  const [own, theirs] = await Promise.all([
    shown ?? shownNotices(scoped(db, institution), person),
    readTheirs(visit, { muted }),
  ]);
  const ownUnread = own.filter((notice) => !notice.read && isWanted(notice, { muted }));
  return ownUnread.length + theirs.rows.filter(({ read }) => !read).length;
}

/** Types in order, with how many notices of all sources but those that failed there are, and how many are unread. */
export async function countTypes(visit: Visit) {
  const here = scoped(visit.db, visit.institution);
  const [types, own, theirs] = await Promise.all([
    readTypes(here),
    shownNotices(here, visit.person),
    readTheirs(visit, {}),
  ]);
  const all = [...own, ...theirs.rows.map(({ type, read }) => ({ type: type.id, read }))];
  return types.map(({ id, name }) => {
    const ofType = all.filter(({ type }) => type === id);
    const unread = visit.person ? ofType.filter(({ read }) => !read).length : 0;
    return { id, name, count: ofType.length, unread, failed: theirs.failed };
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
