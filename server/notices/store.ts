import { messageType } from '@yimen/contract/notices/messages';
import { and, asc, count, desc, eq, inArray, isNull, or, type SQL, sql } from 'drizzle-orm';
import { messages, noticeReads, noticeReplies } from '../database/schema/person.ts';
import { notices, noticeTypes } from '../database/schema/publishing.ts';
import { departments } from '../database/schema/services.ts';
import { withdrawnOrNotFound } from '../editions/withdrawn.ts';
import type { Person, Visit } from '../http/visit.ts';
import { contentNow } from '../lib/time.ts';
import { by, newest } from '../sources/merge.ts';
import type { OwnSource, Window } from '../sources/source.ts';
import { VersionCache } from '../tenancy/resolve.ts';
import { ownedBy, type Scoped } from '../tenancy/scoped.ts';
import { sharedRows } from '../tenancy/shared-rows.ts';
import {
  audienceOf,
  isAmong,
  isOfType,
  isPublished,
  isQueried,
  markOf,
  type NoticeQuery,
  type NoticeReadState,
  replyOf,
} from './conditions.ts';
import { excerptOf } from './excerpt.ts';
import {
  countMessages,
  findMarkedMessages,
  findMessages,
  firstMessages,
  markAllMessages,
  markMessages,
  messageId,
  messagesAmong,
} from './messages.ts';

/** A notice in a list, from our own table or another system, or a message of the person. */
export interface NoticeRow
  extends Pick<typeof notices.$inferSelect, 'id' | 'title' | 'publishedAt' | 'top' | 'needsReply' | 'deadline'> {
  readonly type: { readonly id: string; readonly name: string };
  /** Its department's name. */
  readonly department: string;
  readonly read: boolean;
  readonly replied: boolean;
  /** The beginning of its text. */
  readonly excerpt: string;
  /** Where a message leads: an address, or the service that it is about; null in a notice. */
  readonly link: string | null;
  readonly app: string | null;
}

/** Top ones first, then the newest, and by id where these are equal. */
export const noticeOrder = by<Pick<NoticeRow, 'id' | 'top' | 'publishedAt'>>(
  (one, other) => Number(other.top) - Number(one.top),
  newest(({ publishedAt }) => publishedAt),
  (one, other) => (one.id < other.id ? -1 : Number(one.id > other.id)),
);

/** How many published notices of a type the visitor may see, and how many of them the person has read. */
export interface Count {
  readonly count: number;
  readonly read: number;
}

/** Our own published notices that the visitor may see and their messages, as one of the sources of notices. */
export interface OwnNotices extends OwnSource<NoticeRow, NoticeQuery> {
  /** The notices of these ids, in no order. */
  find(ids: readonly string[]): Promise<NoticeReadState[]>;
  row(id: string): Promise<NoticeRow | null>;
  /** By type; a type without notices is left out. */
  counts(): Promise<ReadonlyMap<string, Count>>;
}

/** Our own notices for everybody, and those whose rule admits the person or one of their identities. */
export async function ownNotices(here: Scoped, person: Person | null): Promise<OwnNotices> {
  const audience = await audienceOf(here, person);
  let counts: ReturnType<OwnNotices['counts']> | undefined;
  const theirs = (ids: readonly string[]) => and(inArray(notices.id, [...ids]), isPublished(), or(...audience));
  const find = async (ids: readonly string[]) => {
    const [ours, mail] = await Promise.all([
      findMarked(here, person, theirs(ids)),
      findMarkedMessages(here, person, ids),
    ]);
    return [...ours, ...mail];
  };
  const own: Omit<OwnNotices, 'read'> = {
    counts() {
      counts ??= countByType(here, person, audience);
      return counts;
    },
    find,
    row: async (id) => (await readNotices(here, person, theirs([id])))[0] ?? null,
    async positionOf(query, id) {
      const [notice] = await find([id]);
      if (!notice || !isQueried(notice, query)) return null;
      const before = and(isAmong(here, person, query), standsBefore(notice));
      const mail = messagesAmong(person, query);
      const counted = await Promise.all([
        ...audience.map((each) => here.count(notices, and(each, before))),
        ...(mail ? [here.count(messages, and(mail, standsBefore(notice, messageKey)))] : []),
      ]);
      return counted.reduce((sum, each) => sum + each, 1);
    },
  };
  return {
    ...own,
    async read(query, window) {
      const [ids, total] = await Promise.all([
        readIds(here, audience, { among: isAmong(here, person, query), mail: messagesAmong(person, query) }, window),
        totalOf(own, query, person),
      ]);
      const [ours, mail] = await Promise.all([
        readNotices(here, person, inArray(notices.id, ids)),
        findMessages(here, person, ids),
      ]);
      return {
        rows: [...ours, ...mail].sort((one, other) => ids.indexOf(one.id) - ids.indexOf(other.id)),
        total,
        failure: null,
      };
    },
  };
}

