import { asc, desc, eq } from 'drizzle-orm';
import { assets, messages } from '../database/schema/person.ts';
import type { MemberVisit } from '../http/visit.ts';
import { offsetOf, type PageQuery } from '../lib/paging.ts';
import { ownedBy, scoped } from '../tenancy/scoped.ts';

export const readAssets = ({ db, institution, person }: MemberVisit) =>
  scoped(db, institution).rows(assets, { where: ownedBy(assets, person), orderBy: [asc(assets.position)] });

/** A page of the person's messages, newest first, with the number of all messages and of unread ones. */
export async function readMessages({ db, institution, person }: MemberVisit, wanted: PageQuery) {
  const here = scoped(db, institution);
  const mine = ownedBy(messages, person);
  const orderBy = [desc(messages.sentAt), asc(messages.id)];
  const inOrder = db.select({ id: messages.id }).from(messages).where(here.of(messages, mine));
  const offset = await offsetOf(db, inOrder.orderBy(...orderBy), wanted);
  const [rows, total, unread] = await Promise.all([
    here.rows(messages, { where: mine, orderBy, limit: wanted.pageSize, offset }),
    here.count(messages, mine),
    here.count(messages, ownedBy(messages, person, eq(messages.read, false))),
  ]);
  return { rows, total, unread };
}

/** The person's newest messages. */
export const readLatestMessages = ({ db, institution, person }: MemberVisit, count: number) =>
  scoped(db, institution).rows(messages, {
    where: ownedBy(messages, person),
    orderBy: [desc(messages.sentAt), asc(messages.id)],
    limit: count,
  });
