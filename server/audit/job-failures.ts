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
  readonly id: string;
  readonly name: string;
  readonly data: unknown;
  readonly output: unknown;
  readonly recorded: boolean;
}

/**
 * Records the jobs that have failed for good, also those whose processes ended, and tells who waits for them: each once.
 * Where telling them fails, nothing of it is written, the record says why, and it is tried again with the next run.
 */
export async function recordFailures(db: Database, jobs: readonly Job[], now = new Date()): Promise<void> {
  const table = sql`${sql.identifier(jobsSchema)}.${sql.identifier('job')}`;
  const { rows } = await db.execute<Failed>(sql`
    select id, name, data, output, coalesce(output, '{}') ? 'recorded' as recorded from ${table}
    where state = 'failed' and not coalesce(output, '{}') ? 'told'
    for update`);
  const events: AuditEvent[] = [];
  for (const { id, name, data, output, recorded } of rows) {
    const job = jobs.find((one) => one.name === name);
    const why = failureWords(output) ?? '原因不明';
    const untold = await tell(db, job, { data, now, why });
    const marks = JSON.stringify({ recorded: true, ...(untold === '' && { told: true }) });
    await db.execute(sql`
      update ${table} set output = coalesce(output, '{}') || ${marks}::jsonb where name = ${name} and id = ${id}`);
    if (recorded) continue;
    const detail = `${job?.title ?? name}：${why}${untold && `；没能告知等候的人，稍后再试：${untold}`}`;
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
