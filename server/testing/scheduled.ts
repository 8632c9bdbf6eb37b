import { eq } from 'drizzle-orm';
import type { Database } from '../database/open.ts';
import { releases } from '../database/schema/editions.ts';
import { inTransaction } from '../database/transaction.ts';
import { publishScheduledJob } from '../staff/scheduled.ts';
import { scoped } from '../tenancy/scoped.ts';

/** Has the time of a scheduled release of 明德大学 come. */
export async function bringForward(db: Database, release: number): Promise<void> {
  const here = scoped(db, { id: 'mingde' });
  await here.update(releases, { dueAt: new Date(Date.now() - 1000) }, eq(releases.number, release));
}

/** Runs the job of such a release as a worker does. */
export async function runScheduled(db: Database, release: number): Promise<void> {
  const given = { data: { institution: 'mingde', release }, now: new Date(), ready: undefined };
  await inTransaction(db, (tx) => publishScheduledJob.run({ ...given, db: tx }));
}

/** Both, one after the other. */
export async function publishDue(db: Database, release: number): Promise<void> {
  await bringForward(db, release);
  await runScheduled(db, release);
}
