import { asc, desc, eq, or, sql } from 'drizzle-orm';
import { approvals } from '../database/schema/person.ts';
import type { Person } from '../http/visit.ts';
import { ownedBy, type Scoped } from '../institutions/scoped.ts';

type View = (typeof approvals.$inferSelect)['view'];

interface Wanted {
  view: number;
  source?: string | undefined;
  query: string;
  page: number;
  pageSize: number;
}

const viewOf = (view: number): View => (view === 2 || view === 3 || view === 4 ? view : 1);

/** Words are sought in the title, the form and the sponsor's name. */
function holding(query: string) {
  const wanted = (column: typeof approvals.title | typeof approvals.form | typeof approvals.sponsor) =>
    sql`position(lower(${query}) in lower(${column})) > 0`;
  return query ? or(wanted(approvals.title), wanted(approvals.form), wanted(approvals.sponsor)) : undefined;
}

/** The person's approvals of a view, last changed first; the id settles what is equal. */
export async function readApprovals(here: Scoped, person: Person, { view, source, query, page, pageSize }: Wanted) {
  const where = ownedBy(
    approvals,
    person,
    eq(approvals.view, viewOf(view)),
    source ? eq(approvals.source, source) : undefined,
    holding(query),
  );
  const [list, total] = await Promise.all([
    here.rows(approvals, {
      where,
      orderBy: [desc(approvals.updateTime), asc(approvals.id)],
      limit: pageSize,
      offset: (page - 1) * pageSize,
    }),
    here.count(approvals, where),
  ]);
  return { list, total };
}

/** How many approvals of the view come from each source, whichever source the list shows. */
export function countSources(here: Scoped, person: Person, { view, query }: Wanted) {
  const where = ownedBy(approvals, person, eq(approvals.view, viewOf(view)), holding(query));
  return here.db
    .select({ source: approvals.source, count: sql<number>`count(*)::int` })
    .from(approvals)
    .where(here.of(approvals, where))
    .groupBy(approvals.source)
    .orderBy(desc(sql`count(*)`), asc(approvals.source));
}

/** How many approvals of one source the person has in each view. */
export async function countViews(here: Scoped, person: Person, source: string): Promise<ReadonlyMap<number, number>> {
  const rows = await here.db
    .select({ view: approvals.view, count: sql<number>`count(*)::int` })
    .from(approvals)
    .where(here.of(approvals, ownedBy(approvals, person, eq(approvals.source, source))))
    .groupBy(approvals.view);
  return new Map(rows.map(({ view, count }) => [view, count]));
}
