import { inTransaction } from '../database/transaction.ts';
import type { MemberVisit } from '../http/visit.ts';
import { scoped } from '../tenancy/scoped.ts';
import { readTheirs } from './merged.ts';
import { markTheirsRead, markTheirsUnread } from './sources.ts';
import { isWanted, markRead, markUnread, shownNotices, type Wanted } from './store.ts';

/** Ids of the notices of all sources that the person has not read. */
export async function unreadIds(visit: MemberVisit, wanted: Wanted): Promise<string[]> {
  const here = scoped(visit.db, visit.institution);
  const unread = { ...wanted, onlyUnread: true };
  const [own, theirs] = await Promise.all([shownNotices(here, visit.person), readTheirs(visit, unread)]);
  return [...own.filter((notice) => isWanted(notice, unread)), ...theirs.rows].map(({ id }) => id);
}

/** Marks notices, and tells which of them were otherwise before; null when one is not there for the person. */
export async function mark(visit: MemberVisit, ids: readonly string[], read: boolean): Promise<string[] | null> {
  const { db, institution, person } = visit;
  const shown = await shownNotices(scoped(db, institution), person);
  const own = new Map(shown.map(({ id, read: isRead }) => [id, isRead]));
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
