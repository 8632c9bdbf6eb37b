import { and, asc, desc, eq, isNotNull, isNull, lte, notInArray, type SQL, sql } from 'drizzle-orm';
import { noticeReads } from '../database/schema/person.ts';
import { notices, noticeTypes } from '../database/schema/publishing.ts';
import { departments } from '../database/schema/services.ts';
import type { Person } from '../http/visit.ts';
import { ownedBy, type Scoped } from '../institutions/scoped.ts';

const published = () => lte(notices.publishedAt, new Date());

/** The person's mark on a notice; for a guest there is never one. */
const marks = (here: Scoped, person: Person | null) =>
  and(here.of(noticeReads), ownedBy(noticeReads, { id: person?.id ?? '' }), eq(noticeReads.notice, notices.id));

interface Wanted {
  id?: string;
  type?: string | undefined;
  /** Types that are left out unless one asks for a type. */
  muted?: readonly string[];
  page: number;
  pageSize: number;
}

/** Published notices, of one type if it is given, top ones first, then newest, each with whether this person read it. */
export async function readNotices(here: Scoped, person: Person | null, { id, type, muted, page, pageSize }: Wanted) {
  const where = and(published(), type ? eq(notices.type, type) : followed(muted), id ? eq(notices.id, id) : undefined);
  const [list, total] = await Promise.all([
    here.db
      .select({
        id: notices.id,
        title: notices.title,
        publishedAt: notices.publishedAt,
        top: notices.top,
        type: { id: noticeTypes.id, name: noticeTypes.name },
        department: departments.name,
        needsReply: notices.needsReply,
        deadline: notices.deadline,
        read: sql<boolean>`${noticeReads.readAt} is not null`,
      })
      .from(notices)
      .innerJoin(noticeTypes, and(here.of(noticeTypes), eq(noticeTypes.id, notices.type)))
      .innerJoin(departments, and(here.of(departments), eq(departments.id, notices.department)))
      .leftJoin(noticeReads, marks(here, person))
      .where(here.of(notices, where))
      .orderBy(desc(notices.top), desc(notices.publishedAt), asc(notices.id))
      .limit(pageSize)
      .offset((page - 1) * pageSize),
    here.count(notices, where),
  ]);
  return { list, total };
}

const followed = (muted: readonly string[] = []) =>
  muted.length > 0 ? notInArray(notices.type, [...muted]) : undefined;

/** How many published notices of the types the person follows are unread. */
export async function countUnread(here: Scoped, person: Person, muted: readonly string[]): Promise<number> {
  const read: SQL = sql`exists (select 1 from ${noticeReads} where ${and(marks(here, person), isNotNull(noticeReads.readAt))})`;
  return here.count(notices, and(published(), followed(muted), sql`not ${read}`));
}

export const findText = (here: Scoped, id: string) => here.first(notices, and(eq(notices.id, id), published()));

/** Remembers that the person has read a notice; the first time counts. */
export async function markRead(here: Scoped, person: Person, notice: string): Promise<void> {
  const now = new Date();
  const unread = ownedBy(noticeReads, person, eq(noticeReads.notice, notice), isNull(noticeReads.readAt));
  const marked = await here.update(noticeReads, { readAt: now }, unread);
  if (marked === 0) await here.insertNew(noticeReads, [{ person: person.id, notice, readAt: now }]);
}

export const readTypes = (here: Scoped) => here.rows(noticeTypes, { orderBy: [asc(noticeTypes.position)] });

/** Types in order, with their published notices and how many of them the person has not read. */
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
      .where(here.of(notices, published()))
      .groupBy(notices.type),
  ]);
  const byType = new Map(counts.map((one) => [one.type, one]));
  return types.map(({ id, name }) => ({
    ...{ id, name },
    count: byType.get(id)?.count ?? 0,
    unread: person ? (byType.get(id)?.unread ?? 0) : 0,
  }));
}
