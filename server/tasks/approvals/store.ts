import type { Decision } from '@yimen/contract/tasks/approvals';
import { asc, desc, eq, or, sql } from 'drizzle-orm';
import { approvals } from '../../database/schema/person.ts';
import type { Person } from '../../http/visit.ts';
import { positionIn } from '../../lib/paging.ts';
import type { SourceCount } from '../../sources/counts.ts';
import type { OwnSource } from '../../sources/source.ts';
import { ownedBy, type Scoped } from '../../tenancy/scoped.ts';

export type View = (typeof approvals.$inferSelect)['view'];
/** An approval, from our own table or another system. */
export interface ApprovalRow extends Omit<typeof approvals.$inferSelect, 'institution' | 'person'> {
  /** Its id in the system that takes the decision. */
  readonly external?: string;
  /** What the person decided, until the system tells of it itself. */
  readonly decided?: Decision | null;
}

export interface ApprovalQuery {
  readonly view: number;
  /** Only rows of this source. */
  readonly source?: string | undefined;
  readonly query: string;
}

export const storedView = (view: number): View => (view === 2 || view === 3 || view === 4 ? view : 1);

/** Searches the title, the form and the sponsor's name. */
function holding(query: string) {
  const matches = (column: typeof approvals.title | typeof approvals.form | typeof approvals.sponsor) =>
    sql`position(lower(${query}) in lower(${column})) > 0`;
  return query ? or(matches(approvals.title), matches(approvals.form), matches(approvals.sponsor)) : undefined;
}

/** The person's approvals of a view in our own table, last changed first, and by id where these are equal. */
export function ownApprovals(here: Scoped, person: Person): OwnSource<ApprovalRow, ApprovalQuery> {
  const orderBy = [desc(approvals.updateTime), asc(approvals.id)];
  const asked = ({ view, source, query }: ApprovalQuery) => {
    const from = source ? eq(approvals.source, source) : undefined;
    return ownedBy(approvals, person, eq(approvals.view, storedView(view)), from, holding(query));
  };
  return {
    async read(query, { offset, limit }) {
      const where = asked(query);
      const [rows, total] = await Promise.all([
        here.rows(approvals, { where, orderBy, limit, offset }),
        here.count(approvals, where),
      ]);
      return { rows, total, failure: null };
    },
    positionOf(query, id) {
      const list = here.db
        .select({ id: approvals.id })
        .from(approvals)
        .where(here.of(approvals, asked(query)));
      return positionIn(here.db, list.orderBy(...orderBy), id);
    },
  };
}

/** The approval of this id in our own table, in any view; null when the person has none. */
export const findOwn = (here: Scoped, person: Person, id: string): Promise<ApprovalRow | null> =>
  here.first(approvals, ownedBy(approvals, person, eq(approvals.id, id)));

/** How many approvals of the view come from each source in our own table, whichever source is selected. */
export function countSources(here: Scoped, person: Person, { view, query }: ApprovalQuery): Promise<SourceCount[]> {
  const where = ownedBy(approvals, person, eq(approvals.view, storedView(view)), holding(query));
  return here.db
    .select({ source: approvals.source, count: sql<number>`count(*)::int` })
    .from(approvals)
    .where(here.of(approvals, where))
    .groupBy(approvals.source);
}

/** How many approvals of one source the person has in each view of our own table. */
export async function countViews(here: Scoped, person: Person, source: string): Promise<ReadonlyMap<number, number>> {
  const rows = await here.db
    .select({ view: approvals.view, count: sql<number>`count(*)::int` })
    .from(approvals)
    .where(here.of(approvals, ownedBy(approvals, person, eq(approvals.source, source))))
    .groupBy(approvals.view);
  return new Map(rows.map(({ view, count }) => [view, count]));
}
