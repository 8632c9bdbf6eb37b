import { setTimeout as rest } from 'node:timers/promises';
import type { JobWithMetadata, PgBoss } from 'pg-boss';
import type { Logger } from 'pino';
import * as v from 'valibot';
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
}

/** Begins to take jobs, until it is stopped. Never fails: what goes wrong is logged and tried again. */
export function startJobs(jobs: readonly Job[], options: WorkerOptions, pace: Pace = usualPace): Worker {
  const ending = new AbortController();
  const pause = (ms: number) => rest(ms, undefined, { signal: ending.signal, ref: false }).catch(() => {});
  const trouble = (error: unknown) => options.log.warn({ err: error }, 'Jobs are in trouble');

  async function work(): Promise<void> {
    const boss = await openBoss(options.db, jobs, { pace, keepsTime: true, report: trouble });
    try {
      while (!ending.signal.aborted) {
        let isIdle = true;
        for (const job of jobs) {
          if (!ending.signal.aborted && (await runNext(boss, job, options)) !== 'none') isIdle = false;
        }
        // What ran may have left more to do.
        if (isIdle) await pause(pace.pollMs);
      }
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
  };
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
