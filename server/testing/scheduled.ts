import { eq } from 'drizzle-orm';
import type { Database } from '../database/open.ts';
import { releases } from '../database/schema/editions.ts';
import { inTransaction } from '../database/transaction.ts';
import { publishScheduledJob } from '../staff/scheduled.ts';
import { scoped } from '../tenancy/scoped.ts';

/** Runs the job of a scheduled release of 明德大学 as a worker does when its time has come. */
export async function publishDue(db: Database, release: number): Promise<void> {
  const here = scoped(db, { id: 'mingde' });
  await here.update(releases, { dueAt: new Date(Date.now() - 1000) }, eq(releases.number, release));
  const given = { data: { institution: 'mingde', release }, now: new Date(), ready: undefined };
  await inTransaction(db, (tx) => publishScheduledJob.run({ ...given, db: tx }));
}
