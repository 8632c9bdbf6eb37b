import { and, asc, desc, eq, isNotNull, lte, type SQL, sql } from 'drizzle-orm';
import { noticeReads } from '../database/schema/person.ts';
import { notices, noticeTypes } from '../database/schema/publishing.ts';
import { departments } from '../database/schema/services.ts';
import type { Person } from '../http/visit.ts';
import { ownedBy, type Scoped } from '../institutions/scoped.ts';

const published = () => lte(notices.publishedAt, new Date());

/** The person's mark on a notice; for a guest there is never one. */
const marks = (here: Scoped, person: Person | null) =>
  and(here.of(noticeReads), ownedBy(noticeReads, { id: person?.id ?? '' }), eq(noticeReads.notice, notices.id));

/** Published notices, top ones first, then newest, each with whether this person read it. */
export async function readNotices(
  here: Scoped,
  person: Person | null,
  { page, pageSize }: { page: number; pageSize: number },
) {
  const [list, total] = await Promise.all([
    here.db
      .select({
        id: notices.id,
        title: notices.title,
        publishedAt: notices.publishedAt,
        top: notices.top,
        type: { id: noticeTypes.id, name: noticeTypes.name },
        department: departments.name,
        read: sql<boolean>`${noticeReads.readAt} is not null`,
      })
      .from(notices)
      .innerJoin(noticeTypes, and(here.of(noticeTypes), eq(noticeTypes.id, notices.type)))
      .innerJoin(departments, and(here.of(departments), eq(departments.id, notices.department)))
      .leftJoin(noticeReads, marks(here, person))
      .where(here.of(notices, published()))
      .orderBy(desc(notices.top), desc(notices.publishedAt), asc(notices.id))
      .limit(pageSize)
      .offset((page - 1) * pageSize),
    here.count(notices, published()),
  ]);
  return { list, total };
}

/** How many published notices the person has not read. */
export async function countUnread(here: Scoped, person: Person): Promise<number> {
  const read: SQL = sql`exists (select 1 from ${noticeReads} where ${and(marks(here, person), isNotNull(noticeReads.readAt))})`;
  return here.count(notices, and(published(), sql`not ${read}`));
}
