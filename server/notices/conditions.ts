import { and, eq, isNotNull, isNull, lte, notExists, notInArray, or, type SQL, sql } from 'drizzle-orm';
import type { NoticeRecipients } from '../database/records.ts';
import { people } from '../database/schema/people.ts';
import { noticeReads } from '../database/schema/person.ts';
import { notices } from '../database/schema/publishing.ts';
import type { Person } from '../http/visit.ts';
import { ownedBy, type Scoped } from '../tenancy/scoped.ts';

export interface Wanted {
  readonly id?: string;
  readonly type?: string | undefined;
  /** Types that are left out unless one asks for a type. */
  readonly muted?: readonly string[];
  readonly onlyUnread?: boolean;
  /** Stays among the unread ones though it is read. */
  readonly keep?: string | undefined;
}

export interface Marked {
  readonly id: string;
  readonly type: string;
  readonly read: boolean;
}

/** Whether a notice is among those asked for. */
export function isQueried(notice: Marked, wanted: Wanted): boolean {
  const { id, read } = notice;
  return (
    (wanted.id === undefined || id === wanted.id) &&
    !(wanted.onlyUnread && read && id !== wanted.keep) &&
    isOfType(notice.type, wanted)
  );
}

export const isOfType = (type: string, { type: only, muted }: Wanted) =>
  only ? type === only : !muted?.includes(type);

/**
 * Conditions of the notices that are for a visitor. They exclude each other, and each has an index of its own; joined by
 * `or` they would read all notices.
 */
export async function audienceOf(here: Scoped, person: Person | null): Promise<(SQL | undefined)[]> {
  const forAll = isNull(notices.recipients);
  if (!person) return [forAll];
  const row = await here.first(people, eq(people.id, person.id));
  const identities = row ? [row, ...row.identities] : [];
  const recipients = [
    { people: [person.id] },
    ...[...new Set(identities.map(({ department }) => department))].map((each) => ({ departments: [each] })),
    ...[...new Set(identities.map(({ userType }) => userType))].map((each) => ({ userTypes: [each] })),
  ];
  return [forAll, or(...recipients.map((each) => isAddressedTo(each)))];
}

const isAddressedTo = (recipients: Partial<NoticeRecipients>) =>
  sql`${notices.recipients} @> ${JSON.stringify(recipients)}::jsonb`;

export const isPublished = () => lte(notices.publishedAt, new Date());

/** The mark that the person has of a notice; a guest has none. */
export const markOf = (here: Scoped, person: Person | null) =>
  here.of(
    noticeReads,
    person
      ? ownedBy(noticeReads, person, eq(noticeReads.notice, notices.id), isNotNull(noticeReads.readAt))
      : sql`false`,
  );

const isUnread = (here: Scoped, person: Person | null) =>
  notExists(here.db.select({ notice: noticeReads.notice }).from(noticeReads).where(markOf(here, person)));

/** Published and among those asked for, whoever they are for. */
export function isAmong(
  here: Scoped,
  person: Person | null,
  { type, muted = [], onlyUnread, keep }: Wanted,
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
