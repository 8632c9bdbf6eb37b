import { messageType } from '@yimen/contract/notices/messages';
import type { SourceFailure } from '@yimen/contract/sources/sources';
import type { Visit } from '../http/visit.ts';
import type { PageQuery as Page } from '../lib/paging.ts';
import { readMerged } from '../sources/merge.ts';
import { scoped, scopedOf } from '../tenancy/scoped.ts';
import { isOfType, type NoticeQuery } from './conditions.ts';
import { noticeSources, theirIds } from './sources.ts';
import { type NoticeRow, noticeOrder, type OwnNotices, ownNotices, readTypes } from './store.ts';

const allRows = { offset: 0, limit: Number.POSITIVE_INFINITY };

/** One page of the notices that this visitor may see, of all sources; `given` saves reading our own again. */
export async function readNotices(visit: Visit, query: NoticeQuery & Page, given?: OwnNotices) {
  const own = given ?? (await ownNotices(scopedOf(visit), visit.person));
  return readMerged<NoticeRow, NoticeQuery>({ own, others: await noticeSources(visit) }, noticeOrder, query, query);
}

/** Those of these ids whose notices the visitor may see; of other systems' notices all, for only these know them. */
export async function seenNotices(visit: Visit, ids: readonly string[]): Promise<ReadonlySet<string>> {
  if (ids.length === 0) return new Set();
  const own = await ownNotices(scopedOf(visit), visit.person);
  const [ours, isTheirs] = await Promise.all([own.find(ids), theirIds(visit)]);
  return new Set([...ours.map(({ id }) => id), ...ids.filter(isTheirs)]);
}

/** How many notices of the types the person follows are unread, and with `messages` of those too; 0 for a guest. */
export async function countAllUnread(
  visit: Visit,
  { muted, messages }: Pick<NoticeQuery, 'muted' | 'messages'>,
  given?: OwnNotices,
): Promise<number> {
  const { db, institution, person } = visit;
  if (!person) return 0;
  const own = given ?? (await ownNotices(scoped(db, institution), person));
  const [counts, theirs] = await Promise.all([own.counts(), readTheirs(visit, { muted, onlyUnread: true })]);
  const unread = [...counts].map(([type, { count, read }]) => (isOfType(type, { muted, messages }) ? count - read : 0));
  return unread.reduce((sum, each) => sum + each, theirs.rows.length);
}

/**
 * Types in order, a member’s messages as the first of them, each with its number of notices and of unread ones, over all
 * sources that did not fail.
 */
export async function countTypes(visit: Visit) {
  const here = scopedOf(visit);
  const own = await ownNotices(here, visit.person);
  const [types, counts, theirs] = await Promise.all([readTypes(here), own.counts(), readTheirs(visit, {})]);
  const listed = visit.person ? [messageType, ...types] : types;
  return listed.map(({ id, name }) => {
    const { count, read } = counts.get(id) ?? { count: 0, read: 0 };
    const ofType = theirs.rows.filter(({ type }) => type.id === id);
    const unread = visit.person ? count - read + ofType.filter((notice) => !notice.read).length : 0;
    const failed = id === messageType.id ? [] : theirs.failed;
    return { id, name, count: count + ofType.length, unread, failed };
  });
}

/** All notices of other systems for this visitor: they have few. */
export async function readTheirs(
  visit: Visit,
  query: NoticeQuery,
): Promise<{ rows: NoticeRow[]; failed: SourceFailure[] }> {
  const sources = await noticeSources(visit);
  const readings = await Promise.all(sources.map((source) => source.read(query, allRows)));
  return {
    rows: readings.flatMap(({ rows }) => rows),
    failed: readings.flatMap(({ failure }) => failure ?? []),
  };
}
