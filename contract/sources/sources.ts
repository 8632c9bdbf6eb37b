import * as v from 'valibot';
import { common } from '../common-fields.ts';
import { described } from '../described.ts';
import { text } from '../fields.ts';

/**
 * A source that did not do its part of an answer. `slow` did not answer in time, `down` could not be reached,
 * `error` answered with an error, `invalid` answered something of which not everything can be read.
 */
export const sourceFailure = v.object({
  source: common.source,
  reason: described(
    v.picklist(['slow', 'down', 'error', 'invalid']),
    'slow: no answer in time; down: not reached; error: answered with an error; invalid: not everything can be read.',
  ),
  asOf: described(
    v.nullable(v.string()),
    'When the rows were read that stand in for those of now; null when there are none or they are of now.',
  ),
});
export type SourceFailure = v.InferOutput<typeof sourceFailure>;

export const failed = described(
  v.array(sourceFailure),
  'Sources that failed; what the others know is in the answer all the same.',
);

/** Narrows a list to one source. */
export const sourceFilter = described(
  v.optional(text(64, { over: '来源名过长' })),
  'Only what comes from the source of this name. Only rows name sources: a name that none bears finds nothing.',
);

export const sourceCounts = described(
  v.array(v.object({ source: common.source, count: common.count })),
  'How many come from each source.',
);
