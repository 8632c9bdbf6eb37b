import { and, asc, desc, eq, sql } from 'drizzle-orm';
import { tasks } from '../database/schema/person.ts';
import { departments } from '../database/schema/services.ts';
import type { Person } from '../http/visit.ts';
import { ownedBy, type Scoped } from '../institutions/scoped.ts';

type Status = (typeof tasks.$inferSelect)['status'];

/** The person's tasks of a status with their department's name: to do by deadline, the others by newest. */
export async function readTasks(
  here: Scoped,
  person: Person,
  { status, page, pageSize }: { status: Status; page: number; pageSize: number },
) {
  const where = ownedBy(tasks, person, eq(tasks.status, status));
  const order = status === 'todo' ? [sql`${tasks.deadline} asc nulls last`] : [];
  const [list, total] = await Promise.all([
    here.db
      .select({ task: tasks, department: departments.name })
      .from(tasks)
      .leftJoin(departments, and(here.of(departments), eq(departments.id, tasks.department)))
      .where(here.of(tasks, where))
      .orderBy(...order, desc(tasks.createdAt), asc(tasks.id))
      .limit(pageSize)
      .offset((page - 1) * pageSize),
    here.count(tasks, where),
  ]);
  return { list, total };
}

/** How many tasks of each status the person has. */
export async function countByStatus(here: Scoped, person: Person): Promise<ReadonlyMap<Status, number>> {
  const rows = await here.db
    .select({ status: tasks.status, count: sql<number>`count(*)::int` })
    .from(tasks)
    .where(here.of(tasks, ownedBy(tasks, person)))
    .groupBy(tasks.status);
  return new Map(rows.map(({ status, count }) => [status, count]));
}
