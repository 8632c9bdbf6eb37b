import { pino } from 'pino';
import type { Database } from '../database/open.ts';
import { closeBoss, openBoss, usualPace } from '../jobs/boss.ts';
import type { JobFailure } from '../jobs/failure.ts';
import type { Job } from '../jobs/job.ts';
import { runNext } from '../jobs/worker.ts';

/** Runs what waits of these kinds in this process, until nothing is due; returns the failures. */
export async function runDue(db: Database, jobs: readonly Job[]): Promise<JobFailure[]> {
  const report = (error: unknown) => {
    throw error;
  };
  const boss = await openBoss(db, jobs, { pace: { ...usualPace, retrySeconds: 0 }, keepsTime: false, report });
  const failures: JobFailure[] = [];
  try {
    for (const job of jobs) {
      for (;;) {
        const outcome = await runNext(boss, job, { db, log: pino({ level: 'silent' }) });
        if (outcome === 'none') break;
        if (outcome !== 'done') {
          failures.push(outcome);
          break;
        }
      }
    }
  } finally {
    await closeBoss(boss);
  }
  return failures;
}
