import { asc, countDistinct, desc, eq, max, sql } from 'drizzle-orm';
import { feedback } from '../database/schema/visits.ts';
import type { Window } from '../lib/paging.ts';
import type { Scoped } from '../tenancy/scoped.ts';

interface SearchReport {
  readonly query: string;
  readonly count: number;
  readonly lastAt: Date;
}

/** What was searched for and reported as missing or wrong, without regard to case, the most reported first. */
export async function readSearchReports(
  here: Scoped,
  { limit, offset }: Window,
): Promise<{ reports: SearchReport[]; total: number }> {
  const where = here.of(feedback, eq(feedback.about, 'search'));
  const query = sql<string>`lower(${feedback.subject})`;
  const [count, lastAt] = [sql<number>`count(*)::int`, max(feedback.at)];
  const found = await here.db
    .select({ query, count, lastAt })
    .from(feedback)
    .where(where)
    .groupBy(query)
    .orderBy(desc(count), desc(lastAt), asc(query))
    .limit(limit)
    .offset(offset);
  const [all] = await here.db
    .select({ total: countDistinct(query) })
    .from(feedback)
    .where(where);
  const reports = found.flatMap((one) => (one.lastAt ? [{ ...one, lastAt: one.lastAt }] : []));
  return { reports, total: all?.total ?? 0 };
}
