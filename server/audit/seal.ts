import { and, asc, desc, eq, isNull, lt, or, sql } from 'drizzle-orm';
import * as v from 'valibot';
import type { Database } from '../database/open.ts';
import { auditEntries, auditSeals } from '../database/schema/audit.ts';
import { defineJob, type Job } from '../jobs/job.ts';
import { dayMs, dayText, monthOf } from '../lib/time.ts';
import { type Scoped, scoped } from '../tenancy/scoped.ts';
import { linkHash } from './chain.ts';
import type { AuditEntry } from './store.ts';

/** Most entries that one transaction seals. */
const batch = 1000;
/** Entries that count alike events change within their hour: they are sealed when it is over, in ms. */
const countedMs = 2 * 3_600_000;
/** An arbitrary number for the lock: two that seal at once would both go on from the same entry. */
const sealLock = 7_361_904_212;

/** The month of a moment, and so the oldest month of which something was still told `days` before it. */
export const monthAt = (now: Date, daysBefore = 0) => monthOf(dayText(new Date(now.getTime() - daysBefore * dayMs)));

const lockSeals = (db: Database) => db.execute(sql`select pg_advisory_xact_lock(${sealLock})`);

/**
 * Seals entries that are not sealed yet, of all institutions, in the transaction that it is called in. What is
 * committed late, with an earlier time, comes after what is sealed already. Resolves with `again` when there may be
 * more.
 */
export async function sealEntries(db: Database, now: Date, limit = batch): Promise<'done' | 'again'> {
  await lockSeals(db);
  const isFinal = or(isNull(auditEntries.tally), lt(auditEntries.at, new Date(now.getTime() - countedMs)));
  const waiting = await db
    .select()
    .from(auditEntries)
    .where(and(isNull(auditEntries.sequence), isFinal))
    .orderBy(asc(auditEntries.institution), asc(auditEntries.at), asc(auditEntries.ordinal))
    .limit(limit)
    .for('update');
  for (const [id, entries] of Map.groupBy(waiting, ({ institution }) => institution)) {
    await sealOwn(scoped(db, { id }), entries, now);
  }
  return waiting.length === limit ? 'again' : 'done';
}

async function sealOwn(here: Scoped, entries: readonly AuditEntry[], now: Date): Promise<void> {
  const [last] = await here.rows(auditSeals, { orderBy: [desc(auditSeals.month)], limit: 1 });
  // A clock that was set back must not open a month again.
  const month = last && last.month > monthAt(now) ? last.month : monthAt(now);
  let { hash, count } = last ?? { hash: '', count: 0 };
  const previous = last?.month === month ? last.previous : hash;
  if (last?.month !== month) count = 0;
  const links = entries.map((entry) => {
    count += 1;
    hash = linkHash({ previous: hash, month, sequence: count }, entry);
    return { id: entry.id, sequence: count, hash };
  });
  const column = <Name extends keyof (typeof links)[number]>(name: Name) => sql.param(links.map((link) => link[name]));
  // Without its tally an entry is changed by nothing that is counted later.
  await here.db.execute(sql`
    update ${auditEntries} set month = ${month}, sequence = link.sequence, hash = link.hash, tally = null
    from unnest(${column('id')}::uuid[], ${column('sequence')}::int[], ${column('hash')}::text[])
      as link (id, sequence, hash)
    where ${here.of(auditEntries, sql`${auditEntries.id} = link.id`)}`);
  await here.db
    .insert(auditSeals)
    .values({ institution: here.institution, month, previous, hash, count })
    .onConflictDoUpdate({ target: [auditSeals.institution, auditSeals.month], set: { hash, count } });
}

/** Deletes the entries of a sealed month that ended more than `days` ago; `again` when there may be another one. */
export async function removeOldMonth(db: Database, now: Date, days: number): Promise<'done' | 'again'> {
  await lockSeals(db);
  const [oldest] = await db
    .select()
    .from(auditSeals)
    .where(and(isNull(auditSeals.removedAt), lt(auditSeals.month, monthAt(now, days))))
    .orderBy(asc(auditSeals.month))
    .limit(1);
  if (!oldest) return 'done';
  const here = scoped(db, { id: oldest.institution });
  await here.delete(auditEntries, eq(auditEntries.month, oldest.month));
  await here.update(auditSeals, { removedAt: now }, eq(auditSeals.month, oldest.month));
  return 'again';
}

export const sealJob = defineJob({
  name: 'seal-audit',
  title: '封存审计记录',
  takes: v.null(),
  cron: '*/10 * * * *',
  run: ({ db, now }) => sealEntries(db, now),
});

/** The job that deletes what has been kept for `days`. */
export const removeOldJob = (days: number): Job =>
  defineJob({
    name: 'remove-old-audit',
    title: '删除到期的审计记录',
    takes: v.null(),
    cron: '20 3 * * *',
    run: ({ db, now }) => removeOldMonth(db, now, days),
  });
