import { sql } from 'drizzle-orm';
import * as v from 'valibot';
import { jobsSchema } from '../database/jobs-schema.ts';
import type { Queryable } from '../database/open.ts';
import { failureWords } from '../jobs/failure.ts';
import { defineJob, type Job } from '../jobs/job.ts';
import { scoped } from '../tenancy/scoped.ts';
import { installation, recordEvent, serverActor } from './store.ts';

interface Failed extends Record<string, unknown> {
  readonly name: string;
  readonly output: unknown;
}

/** Records the jobs that have failed for good, also those whose processes ended: each once. */
export async function recordFailures(db: Queryable, jobs: readonly Job[]): Promise<void> {
  const table = sql`${sql.identifier(jobsSchema)}.${sql.identifier('job')}`;
  const { rows } = await db.execute<Failed>(sql`
    update ${table} set output = coalesce(output, '{}') || '{"recorded": true}'
    where state = 'failed' and not coalesce(output, '{}') ? 'recorded'
    returning name, output`);
  const events = rows.map(({ name, output }) => {
    const title = jobs.find((job) => job.name === name)?.title ?? name;
    return {
      actor: serverActor,
      action: 'job-failed',
      part: 'jobs',
      key: name,
      detail: `${title}：${failureWords(output) ?? '原因不明'}`,
    } as const;
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
    async run({ db }) {
      await recordFailures(db, [...others, job]);
      return 'done';
    },
  });
  return job;
}
