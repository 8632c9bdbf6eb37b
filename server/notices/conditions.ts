import { messageType } from '@yimen/contract/notices/messages';
import { and, eq, isNotNull, isNull, lte, notExists, notInArray, or, type SQL, sql } from 'drizzle-orm';
import { guestFacts, isFor, readFacts } from '../access/store.ts';
import { noticeReads, noticeReplies } from '../database/schema/person.ts';
import { notices } from '../database/schema/publishing.ts';
import type { Person } from '../http/visit.ts';
import { contentNow } from '../lib/time.ts';
import { ownedBy, type Scoped } from '../tenancy/scoped.ts';

export interface NoticeQuery {
  readonly id?: string;
  readonly type?: string | undefined;
  /** Types that are left out unless a type is requested. */
  readonly muted?: readonly string[];
  /** Whether the person's messages are among them, unless a type is requested. */
  readonly messages?: boolean | undefined;
  readonly onlyUnread?: boolean;
  /** Id of a notice that stays in the list of unread ones after it is read. */
  readonly keep?: string | undefined;
}

export interface NoticeReadState {
  readonly id: string;
  readonly type: string;
  readonly read: boolean;
}

/** Whether a notice matches the query. */
export function isQueried(notice: NoticeReadState, query: NoticeQuery): boolean {
  const { id, read } = notice;
  return (
    (query.id === undefined || id === query.id) &&
    !(query.onlyUnread && read && id !== query.keep) &&
    isOfType(notice.type, query)
  );
}

export function isOfType(type: string, { type: only, muted, messages }: NoticeQuery): boolean {
  if (only) return type === only;
  return type === messageType.id ? messages === true : !muted?.includes(type);
}

/**
 * Two conditions for the notices that the visitor may see: those for everybody, and those for this person. They exclude
 * each other and use an index each; joined by `or` they would make PostgreSQL read all notices.
 */
export async function audienceOf(here: Scoped, person: Person | null): Promise<readonly [SQL, SQL]> {
  // All identities count, not only the chosen one: a notice for one of them is for the person.
  const facts = person ? (await readFacts(here, person.id))?.all : undefined;
  return [isNull(notices.audience), isFor(notices.audience, facts ?? guestFacts)];
}

export const isPublished = () => lte(notices.publishedAt, contentNow());

/** Joins the person's read mark of a notice; a guest has none. */
export const markOf = (here: Scoped, person: Person | null) =>
  here.of(
    noticeReads,
    person
      ? ownedBy(noticeReads, person, eq(noticeReads.notice, notices.id), isNotNull(noticeReads.readAt))
      : sql`false`,
  );

/** Joins the person's reply to a notice; a guest has none. */
export const replyOf = (here: Scoped, person: Person | null) =>
  here.of(noticeReplies, person ? ownedBy(noticeReplies, person, eq(noticeReplies.notice, notices.id)) : sql`false`);

const isUnread = (here: Scoped, person: Person | null) =>
  notExists(here.db.select({ notice: noticeReads.notice }).from(noticeReads).where(markOf(here, person)));

/** Published and matching the query, for any audience. */
export function isAmong(
  here: Scoped,
  person: Person | null,
  { type, muted = [], onlyUnread, keep }: NoticeQuery,
): SQL | undefined {
  return and(
    isPublished(),
    type ? eq(notices.type, type) : undefined,
    !type && muted.length > 0 ? notInArray(notices.type, [...muted]) : undefined,
    onlyUnread && person
      ? or(isUnread(here, person), keep === undefined ? undefined : eq(notices.id, keep))
      : undefined,
  );
}
