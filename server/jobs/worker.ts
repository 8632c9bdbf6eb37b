import { setTimeout as rest } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import type { JobWithMetadata, PgBoss } from 'pg-boss';
import type { Logger } from 'pino';
import * as v from 'valibot';
import { jobsSchema } from '../database/jobs-schema.ts';
import type { Database } from '../database/open.ts';
import { inTransaction } from '../database/transaction.ts';
import type { Metrics } from '../http/metrics.ts';
import { closeBoss, openBoss, type Pace, statementsOn, usualPace } from './boss.ts';
import { failureIn, failureOf, JobError, type JobFailure, lostFailure } from './failure.ts';
import type { Job } from './job.ts';

export interface WorkerOptions {
  readonly db: Database;
  readonly log: Logger;
  readonly metrics?: Pick<Metrics, 'jobFailed'> | undefined;
}

export interface Worker {
  /** Takes no further job, and resolves when the one that runs has ended. */
  stop(): Promise<void>;
  /** Looks for jobs at once: one may have been sent that is due before the next look. */
  wake(): void;
}

/** Begins to take jobs, until it is stopped. Never fails: what goes wrong is logged and tried again. */
export function startJobs(jobs: readonly Job[], options: WorkerOptions, pace: Pace = usualPace): Worker {
  const ending = new AbortController();
  const pause = (ms: number, signal = ending.signal) => rest(ms, undefined, { signal, ref: false }).catch(() => {});
  let waking = new AbortController();
  const trouble = (error: unknown) => options.log.warn({ err: error }, 'Jobs are in trouble');

  /** Takes jobs of these kinds, one after the other, until the signal. */
  async function take(boss: PgBoss, lane: readonly Job[], signal: AbortSignal): Promise<void> {
    while (!signal.aborted) {
      const woken = waking.signal;
      let isIdle = true;
      // Before the look: what becomes due during it is not waited for.
      const dueMs = await untilDue(options.db, lane);
      for (const job of lane) {
        if (!signal.aborted && (await runNext(boss, job, options)) !== 'none') isIdle = false;
      }
      // What ran may have left more to do.
      if (isIdle) await pause(Math.min(pace.pollMs, dueMs), AbortSignal.any([signal, woken]));
    }
  }

  async function work(): Promise<void> {
    const boss = await openBoss(options.db, jobs, { pace, keepsTime: true, report: trouble });
    const failing = new AbortController();
    const signal = AbortSignal.any([ending.signal, failing.signal]);
    // What is urgent does not wait for what takes minutes.
    const lanes = [jobs.filter(({ isUrgent }) => isUrgent), jobs.filter(({ isUrgent }) => !isUrgent)];
    try {
      const taken = lanes.filter(({ length }) => length > 0).map((lane) => take(boss, lane, signal));
      for (const one of taken) one.catch(() => failing.abort());
      await Promise.allSettled(taken);
      await Promise.all(taken);
    } finally {
      await closeBoss(boss);
    }
  }

  async function untilStopped(): Promise<void> {
    await pause(pace.firstMs);
    while (!ending.signal.aborted) {
      await work().catch(trouble);
      await pause(pace.pollMs);
    }
  }

  const working = untilStopped();
  return {
    stop() {
      ending.abort();
      return working;
    },
    wake() {
      waking.abort();
      waking = new AbortController();
    },
  };
}

/** How long until the next job is due that has a time, in ms by the database's clock; infinite where none has. */
async function untilDue(db: Database, jobs: readonly Job[]): Promise<number> {
  const names = sql.join(
    jobs.map(({ name }) => sql`${name}`),
    sql`, `,
  );
  const { rows } = await db.execute<{ ms: number | null }>(sql`
    select (extract(epoch from min(start_after) - now()) * 1000)::float8 as ms
    from ${sql.identifier(jobsSchema)}.${sql.identifier('job')}
    where name in (${names}) and state in ('created', 'retry') and start_after > now()`);
  return rows[0]?.ms ?? Number.POSITIVE_INFINITY;
}

/** What pg-boss answers to a command; its own type hides it. */
const commandResponse = v.object({ affected: v.number() });

/**
 * Runs the next waiting job of a kind, if there is one. Its effects and its completion are one transaction, and a
 * completion counts only for the attempt that was taken: a process that dies in between leaves nothing, and one that
 * comes back after another has taken over writes nothing.
 */
export async function runNext(boss: PgBoss, job: Job, options: WorkerOptions): Promise<'none' | 'done' | JobFailure> {
  const [taken] = await boss.fetch<object>(job.name, { includeMetadata: true });
  if (!taken) return 'none';
  const former = noteFormer(job, taken, options);
  try {
    const data = v.parse(job.takes, taken.data);
    const ready = await job.prepare?.({ db: options.db, data, now: new Date() });
    await inTransaction(options.db, async (tx) => {
      const within = { db: statementsOn(tx) };
      const outcome = await job.run({ db: tx, data, now: new Date(), ready });
      const completed = await boss.complete(job.name, taken, former && { failure: former }, within);
      const { affected } = v.parse(commandResponse, completed);
      if (affected !== 1)
        throw new JobError(
          'The job took too long, and another process has taken it over.',
          '运行过久，已由另一个进程接手',
        );
      if (outcome === 'again') await boss.send(job.name, taken.data, within);
    });
    return 'done';
  } catch (error) {
    const failure = failureOf(error, new Date());
    const willRetry = taken.retryCount < taken.retryLimit;
    options.log[willRetry ? 'warn' : 'error'](
      { job: job.name, attempt: taken.retryCount + 1, err: error },
      'A job failed',
    );
    options.metrics?.jobFailed(job.name);
    await boss.fail(job.name, taken, { failure });
    return failure;
  }
}

/** The failure of the attempt before this one; a process that died could not tell of its own. */
function noteFormer(job: Job, taken: JobWithMetadata, { log, metrics }: WorkerOptions): JobFailure | null {
  const former = taken.retryCount > 0 ? failureIn(taken.output) : null;
  if (former !== 'lost') return former;
  log.warn({ job: job.name, attempt: taken.retryCount }, 'A job was lost with its process');
  metrics?.jobFailed(job.name);
  return lostFailure(new Date());
}