/** By what a notice and a message stand in the list. */
const noticeKey = { top: sql`${notices.top}`, at: sql`${notices.publishedAt}`, id: sql`${notices.id}` };
const messageKey = { top: sql`false`, at: sql`${messages.sentAt}`, id: messageId };

/** A condition for the notices, or messages, before a given one, in the order of the list. */
function standsBefore({ id, top, at }: NoticeSortKey, key = noticeKey): SQL {
  const place = sql`(${key.top}, ${key.at})`;
  const given = sql`(${top}, ${at}::timestamptz)`;
  return sql`${place} >= ${given} and (${place} > ${given} or ${key.id} < ${id})`;
}

/** Ids of a part of the list; for each audience only as many are read as the part can hold. */
async function readIds(
  here: Scoped,
  audience: readonly SQL[],
  { among, mail }: { among: SQL | undefined; mail: SQL | null },
  { offset, limit }: Window,
): Promise<string[]> {
  const ours = audience.map((each) =>
    here.db
      .select({ id: notices.id, top: notices.top, publishedAt: notices.publishedAt })
      .from(notices)
      .where(here.of(notices, each, among))
      .orderBy(desc(notices.top), desc(notices.publishedAt), asc(notices.id))
      .limit(offset + limit),
  );
  const lists = mail ? [...ours, firstMessages(here, mail, offset + limit)] : ours;
  const { rows } = await here.db.execute<{ id: string }>(
    sql`select id from (${sql.join(lists, sql` union all `)}) as listed
      order by top desc, published_at desc, id limit ${limit} offset ${offset}`,
  );
  return rows.map(({ id }) => id);
}

async function readNotices(here: Scoped, person: Person | null, where: SQL | undefined): Promise<NoticeRow[]> {
  const rows = await here.db
    .select({
      id: notices.id,
      title: notices.title,
      publishedAt: notices.publishedAt,
      top: notices.top,
      type: { id: noticeTypes.id, name: noticeTypes.name },
      department: departments.name,
      needsReply: notices.needsReply,
      deadline: notices.deadline,
      body: notices.body,
      readAt: noticeReads.readAt,
      repliedAt: noticeReplies.at,
    })
    .from(notices)
    .innerJoin(noticeTypes, and(here.of(noticeTypes), eq(noticeTypes.id, notices.type)))
    .innerJoin(departments, and(here.of(departments), eq(departments.id, notices.department)))
    .leftJoin(noticeReads, markOf(here, person))
    .leftJoin(noticeReplies, replyOf(here, person))
    .where(here.of(notices, where));
  return rows.map(({ body, readAt, repliedAt, ...row }) => ({
    ...row,
    read: readAt !== null,
    replied: repliedAt !== null,
    excerpt: excerptOf(body),
    link: null,
    app: null,
  }));
}

interface NoticeSortKey extends NoticeReadState {
  readonly top: boolean;
  /** Time of publication, to the microsecond. */
  readonly at: string;
}

async function findMarked(here: Scoped, person: Person | null, where: SQL | undefined): Promise<NoticeSortKey[]> {
  const at = sql<string>`${notices.publishedAt}::text`;
  const rows = await here.db
    .select({ id: notices.id, type: notices.type, top: notices.top, at, readAt: noticeReads.readAt })
    .from(notices)
    .leftJoin(noticeReads, markOf(here, person))
    .where(here.of(notices, where));
  return rows.map(({ readAt, ...notice }) => ({ ...notice, read: readAt !== null }));
}

