import { sql } from 'drizzle-orm';
import { pino } from 'pino';
import type { GenericSchema, InferOutput } from 'valibot';
import { jobsChannel } from '../database/jobs-schema.ts';
import type { Database } from '../database/open.ts';
import { closeBoss, openBoss } from './boss.ts';
import type { JobFailure } from './failure.ts';
import type { Job } from './job.ts';
import { runNext } from './worker.ts';

/**
 * Runs a job that takes nothing in this process, with all that it leaves to do; `elsewhere` when another process has
 * it. Whoever else takes it meanwhile, it runs once.
 */
export async function runJobNow(
  db: Database,
  job: Job,
  jobs: readonly Job[],
  report: (error: unknown) => void,
): Promise<'done' | 'elsewhere' | JobFailure> {
  const boss = await openBoss(db, jobs, { keepsTime: false, report });
  const log = pino({ level: 'silent' });
  try {
    await boss.send(job.name, null);
    let outcome: 'done' | 'elsewhere' = 'elsewhere';
    for (;;) {
      const next = await runNext(boss, job, { db, log });
      if (next === 'none') return outcome;
      if (next !== 'done') return next;
      outcome = next;
    }
  } finally {
    await closeBoss(boss);
  }
}

/** Sends a job that is to run at a time, in the transaction that `db` may be, and tells the processes that take jobs. */
export async function sendJob<Takes extends GenericSchema>(
  db: Database,
  job: Job<Takes>,
  jobs: readonly Job[],
  data: InferOutput<Takes> & object,
  startAfter: Date,
): Promise<void> {
  const boss = await openBoss(db, jobs, { keepsTime: false, report: () => {} });
  try {
    await boss.send(job.name, data, { startAfter });
    await db.execute(sql`select pg_notify(${jobsChannel}, '')`);
  } finally {
    await closeBoss(boss);
  }
}
