import { sql } from 'drizzle-orm';
import * as v from 'valibot';
import { jobsSchema } from '../database/jobs-schema.ts';
import type { Database } from '../database/open.ts';
import { failureWords } from '../jobs/failure.ts';
import { defineJob, type Job } from '../jobs/job.ts';
import { scoped } from '../tenancy/scoped.ts';
import { type AuditEvent, installation, recordEvent, serverActor } from './store.ts';

interface Failed extends Record<string, unknown> {
  readonly name: string;
  readonly data: unknown;
  readonly output: unknown;
}

/** Records the jobs that have failed for good, also those whose processes ended, and tells who waits for them: each once. */
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
  for (const { job, data, why } of failures) {
    if (job?.failed && v.is(job.takes, data)) await job.failed({ db, data, now, why });
  }
  const events = failures.map(({ name, job, why }): AuditEvent => {
    const detail = `${job?.title ?? name}：${why}`;
    return { actor: serverActor, action: 'job-failed', part: 'jobs', key: name, detail };
  });
  await recordEvent(scoped(db, { id: installation }), ...events);
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
