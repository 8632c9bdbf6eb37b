import { inTransaction } from '../database/transaction.ts';
import type { MemberVisit } from '../http/visit.ts';
import { scoped } from '../tenancy/scoped.ts';
import type { NoticeQuery } from './conditions.ts';
import { readTheirs } from './merged.ts';
import { markTheirsRead, markTheirsUnread } from './sources.ts';
import { markAllRead, markRead, markUnread, ownNotices } from './store.ts';

/** Marks all notices of the query, of all sources, as read; returns the ids of the unread ones. */
export async function markAll(visit: MemberVisit, query: NoticeQuery): Promise<string[]> {
  const { db, institution, person } = visit;
  const theirs = (await readTheirs(visit, { ...query, onlyUnread: true })).rows.map(({ id }) => id);
  return inTransaction(db, async (tx) => {
    const here = scoped(tx, institution);
    await markTheirsRead(here, person, theirs);
    return [...(await markAllRead(here, person, query)), ...theirs];
  });
}

/** Marks notices; returns the ids of those that changed. Null when the person has no notice of one of the ids. */
export async function markEach(visit: MemberVisit, ids: readonly string[], read: boolean): Promise<string[] | null> {
  const { db, institution, person } = visit;
  const found = await (await ownNotices(scoped(db, institution), person)).find(ids);
  const own = new Map(found.map(({ id, read: isRead }) => [id, isRead]));
  const others = ids.filter((id) => !own.has(id));
  const theirs = new Map(
    others.length > 0 ? (await readTheirs(visit, {})).rows.map((notice) => [notice.id, notice.read]) : [],
  );
  if (!others.every((id) => theirs.has(id))) return null;
  const changed = ids.filter((id) => (own.get(id) ?? theirs.get(id)) !== read);
  const [ours, foreign] = [changed.filter((id) => own.has(id)), changed.filter((id) => !own.has(id))];
  await inTransaction(db, async (tx) => {
    const here = scoped(tx, institution);
    await (read ? markRead : markUnread)(here, person, ours);
    await (read ? markTheirsRead : markTheirsUnread)(here, person, foreign);
  });
  return changed;
}
