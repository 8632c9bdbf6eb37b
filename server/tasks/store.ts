import { and, asc, desc, eq, or, sql } from 'drizzle-orm';
import type { LinkedFile } from '../database/records.ts';
import { tasks } from '../database/schema/person.ts';
import { departments } from '../database/schema/services.ts';
import type { Person } from '../http/visit.ts';
import { positionIn } from '../lib/paging.ts';
import type { SourceCount } from '../sources/counts.ts';
import type { OwnSource } from '../sources/source.ts';
import { ownedBy, type Scoped } from '../tenancy/scoped.ts';

export type Status = (typeof tasks.$inferSelect)['status'];

/** A task, from our own table or another system, with its department's name. */
export interface TaskRow
  extends Pick<
    typeof tasks.$inferSelect,
    'id' | 'title' | 'source' | 'sponsor' | 'step' | 'holder' | 'createdAt' | 'deadline'
  > {
  /** Null when it is not known. */
  readonly since: Date | null;
  readonly status: Status;
  readonly department: string;
  readonly url: string | null;
  readonly results: readonly LinkedFile[];
  /** Id of the service it belongs to, where that is known. */
  readonly app?: string | null;
}

export interface TaskQuery {
  readonly status: Status;
  /** Only rows of this source. */
  readonly source?: string | undefined;
  readonly query: string;
}

/** Searches the title and the sponsor's name. */
const holding = (query: string) =>
  query
    ? or(...[tasks.title, tasks.sponsor].map((column) => sql`position(lower(${query}) in lower(${column})) > 0`))
    : undefined;

/** The person's tasks of a status in our own table: open ones by deadline, the others newest first. */
export function ownTasks(here: Scoped, person: Person): OwnSource<TaskRow, TaskQuery> {
  const of = ({ status, source, query }: TaskQuery) =>
    ownedBy(tasks, person, eq(tasks.status, status), source ? eq(tasks.source, source) : undefined, holding(query));
  const orderOf = (status: Status) => [
    ...(status === 'todo' ? [sql`${tasks.deadline} asc nulls last`] : []),
    desc(tasks.createdAt),
    asc(tasks.id),
  ];
  return {
    async read(query, { offset, limit }) {
      const rows = await here.db
        .select({ task: tasks, department: departments.name, total: sql<number>`(count(*) over ())::int` })
        .from(tasks)
        .leftJoin(departments, and(here.of(departments), eq(departments.id, tasks.department)))
        .where(here.of(tasks, of(query)))
        .orderBy(...orderOf(query.status))
        .limit(limit)
        .offset(offset);
      // Beyond the last page no row carries the total.
      const total = rows[0]?.total ?? (await here.count(tasks, of(query)));
      return {
        rows: rows.map(({ task, department }) => ({ ...task, department: department ?? '' })),
        total,
        failure: null,
      };
    },
    positionOf(query, id) {
      const list = here.db
        .select({ id: tasks.id })
        .from(tasks)
        .where(here.of(tasks, of(query)));
      return positionIn(here.db, list.orderBy(...orderOf(query.status)), id);
    },
  };
}

/** How many tasks of each status the person has in our own table. */
export async function countByStatus(here: Scoped, person: Person): Promise<ReadonlyMap<Status, number>> {
  const rows = await here.db
    .select({ status: tasks.status, count: sql<number>`count(*)::int` })
    .from(tasks)
    .where(here.of(tasks, ownedBy(tasks, person)))
    .groupBy(tasks.status);
  return new Map(rows.map(({ status, count }) => [status, count]));
}

/** How many tasks come from each source in our own table, whichever source is selected. */
export function countTaskSources(here: Scoped, person: Person, { status, query }: TaskQuery): Promise<SourceCount[]> {
  return here.db
    .select({ source: tasks.source, count: sql<number>`count(*)::int` })
    .from(tasks)
    .where(here.of(tasks, ownedBy(tasks, person, eq(tasks.status, status), holding(query))))
    .groupBy(tasks.source);
}
