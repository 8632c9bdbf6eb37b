import { eq } from 'drizzle-orm';
import { noticeReads } from '../database/schema/person.ts';
import { sourceReads } from '../database/schema/sources.ts';
import { inTransaction } from '../database/transaction.ts';
import type { MemberVisit } from '../http/visit.ts';
import { ownedBy, type Scoped, scoped } from '../tenancy/scoped.ts';
import { readTheirs } from './merged.ts';
import { markTheirsRead } from './sources.ts';
import { markRead, readState, type Wanted } from './store.ts';

/** Ids of the notices of all sources that the person has not read. */
export async function unreadIds(visit: MemberVisit, wanted: Wanted): Promise<string[]> {
  const here = scoped(visit.db, visit.institution);
  const unread = { ...wanted, onlyUnread: true };
  const [own, theirs] = await Promise.all([readState(here, visit.person, unread), readTheirs(visit, unread)]);
  return [...own.keys(), ...theirs.rows.map(({ id }) => id)];
}

/** Marks notices, and tells which of them were otherwise before; null when one is not there for the person. */
export async function mark(visit: MemberVisit, ids: readonly string[], read: boolean): Promise<string[] | null> {
  const { db, institution, person } = visit;
  const own = await readState(scoped(db, institution), person, { ids });
  const others = ids.filter((id) => !own.has(id));
  const theirs = new Map(
    others.length > 0 ? (await readTheirs(visit, {})).rows.map((notice) => [notice.id, notice.read]) : [],
  );
  if (!others.every((id) => theirs.has(id))) return null;
  const changed = ids.filter((id) => (own.get(id) ?? theirs.get(id)) !== read);
  await inTransaction(db, async (tx) => {
    const here = scoped(tx, institution);
    for (const id of changed) await (own.has(id) ? markOwn : markTheirs)(here, person, id, read);
  });
  return changed;
}

async function markOwn(here: Scoped, person: { id: string }, id: string, read: boolean): Promise<void> {
  if (read) await markRead(here, person, id);
  else await here.update(noticeReads, { readAt: null }, ownedBy(noticeReads, person, eq(noticeReads.notice, id)));
}

async function markTheirs(here: Scoped, person: { id: string }, id: string, read: boolean): Promise<void> {
  if (read) await markTheirsRead(here, person, id);
  else await here.delete(sourceReads, ownedBy(sourceReads, person, eq(sourceReads.notice, id)));
}
