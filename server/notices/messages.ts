import { messageNoticeId, messageType } from '@yimen/contract/notices/messages';
import { asc, count, desc, eq, inArray, type SQL, sql } from 'drizzle-orm';
import { messages } from '../database/schema/person.ts';
import type { Person } from '../http/visit.ts';
import { ownedBy, type Scoped } from '../tenancy/scoped.ts';
import type { NoticeQuery } from './conditions.ts';
import { excerptOf, paragraphs } from './excerpt.ts';

type Owner = Pick<Person, 'id'>;

/** A message's id in the list of notices. */
export const messageId = sql<string>`${messageNoticeId('')} || ${messages.id}`;

/** The messages' ids among these ids of notices. */
const namedAmong = (ids: readonly string[]): string[] => {
  const prefix = messageNoticeId('');
  return ids.flatMap((id) => (id.startsWith(prefix) ? id.slice(prefix.length) : []));
};

/** The person's messages that a query of notices asks for; null when it asks for none. */
export function messagesAmong(person: Person | null, { type, messages: among, onlyUnread, keep }: NoticeQuery) {
  if (!person || (type ? type !== messageType.id : !among)) return null;
  const unread =
    keep === undefined
      ? eq(messages.read, false)
      : sql`(not ${messages.read} or ${inArray(messages.id, namedAmong([keep]))})`;
  return ownedBy(messages, person, onlyUnread ? unread : undefined);
}

/** The person's messages of these ids of notices, as notices; none for a guest. */
export async function findMessages(here: Scoped, person: Owner | null, ids: readonly string[]) {
  const named = namedAmong(ids);
  if (!person || named.length === 0) return [];
  const rows = await here.rows(messages, { where: ownedBy(messages, person, inArray(messages.id, named)) });
  return rows.map(({ id, title, text, source, sentAt, read, link, app, results }) => ({
    id: messageNoticeId(id),
    type: messageType,
    title,
    text,
    department: source,
    publishedAt: sentAt,
    top: false,
    read,
    needsReply: false,
    replied: false,
    deadline: null,
    excerpt: excerptOf(paragraphs(text)),
    link,
    app,
    results,
  }));
}

/** Marks of the person's messages of these ids of notices. */
export async function findMarkedMessages(here: Scoped, person: Owner | null, ids: readonly string[]) {
  const named = namedAmong(ids);
  if (!person || named.length === 0) return [];
  return here.db
    .select({
      id: messageId,
      type: sql<string>`${messageType.id}::text`,
      top: sql<boolean>`false`,
      at: sql<string>`${messages.sentAt}::text`,
      read: messages.read,
    })
    .from(messages)
    .where(here.of(messages, ownedBy(messages, person, inArray(messages.id, named))));
}

/** Selects the ids of the first messages of a condition, as {@link readIds} selects those of notices. */
export const firstMessages = (here: Scoped, where: SQL | undefined, limit: number) =>
  here.db
    .select({ id: messageId, top: sql<boolean>`false`, publishedAt: messages.sentAt })
    .from(messages)
    .where(here.of(messages, where))
    .orderBy(desc(messages.sentAt), asc(messages.id))
    .limit(limit);

/** How many messages the person has, and how many of them are read. */
export async function countMessages(here: Scoped, person: Owner): Promise<{ count: number; read: number }> {
  const read = sql<number>`count(*) filter (where ${messages.read})`.mapWith(Number);
  const [counted] = await here.db
    .select({ count: count(), read })
    .from(messages)
    .where(here.of(messages, ownedBy(messages, person)));
  return counted ?? { count: 0, read: 0 };
}

export async function markMessages(here: Scoped, person: Owner, ids: readonly string[], read: boolean): Promise<void> {
  const named = namedAmong(ids);
  if (named.length > 0) await here.update(messages, { read }, ownedBy(messages, person, inArray(messages.id, named)));
}

/** Marks all messages of the query as read; returns the ids of the unread ones. */
export async function markAllMessages(here: Scoped, person: Person, query: NoticeQuery): Promise<string[]> {
  const where = messagesAmong(person, { ...query, onlyUnread: true });
  if (!where) return [];
  const marked = await here.db
    .update(messages)
    .set({ read: true })
    .where(here.of(messages, where))
    .returning({ id: messages.id });
  return marked.map(({ id }) => messageNoticeId(id));
}
