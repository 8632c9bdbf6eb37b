import type { GenericSchema, InferOutput } from 'valibot';
import type { Database } from '../database/open.ts';

interface JobRun<Data> {
  readonly db: Database;
  readonly data: Data;
  readonly now: Date;
}

/** Work that is done in the background, by one of the processes. */
export interface Job<Takes extends GenericSchema = GenericSchema, Ready = unknown> {
  /** Its name in the database and in the log; another one where `cron` becomes null, or is no longer. */
  readonly name: string;
  /** Its name as operators read it. */
  readonly title: string;
  /** What it takes; `v.null()` for nothing. */
  readonly takes: Takes;
  /** When it runs, as a cron expression in the time of Asia/Shanghai; null for a job that runs on demand only. */
  readonly cron: string | null;
  /** How long one can see that it has run, in s; 30 days when absent. */
  readonly keptSeconds?: number;
  /**
   * True for what is awaited at its time: it is taken over soon after its process has ended (`Pace` in `boss.ts`), and takes
   * seconds at most.
   */
  readonly isUrgent?: true;
  /**
   * What takes long or leaves the house, such as reading a file or a question to another system: done before the
   * transaction and without one, so that nobody waits for the database meanwhile, and at least once. A run takes five
   * minutes at most with it.
   */
  prepare?(at: JobRun<InferOutput<Takes>>): Promise<Ready>;
  /**
   * Does the job, or a part of it that takes seconds at most: nobody else can use the embedded database meanwhile. `db`
   * is the job's transaction: what is written with it is there exactly once, or not at all. `ready` is what `prepare`
   * resolved with. Resolves with `again` when there is more to do, which is then done in a transaction of its own.
   */
  run(at: JobRun<InferOutput<Takes>> & { readonly ready: Ready }): Promise<'done' | 'again'>;
  /** Tells whoever waits for the job that it has failed for good, and why; in the transaction that records the failure. */
  failed?(at: JobRun<InferOutput<Takes>> & { readonly why: string }): Promise<void>;
}

/** Checks that what a job does fits what it takes. */
export const defineJob = <Takes extends GenericSchema, Ready = undefined>(job: Job<Takes, Ready>): Job<Takes, Ready> =>
  job;
