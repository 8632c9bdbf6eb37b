import { sql } from 'drizzle-orm';
import * as v from 'valibot';
import { jobsSchema } from '../database/jobs-schema.ts';
import type { Database } from '../database/open.ts';
import { inTransaction } from '../database/transaction.ts';
import { failureOf, failureWords } from '../jobs/failure.ts';
import { defineJob, type Job } from '../jobs/job.ts';
import { scoped } from '../tenancy/scoped.ts';
import { type AuditEvent, installation, recordEvent, serverActor } from './store.ts';

interface Failed extends Record<string, unknown> {
  readonly name: string;
  readonly data: unknown;
  readonly output: unknown;
}

/**
 * Records the jobs that have failed for good, also those whose processes ended, and tells who waits for them: each once.
 * Where telling them fails, nothing of it is written, and the record says why.
 */
export async function recordFailures(db: Database, jobs: readonly Job[], now = new Date()): Promise<void> {
  const table = sql`${sql.identifier(jobsSchema)}.${sql.identifier('job')}`;
  const { rows } = await db.execute<Failed>(sql`
    update ${table} set output = coalesce(output, '{}') || '{"recorded": true}'
    where state = 'failed' and not coalesce(output, '{}') ? 'recorded'
    returning name, data, output`);
  const failures = rows.map(({ name, data, output }) => {
    const job = jobs.find((one) => one.name === name);
    return { name, job, data, why: failureWords(output) ?? '原因不明' };
  });
  const events: AuditEvent[] = [];
  for (const { name, job, data, why } of failures) {
    const untold = await tell(db, job, { data, now, why });
    const detail = `${job?.title ?? name}：${why}${untold && `；没能告知等候的人：${untold}`}`;
    events.push({ actor: serverActor, action: 'job-failed', part: 'jobs', key: name, detail });
  }
  await recordEvent(scoped(db, { id: installation }), ...events);
}

type Failure = Omit<Parameters<NonNullable<Job['failed']>>[0], 'db'>;

/** Tells whoever waits for a job that it has failed, apart from all others; why that failed, empty where it did not. */
async function tell(db: Database, job: Job | undefined, failure: Failure): Promise<string> {
  if (!job?.failed || !v.is(job.takes, failure.data)) return '';
  try {
    await inTransaction(db, async (tx) => job.failed?.({ ...failure, db: tx }));
    return '';
  } catch (error) {
    return failureOf(error, failure.now).message;
  }
}

/** The job that tells the owner of the installation which of these jobs, or of its own runs, have failed for good. */
export function recordFailuresJob(others: readonly Job[]): Job {
  const job: Job = defineJob({
    name: 'record-job-failures',
    title: '记录失败的后台任务',
    takes: v.null(),
    cron: '*/5 * * * *',
    async run({ db, now }) {
      await recordFailures(db, [...others, job], now);
      return 'done';
    },
  });
  return job;
}
