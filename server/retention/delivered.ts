import { sql } from 'drizzle-orm';
import { systemActor } from '../audit/store.ts';
import type { Queryable } from '../database/open.ts';
import { editions, releases } from '../database/schema/editions.ts';
import type { KeptDays } from '../kept-days.ts';
import { dayMs } from '../lib/time.ts';
import { isDeliveredName } from '../parts/activity.ts';

/** Most editions that are kept of a row that a system delivers, which may change it each minute. */
export const mostEditions = 50;

/** Most rows of content that one transaction shortens, and most that it forgets. */
const batch = 1000;

/**
 * Deletes the older editions of what systems deliver, of all institutions; `again` when there is more of it. Of a row that
 * is there the newest {@link mostEditions} stay, whoever made them, and the first of these is its beginning. Those of a
 * row that is gone go when it cannot be put back any more. A system's release goes with the last edition that came of it.
 */
export async function shortenDelivered(db: Queryable, now: Date, days: KeptDays): Promise<'done' | 'again'> {
  const { rowCount: shortened } = await db.execute(sql`
    with long as (
      select institution, part, key, max(number) - ${mostEditions} as last from ${editions}
      where ${isDeliveredName(editions)} group by institution, part, key having count(*) > ${mostEditions} limit ${batch}
    ), older as (
      delete from ${editions} as one using long
      where (one.institution, one.part, one.key) = (long.institution, long.part, long.key) and one.number <= long.last
    )
    update ${editions} as one set release = null from long
    where (one.institution, one.part, one.key, one.number) = (long.institution, long.part, long.key, long.last + 1)`);
  const forgotten = days.removed > 0 ? await forgetGone(db, new Date(now.getTime() - days.removed * dayMs)) : 0;
  await db.execute(sql`
    delete from ${releases} as one
    where one.actor like ${`${systemActor({ id: '' })}%`}
      and not exists (
        select 1 from ${editions} as own where (own.institution, own.release) = (one.institution, one.number)
      )
      and exists (
        select 1 from ${releases} as later where later.institution = one.institution and later.number > one.number
      )`);
  return shortened === batch || forgotten === batch ? 'again' : 'done';
}

/** Deletes all editions of delivered rows that went before a moment; returns of how many. */
async function forgetGone(db: Queryable, until: Date): Promise<number> {
  const { rows } = await db.execute<{ count: number }>(sql`
    with newest as (
      select distinct on (institution, part, key) institution, part, key, content, release from ${editions}
      where ${isDeliveredName(editions)} order by institution, part, key, number desc
    ), gone as (
      select newest.institution, part, key from newest
      join ${releases} as made on (made.institution, made.number) = (newest.institution, newest.release)
      where content is null and made.ended_at < ${until.toISOString()}::timestamptz limit ${batch}
    ), deleted as (
      delete from ${editions} as one using gone
      where (one.institution, one.part, one.key) = (gone.institution, gone.part, gone.key)
    )
    select count(*)::int as count from gone`);
  return rows[0]?.count ?? 0;
}
