import * as v from 'valibot';
import { failureText } from '../failure.ts';

/** How a run failed, as it stands in the job's output. */
export interface JobFailure {
  /** Why, in Chinese for the operator; the log has the error itself. */
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

/** A failure that the operator can do something about: `message` is for the log, `words` are Chinese. */
export class JobError extends Error {
  readonly words: string;

  constructor(message: string, words: string, options?: ErrorOptions) {
    super(message, options);
    this.words = words;
  }
}

export const failureOf = (error: unknown, now: Date): JobFailure => ({
  message: error instanceof JobError ? error.words : failureText(error),
  at: now.toISOString(),
});

/** What is told of a run whose process ended before it. */
export const lostText = '运行它的进程中途结束';

/** Why a job failed, as its output tells it; null for none. */
export function failureWords(output: unknown): string | null {
  const failure = failureIn(output);
  return failure === 'lost' ? lostText : (failure?.message ?? null);
}

/** The failure of a run whose process has ended before it. */
export const lostFailure = (now: Date): JobFailure => ({ message: lostText, at: now.toISOString() });
