import { sql } from 'drizzle-orm';
import { jobsSchema } from '../database/jobs-schema.ts';
import type { Database, Queryable } from '../database/open.ts';
import { statementsOn, timeZone } from './boss.ts';
import { failureIn, failureWords, type JobFailure } from './failure.ts';
import type { Job } from './job.ts';

/** How a kind of job stands. */
export interface JobStatus {
  readonly job: Job;
  readonly lastRun: Date | null;
  readonly nextRun: Date | null;
  readonly state: 'running' | 'retrying' | 'waiting' | 'failed' | 'idle';
  /** How many wait, beside the one that runs. */
  readonly waiting: number;
  readonly lastFailure: JobFailure | 'lost' | null;
}

interface Found extends Record<string, unknown> {
  readonly running: boolean;
  readonly waiting: number;
  readonly retrying: boolean;
  readonly last_run: Date | null;
  readonly due: Date | null;
  readonly last_state: string | null;
  readonly failure: unknown;
}

/** How the jobs stand in the database, those that have never run included. */
export async function jobStatuses(db: Database, jobs: readonly Job[], now: Date): Promise<JobStatus[]> {
  const clock = new (await import('pg-boss')).PgBoss({ db: statementsOn(db), schema: jobsSchema });
  const table = sql`${sql.identifier(jobsSchema)}.${sql.identifier('job')}`;
  const statuses: JobStatus[] = [];
  for (const job of jobs) {
    const own = sql`from ${table} where name = ${job.name}`;
    const { rows } = await db.execute<Found>(sql`
      select
        coalesce(bool_or(state = 'active'), false) as running,
        coalesce(bool_or(state = 'retry'), false) as retrying,
        (count(*) filter (where state in ('created', 'retry')))::int as waiting,
        max(started_on) as last_run,
        min(start_after) filter (where state in ('created', 'retry')) as due,
        (select state::text ${own} and completed_on is not null order by completed_on desc limit 1) as last_state,
        (select output ${own} and (output ? 'failure' or output ? 'value')
          order by coalesce(completed_on, started_on) desc limit 1) as failure
      ${own}`);
    const [found] = rows;
    if (!found) continue;
    const planned =
      job.cron === null ? null : (clock.previewSchedule(job.cron, { tz: timeZone, from: now })[0] ?? null);
    statuses.push({
      job,
      lastRun: moment(found.last_run),
      nextRun: moment(found.due) ?? planned,
      state: stateOf(found),
      waiting: found.waiting,
      lastFailure: failureIn(found.failure),
    });
  }
  return statuses;
}

/** How one job stands that was sent with this. */
export interface SentJob {
  readonly state: 'waiting' | 'running' | 'retrying';
  /** How many attempts have failed. */
  readonly attempts: number;
  /** Why the last one failed, in Chinese; empty for none. */
  readonly failure: string;
}

/** How the newest job of a kind that was sent with this stands; null when it has ended, or there was none. */
export async function sentJob(db: Queryable, { name }: Pick<Job, 'name'>, data: object): Promise<SentJob | null> {
  const { rows } = await db.execute<{ state: string; retry_count: number; output: unknown }>(sql`
    select state::text, retry_count, output from ${sql.identifier(jobsSchema)}.${sql.identifier('job')}
    where name = ${name} and data = ${JSON.stringify(data)}::jsonb and state in ('created', 'retry', 'active')
    order by created_on desc limit 1`);
  const [found] = rows;
  if (!found) return null;
  const state = sentStates[found.state] ?? 'waiting';
  // Counted when one is taken again.
  const attempts = found.retry_count + (state === 'retrying' ? 1 : 0);
  return { state, attempts, failure: failureWords(found.output) ?? '' };
}

const sentStates: Readonly<Record<string, SentJob['state']>> = { active: 'running', retry: 'retrying' };

/** Drizzle leaves the times of its own statements as texts. */
const moment = (value: Date | string | null) => (value === null ? null : new Date(value));

function stateOf({ running, retrying, waiting, last_state: last }: Found): JobStatus['state'] {
  if (running) return 'running';
  if (retrying) return 'retrying';
  if (waiting > 0) return 'waiting';
  return last === 'failed' ? 'failed' : 'idle';
}
