import { and, isNull, lt, or, type SQL, sql } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import * as v from 'valibot';
import type { Queryable } from '../database/open.ts';
import { sessions, signInFailures } from '../database/schema/people.ts';
import { passports, spentCredentials } from '../database/schema/sign-in.ts';
import { begunTables } from '../database/schema/tables.ts';
import { countedUses } from '../database/schema/visits.ts';
import { idempotentAnswers } from '../http/idempotency/table.ts';
import { defineJob } from '../jobs/job.ts';
import { dayMs } from '../lib/time.ts';
import { attemptMs } from '../sign-in/attempts.ts';
import { deviceRememberedMs } from '../sign-in/session/sessions.ts';

const hourMs = 3_600_000;
/** Most rows of one table that one transaction deletes. */
const batch = 5000;

interface Kind {
  readonly table: PgTable;
  /** What of it nobody needs any more. */
  readonly expired: (now: Date) => SQL | undefined;
}

const ago = (now: Date, ms: number) => new Date(now.getTime() - ms);

/**
 * What is kept for a time only, and for how long. Where the time matters, who reads a row looks at it: it does not
 * matter when the row is deleted.
 */
const kinds: readonly Kind[] = [
  // A while longer than they are good, so that a late browser is told that it is late.
  ...[...begunTables, passports].map(
    (table): Kind => ({ table, expired: (now) => lt(table.expiresAt, ago(now, attemptMs)) }),
  ),
  { table: spentCredentials, expired: (now) => lt(spentCredentials.until, now) },
  {
    table: signInFailures,
    expired: (now) =>
      and(
        lt(signInFailures.lastAt, ago(now, hourMs)),
        or(isNull(signInFailures.waitUntil), lt(signInFailures.waitUntil, now)),
      ),
  },
  // Sessions end after 30 days at most; they tell which devices a person has used.
  { table: sessions, expired: (now) => lt(sessions.startedAt, ago(now, deviceRememberedMs)) },
  { table: countedUses, expired: (now) => lt(countedUses.since, ago(now, hourMs)) },
  // Longer than any client repeats a call.
  { table: idempotentAnswers, expired: (now) => lt(idempotentAnswers.at, ago(now, dayMs)) },
];

/** Deletes what has expired, of all institutions; `again` when there is more of it. */
export async function deleteExpired(db: Queryable, now: Date): Promise<'done' | 'again'> {
  let isAll = true;
  for (const { table, expired } of kinds) {
    // Rows that somebody holds are left to the next time: waiting for them could be a deadlock.
    const rows = sql`select ctid from ${table} where ${expired(now)} limit ${batch} for update skip locked`;
    const { rowCount } = await db.delete(table).where(sql`ctid = any(array(${rows}))`);
    if (rowCount === batch) isAll = false;
  }
  return isAll ? 'done' : 'again';
}

export const deleteExpiredJob = defineJob({
  name: 'delete-expired',
  title: '清理过期数据',
  takes: v.null(),
  cron: '7 * * * *',
  run: ({ db, now }) => deleteExpired(db, now),
});
