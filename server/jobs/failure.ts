import { DrizzleQueryError } from 'drizzle-orm';
import * as v from 'valibot';

/** How a run failed, as it stands in the job's output. */
export interface JobFailure {
  readonly message: string;
  /** An ISO time. */
  readonly at: string;
}

const failedOutput = v.object({ failure: v.object({ message: v.string(), at: v.string() }) });
/** What pg-boss writes of a job whose process has not come back. */
const lostOutput = v.object({ value: v.object({ message: v.string() }) });

/** The failure that a job's output tells of; `lost` for a process that ended before the job, null for none. */
export function failureIn(output: unknown): JobFailure | 'lost' | null {
  if (v.is(failedOutput, output)) return output.failure;
  return v.is(lostOutput, output) ? 'lost' : null;
}

/** Without the values of a statement: they hold personal data. */
export function failureOf(error: unknown, now: Date): JobFailure {
  const cause = error instanceof DrizzleQueryError && error.cause ? error.cause : error;
  return { message: cause instanceof Error ? cause.message : String(cause), at: now.toISOString() };
}

/** The failure of a run whose process has ended before it. */
export const lostFailure = (now: Date): JobFailure => ({ message: '运行它的进程中途结束', at: now.toISOString() });
