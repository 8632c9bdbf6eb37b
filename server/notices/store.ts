import { and, asc, desc, eq, inArray, isNotNull, isNull, lte, notInArray, or, type SQL, sql } from 'drizzle-orm';
import { people } from '../database/schema/people.ts';
import { noticeReads } from '../database/schema/person.ts';
import { notices, noticeTypes } from '../database/schema/publishing.ts';
import { departments } from '../database/schema/services.ts';
import type { Person } from '../http/visit.ts';
import { placeOf } from '../lib/paging.ts';
import type { OwnSource, Window } from '../sources/source.ts';
import { ownedBy, type Scoped } from '../tenancy/scoped.ts';
import { excerptOf } from './excerpt.ts';

/** Published, and for this visitor: for everybody, or for the person, a department or a kind the person is of. */
function shownTo(here: Scoped, person: Person | null): SQL | undefined {
  const published = lte(notices.publishedAt, new Date());
  const forAll = isNull(notices.recipients);
  if (!person) return and(published, forAll);
  const names = (list: string, value: SQL) => sql`jsonb_exists(${notices.recipients}->${list}, ${value})`;
  const identity = sql`exists (select 1 from jsonb_array_elements(${people.identities}) as identity where ${names('departments', sql`identity->>'department'`)} or ${names('userTypes', sql`identity->>'userType'`)})`;
  const member = sql`exists (select 1 from ${people} where ${here.of(
    people,
    eq(people.id, person.id),
    or(names('departments', sql`${people.department}`), names('userTypes', sql`${people.userType}`), identity),
  )})`;
  return and(published, or(forAll, names('people', sql`${person.id}`), member));
}

/** The person's mark on a notice; for a guest there is never one. */
const marks = (here: Scoped, person: Person | null) =>
  and(here.of(noticeReads), ownedBy(noticeReads, { id: person?.id ?? '' }), eq(noticeReads.notice, notices.id));

export interface Wanted {
  readonly id?: string;
  readonly ids?: readonly string[];
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

/**
 * Our own notices that are for this visitor, of one type if it is given, top ones first, then newest, each with whether
 * the person has read it.
 */
export function ownNotices(here: Scoped, person: Person | null): OwnSource<NoticeRow, Wanted> {
  return {
    async read(wanted, window) {
      const where = asked(here, person, wanted);
      const [rows, total] = await Promise.all([listNotices(here, person, where, window), here.count(notices, where)]);
      return { rows, total, failure: null };
    },
    placeOf(wanted, id) {
      const list = here.db
        .select({ id: notices.id })
        .from(notices)
        .where(here.of(notices, asked(here, person, wanted)));
      return placeOf(here.db, list.orderBy(...inOrder), id);
    },
  };
}

/** What is asked for, of what this visitor may see. */
function asked(here: Scoped, person: Person | null, wanted: Wanted): SQL | undefined {
  return and(
    shownTo(here, person),
    wanted.type ? eq(notices.type, wanted.type) : followed(wanted.muted),
    wanted.id ? eq(notices.id, wanted.id) : undefined,
    wanted.ids ? inArray(notices.id, [...wanted.ids]) : undefined,
    wanted.onlyUnread && person ? or(unreadBy(here, person), kept(wanted.keep)) : undefined,
  );
}

/** Whether the person has read each of the notices asked for, by id. */
export async function readState(here: Scoped, person: Person, wanted: Wanted): Promise<ReadonlyMap<string, boolean>> {
  if (wanted.ids?.length === 0) return new Map();
  const rows = await here.db
    .select({ id: notices.id, read: sql<boolean>`${noticeReads.readAt} is not null` })
    .from(notices)
    .leftJoin(noticeReads, marks(here, person))
    .where(here.of(notices, asked(here, person, wanted)));
  return new Map(rows.map(({ id, read }) => [id, read]));
}

/** Top ones first, then newest; the id settles what is equal. */
const inOrder = [desc(notices.top), desc(notices.publishedAt), asc(notices.id)];

async function listNotices(
  here: Scoped,
  person: Person | null,
  where: SQL | undefined,
  { offset, limit }: Window,
): Promise<NoticeRow[]> {
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
      read: sql<boolean>`${noticeReads.readAt} is not null`,
    })
    .from(notices)
    .innerJoin(noticeTypes, and(here.of(noticeTypes), eq(noticeTypes.id, notices.type)))
    .innerJoin(departments, and(here.of(departments), eq(departments.id, notices.department)))
    .leftJoin(noticeReads, marks(here, person))
    .where(here.of(notices, where))
    .orderBy(...inOrder)
    .limit(limit)
    .offset(offset);
  return rows.map(({ body, ...row }) => ({ ...row, excerpt: excerptOf(body) }));
}

const followed = (muted: readonly string[] = []) =>
  muted.length > 0 ? notInArray(notices.type, [...muted]) : undefined;

const kept = (id: string | undefined) => (id === undefined ? undefined : eq(notices.id, id));

/** Whether the person has not read a notice yet. */
const unreadBy = (here: Scoped, person: Person): SQL =>
  sql`not exists (select 1 from ${noticeReads} where ${and(marks(here, person), isNotNull(noticeReads.readAt))})`;

/** How many of our own notices of the types the person follows are unread. */
export async function countUnread(here: Scoped, person: Person, muted: readonly string[]): Promise<number> {
  return here.count(notices, and(shownTo(here, person), followed(muted), unreadBy(here, person)));
}

/** A notice of our own that is for this visitor. */
export const findText = (here: Scoped, person: Person | null, id: string) =>
  here.first(notices, and(eq(notices.id, id), shownTo(here, person)));

/** Remembers that the person has read a notice; the first time counts. */
export async function markRead(here: Scoped, person: Pick<Person, 'id'>, notice: string): Promise<void> {
  const now = new Date();
  const unread = ownedBy(noticeReads, person, eq(noticeReads.notice, notice), isNull(noticeReads.readAt));
  const marked = await here.update(noticeReads, { readAt: now }, unread);
  if (marked === 0) await here.insertNew(noticeReads, [{ person: person.id, notice, readAt: now }]);
}

export const readTypes = (here: Scoped) => here.rows(noticeTypes, { orderBy: [asc(noticeTypes.position)] });

/** Types in order, with our own notices of them and how many the person has not read. */
export async function countByType(here: Scoped, person: Person | null) {
  const [types, counts] = await Promise.all([
    readTypes(here),
    here.db
      .select({
        type: notices.type,
        count: sql<number>`count(*)::int`,
        unread: sql<number>`(count(*) filter (where ${noticeReads.readAt} is null))::int`,
      })
      .from(notices)
      .leftJoin(noticeReads, marks(here, person))
      .where(here.of(notices, shownTo(here, person)))
      .groupBy(notices.type),
  ]);
  const byType = new Map(counts.map((one) => [one.type, one]));
  return types.map(({ id, name }) => ({
    ...{ id, name },
    count: byType.get(id)?.count ?? 0,
    unread: person ? (byType.get(id)?.unread ?? 0) : 0,
  }));
}
