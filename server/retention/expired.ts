import { and, isNull, lt, or, type SQL, sql } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import * as v from 'valibot';
import type { Queryable } from '../database/open.ts';
import { imports } from '../database/schema/imports.ts';
import { sessions, signInFailures } from '../database/schema/people.ts';
import { noticeReads } from '../database/schema/person.ts';
import { previews } from '../database/schema/previews.ts';
import { reminders } from '../database/schema/reminders.ts';
import { removedRows } from '../database/schema/removed.ts';
import { passports, spentCredentials } from '../database/schema/sign-in.ts';
import { sourceReads } from '../database/schema/sources.ts';
import { begunTables } from '../database/schema/tables.ts';
import { countedUses, feedback, visits } from '../database/schema/visits.ts';
import { idempotentAnswers } from '../http/idempotency/table.ts';
import { endExpired } from '../imports/store.ts';
import { defineJob, type Job } from '../jobs/job.ts';
import { type KeptDays, usualDays } from '../kept-days.ts';
import { dayMs, dayText, hourMs } from '../lib/time.ts';
import { attemptMs } from '../sign-in/attempts.ts';
import { shortenDelivered } from './delivered.ts';

/** Most rows of one table that one transaction deletes. */
const batch = 5000;
/** Most imports that one transaction ends. */
const mostEnded = 200;

interface Kind {
  readonly table: PgTable;
  /** What of it nobody needs any more; undefined where it is kept for good. */
  readonly expired: (now: Date, days: KeptDays) => SQL | undefined;
}

const ago = (now: Date, ms: number) => new Date(now.getTime() - ms);

/** The condition for what is older than it is kept; undefined for what is kept for good. */
const older = (column: PgColumn, now: Date, days: number, also?: SQL) =>
  days > 0 ? and(lt(column, ago(now, days * dayMs)), also) : undefined;

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
    expired: (now, { signInTries }) => {
      const isOver = or(isNull(signInFailures.waitUntil), lt(signInFailures.waitUntil, now));
      return older(signInFailures.lastAt, now, signInTries, isOver);
    },
  },
  { table: previews, expired: (now) => lt(previews.until, now) },
  { table: sessions, expired: (now, days) => older(sessions.startedAt, now, days.sessions) },
  { table: removedRows, expired: (now, days) => older(removedRows.at, now, days.removed) },
  { table: imports, expired: (now, days) => older(imports.createdAt, now, days.imports) },
  { table: feedback, expired: (now, days) => older(feedback.at, now, days.feedback) },
  { table: noticeReads, expired: (now, days) => older(noticeReads.readAt, now, days.noticeReads) },
  { table: sourceReads, expired: (now, days) => older(sourceReads.readAt, now, days.noticeReads) },
  {
    table: visits,
    expired: (now, days) => (days.visits > 0 ? lt(visits.day, dayText(ago(now, days.visits * dayMs))) : undefined),
  },
  // The same message is not told again within this time.
  { table: reminders, expired: (now) => lt(reminders.sentAt, ago(now, dayMs)) },
  { table: countedUses, expired: (now) => lt(countedUses.since, ago(now, hourMs)) },
  // Longer than any client repeats a call.
  { table: idempotentAnswers, expired: (now) => lt(idempotentAnswers.at, ago(now, dayMs)) },
];

/** Deletes what has expired, of all institutions, and ends imports that nobody has confirmed; `again` when there is more of it. */
export async function deleteExpired(db: Queryable, now: Date, days: KeptDays = usualDays): Promise<'done' | 'again'> {
  let isAll = (await endExpired(db, now, mostEnded)) < mostEnded;
  for (const { table, expired } of kinds) {
    const condition = expired(now, days);
    if (!condition) continue;
    // Rows that somebody holds are left to the next time: waiting for them could be a deadlock.
    const rows = sql`select ctid from ${table} where ${condition} limit ${batch} for update skip locked`;
    const { rowCount } = await db.delete(table).where(sql`ctid = any(array(${rows}))`);
    if (rowCount === batch) isAll = false;
  }
  return isAll ? 'done' : 'again';
}

export const deleteExpiredJob = (days: KeptDays): Job =>
  defineJob({
    name: 'delete-expired',
    title: '清理过期数据',
    takes: v.null(),
    cron: '7 * * * *',
    async run({ db, now }) {
      const done = [await deleteExpired(db, now, days), await shortenDelivered(db, now, days)];
      return done.includes('again') ? 'again' : 'done';
    },
  });
