import { and, asc, eq, inArray, isNotNull, isNull, or, type SQL, sql } from 'drizzle-orm';
import type { NoticeRecipients } from '../database/records.ts';
import { people } from '../database/schema/people.ts';
import { noticeReads } from '../database/schema/person.ts';
import { notices, noticeTypes } from '../database/schema/publishing.ts';
import { departments } from '../database/schema/services.ts';
import type { Person } from '../http/visit.ts';
import { by, newest } from '../sources/merge.ts';
import type { OwnSource } from '../sources/source.ts';
import { VersionCache } from '../tenancy/resolve.ts';
import { ownedBy, type Scoped } from '../tenancy/scoped.ts';
import { excerptOf } from './excerpt.ts';

/** What lists of notices are made of. */
export type ListedNotice = Unmarked & { readonly read: boolean };
type Unmarked = Pick<typeof notices.$inferSelect, keyof typeof columns>;

const columns = { id: notices.id, type: notices.type, top: notices.top, publishedAt: notices.publishedAt };

export interface Wanted {
  readonly id?: string;
  readonly type?: string | undefined;
  /** Types that are left out unless one asks for a type. */
  readonly muted?: readonly string[];
  readonly onlyUnread?: boolean;
  /** Stays among the unread ones though it is read. */
  readonly keep?: string | undefined;
}

/** A notice in a list, of our own table or of another system. */
export interface NoticeRow
  extends Pick<typeof notices.$inferSelect, 'id' | 'title' | 'publishedAt' | 'top' | 'needsReply' | 'deadline'> {
  readonly type: { readonly id: string; readonly name: string };
  /** Its department's name. */
  readonly department: string;
  readonly read: boolean;
  /** How its text begins. */
  readonly excerpt: string;
}

/** Top ones first, then newest; the id settles what is equal. */
export const inOrder = by<Pick<Unmarked, 'id' | 'top' | 'publishedAt'>>(
  (one, other) => Number(other.top) - Number(one.top),
  newest(({ publishedAt }) => publishedAt),
  (one, other) => (one.id < other.id ? -1 : Number(one.id > other.id)),
);

/** The institution's notices for everybody, those too that are still to come out. */
const forEverybody = new VersionCache<readonly Unmarked[]>({
  bytesOf: (list) => list.length * 200,
  maxBytes: 64 * 2 ** 20,
});

/**
 * Our own published notices that are for this visitor, in order: for everybody, or for the person, a department or a
 * kind the person is of. Those for everybody are read once for all visitors; of marks only the person's are.
 */
export async function shownNotices(here: Scoped, person: Person | null): Promise<readonly ListedNotice[]> {
  const [forAll, addressed, read] = await Promise.all([
    forEverybody.get(here.db, { id: here.institution }, () => readUnmarked(here, isNull(notices.recipients))),
    person ? readAddressed(here, person) : [],
    person ? readMarks(here, person) : new Set<string>(),
  ]);
  const now = new Date();
  return [...forAll, ...addressed]
    .filter(({ publishedAt }) => publishedAt <= now)
    .sort(inOrder)
    .map((notice) => ({ ...notice, read: read.has(notice.id) }));
}

const readUnmarked = (here: Scoped, where: SQL | undefined): Promise<Unmarked[]> =>
  here.db.select(columns).from(notices).where(here.of(notices, where));

async function readAddressed(here: Scoped, person: Person): Promise<Unmarked[]> {
  const row = await here.first(people, eq(people.id, person.id));
  const identities = row ? [row, ...row.identities] : [];
  const recipients = [
    { people: [person.id] },
    ...[...new Set(identities.map(({ department }) => department))].map((each) => ({ departments: [each] })),
    ...[...new Set(identities.map(({ userType }) => userType))].map((each) => ({ userTypes: [each] })),
  ];
  return readUnmarked(here, or(...recipients.map((each) => isAddressedTo(each))));
}

const isAddressedTo = (recipients: Partial<NoticeRecipients>) =>
  sql`${notices.recipients} @> ${JSON.stringify(recipients)}::jsonb`;

/** Ids of the notices that the person has read. */
async function readMarks(here: Scoped, person: Person): Promise<ReadonlySet<string>> {
  const rows = await here.db
    .select({ notice: noticeReads.notice })
    .from(noticeReads)
    .where(here.of(noticeReads, ownedBy(noticeReads, person, isNotNull(noticeReads.readAt))));
  return new Set(rows.map(({ notice }) => notice));
}

/** Whether a notice is among those asked for. */
export function isWanted(notice: { id: string; type: string; read: boolean }, wanted: Wanted): boolean {
  const { id, type, read } = notice;
  return (
    (wanted.id === undefined || id === wanted.id) &&
    !(wanted.onlyUnread && read && id !== wanted.keep) &&
    (wanted.type ? type === wanted.type : !wanted.muted?.includes(type))
  );
}

/** Our own notices that are for a visitor, as one of the sources of notices. */
export function ownNotices(here: Scoped, shown: readonly ListedNotice[]): OwnSource<NoticeRow, Wanted> {
  return {
    async read(wanted, { offset, limit }) {
      const all = shown.filter((notice) => isWanted(notice, wanted));
      return { rows: await readRows(here, all.slice(offset, offset + limit)), total: all.length, failure: null };
    },
    async placeOf(wanted, id) {
      const place = shown.filter((notice) => isWanted(notice, wanted)).findIndex((notice) => notice.id === id);
      return place < 0 ? null : place + 1;
    },
  };
}

async function readRows(here: Scoped, listed: readonly ListedNotice[]): Promise<NoticeRow[]> {
  const ids = listed.map(({ id }) => id);
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
    })
    .from(notices)
    .innerJoin(noticeTypes, and(here.of(noticeTypes), eq(noticeTypes.id, notices.type)))
    .innerJoin(departments, and(here.of(departments), eq(departments.id, notices.department)))
    .where(here.of(notices, inArray(notices.id, ids)));
  const byId = new Map(rows.map(({ body, ...row }) => [row.id, { ...row, excerpt: excerptOf(body) }]));
  return listed.flatMap(({ id, read }) => {
    const row = byId.get(id);
    return row ? [{ ...row, read }] : [];
  });
}

export const findNotice = (here: Scoped, id: string) => here.first(notices, eq(notices.id, id));

/** Remembers that the person has read notices; the first time counts. */
export async function markRead(here: Scoped, person: Pick<Person, 'id'>, ids: readonly string[]): Promise<void> {
  const { institution, person: owner, notice, readAt } = noticeReads;
  // In one order, so that two that mark the same at once do not wait for each other for good.
  const there = sql`select ${notices.institution}, ${person.id}, ${notices.id}, ${new Date()}::timestamptz from ${notices} where ${here.of(notices, inArray(notices.id, [...ids]))} order by ${notices.id}`;
  await here.db
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
}

export const readTypes = (here: Scoped) => here.rows(noticeTypes, { orderBy: [asc(noticeTypes.position)] });
