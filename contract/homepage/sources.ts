import * as v from 'valibot';

/**
 * A source that did not do its part of an answer. `slow` did not answer in time, `down` could not be reached,
 * `error` answered with an error, `invalid` answered something of which not everything can be read.
 */
export const sourceFailure = v.object({
  source: v.string(),
  reason: v.picklist(['slow', 'down', 'error', 'invalid']),
  /** When the rows were read that stand in for those of now; null when there are none or they are of now. */
  asOf: v.nullable(v.string()),
});
export type SourceFailure = v.InferOutput<typeof sourceFailure>;

/** Sources that failed; what the others know is in the answer all the same. */
export const failed = v.array(sourceFailure);
