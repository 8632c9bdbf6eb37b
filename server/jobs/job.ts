import type { GenericSchema, InferOutput } from 'valibot';
import type { Database } from '../database/open.ts';

interface JobRun<Data> {
  /** The job's transaction: what is written with it is there exactly once, or not at all. */
  readonly db: Database;
  readonly data: Data;
  readonly now: Date;
}

/** Work that is done in the background, by one of the processes. */
export interface Job<Takes extends GenericSchema = GenericSchema> {
  /** Its name in the database and in the log; another one where `cron` becomes null, or is no longer. */
  readonly name: string;
  /** Its name as operators read it. */
  readonly title: string;
  /** What it takes; `v.null()` for nothing. */
  readonly takes: Takes;
  /** When it runs, as a cron expression in the time of Asia/Shanghai; null for a job that runs on demand only. */
  readonly cron: string | null;
  /**
   * Does the job, or a part of it that takes seconds at most: nobody else can use the embedded database meanwhile.
   * Resolves with `again` when there is more to do, which is then done in a transaction of its own.
   */
  run(at: JobRun<InferOutput<Takes>>): Promise<'done' | 'again'>;
}

/** Checks that what a job does fits what it takes. */
export const defineJob = <Takes extends GenericSchema>(job: Job<Takes>): Job<Takes> => job;