/** How many notices match the query. */
async function totalOf(own: Omit<OwnNotices, 'read'>, query: NoticeQuery, person: Person | null): Promise<number> {
  const onlyUnread = query.onlyUnread && person !== null;
  let total = 0;
  for (const [type, { count: all, read }] of await own.counts()) {
    if (isOfType(type, query)) total += onlyUnread ? all - read : all;
  }
  const [kept] = onlyUnread && query.keep !== undefined ? await own.find([query.keep]) : [];
  return kept?.read && isOfType(kept.type, query) ? total + 1 : total;
}

/**
 * For each type: the number of published notices for everybody, and the times of those that are still to be published.
 */
const forEverybody = new VersionCache<readonly { type: string; from: Date | null; count: number }[]>();

async function countByType(
  here: Scoped,
  person: Person | null,
  [forAll, addressed]: readonly [SQL, SQL],
): Promise<ReadonlyMap<string, Count>> {
  const [mail, all, theirs, read] = await Promise.all([
    person && countMessages(here, person),
    forEverybody.get(here.db, { id: here.institution }, () => {
      const from = sql<Date | null>`case when ${isPublished()} then null else ${notices.publishedAt} end`.mapWith(
        notices.publishedAt,
      );
      return here.db
        .select({ type: notices.type, from, count: count() })
        .from(notices)
        .where(here.of(notices, forAll))
        .groupBy(notices.type, sql`2`);
    }),
    here.db
      .select({ type: notices.type, count: count(), read: count(noticeReads.readAt) })
      .from(notices)
      .leftJoin(noticeReads, markOf(here, person))
      .where(here.of(notices, addressed, isPublished()))
      .groupBy(notices.type),
    person
      ? here.db
          .select({ type: notices.type, count: sql<number>`0`, read: count() })
          .from(noticeReads)
          .innerJoin(notices, here.of(notices, forAll, isPublished()))
          .where(markOf(here, person))
          .groupBy(notices.type)
      : [],
  ]);
  const now = contentNow();
  const published = all.filter(({ from }) => from === null || from <= now);
  const counts = new Map<string, Count>();
  for (const each of [...published.map((one) => ({ ...one, read: 0 })), ...theirs, ...read]) {
    const before = counts.get(each.type) ?? { count: 0, read: 0 };
    counts.set(each.type, { count: before.count + each.count, read: before.read + each.read });
  }
  if (mail) counts.set(messageType.id, mail);
  return counts;
}

export const noNoticeText = '没有找到这条通知，它可能已经撤下';
/** What is thrown for a notice that the visitor does not see. */
export const noNotice = (visit: Visit, id: string) => withdrawnOrNotFound(visit, 'notices', id, noNoticeText);

export const findNotice = (here: Scoped, id: string) => here.first(notices, eq(notices.id, id));

/** Stores that the person has read these notices and messages; an earlier time is kept. */
export async function markRead(here: Scoped, person: Pick<Person, 'id'>, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return;
  await insertMarks(here, person, inArray(notices.id, [...ids]));
  await markMessages(here, person, ids, true);
}

/** Stores that the person has read all notices and messages of the query; returns the ids of the unread ones. */
export async function markAllRead(here: Scoped, person: Person, query: NoticeQuery): Promise<string[]> {
  const unread = and(isAmong(here, person, { ...query, onlyUnread: true }), or(...(await audienceOf(here, person))));
  const marked = await insertMarks(here, person, unread).returning({ id: noticeReads.notice });
  return [...marked.map(({ id }) => id), ...(await markAllMessages(here, person, query))];
}

function insertMarks(here: Scoped, person: Pick<Person, 'id'>, where: SQL | undefined) {
  const { institution, person: owner, notice, readAt } = noticeReads;
  // Always in the same order: two concurrent calls would otherwise deadlock.
  const there = sql`select ${notices.institution}, ${person.id}, ${notices.id}, ${new Date()}::timestamptz from ${notices} where ${here.of(notices, where)} order by ${notices.id}`;
  return here.db
    .insert(noticeReads)
    .select(there)
    .onConflictDoUpdate({
      target: [institution, owner, notice],
      set: { readAt: sql`excluded.read_at` },
      setWhere: isNull(readAt),
    });
}

export async function markUnread(here: Scoped, person: Pick<Person, 'id'>, ids: readonly string[]): Promise<void> {
  await here.update(noticeReads, { readAt: null }, ownedBy(noticeReads, person, inArray(noticeReads.notice, [...ids])));
  await markMessages(here, person, ids, false);
}

export const readTypes = sharedRows(noticeTypes, asc(noticeTypes.position));
