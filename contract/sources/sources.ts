import * as v from 'valibot';
import { common } from '../common-fields.ts';
import { described } from '../described.ts';
import { text } from '../fields.ts';

/**
 * A source whose rows are missing from an answer, at least in part. `slow` did not answer in time, `down` could not be
 * reached, `error` answered with an error, `invalid` answered something that could not be read completely. `late` has
 * not answered yet and may still do so: the server renders the page without it, and the browser asks again.
 */
export const sourceFailure = v.object({
  source: common.source,
  reason: described(
    v.picklist(['slow', 'down', 'error', 'invalid', 'late']),
    'slow: no answer in time; down: not reached; error: answered with an error; invalid: not everything can be read; late: still being asked, in pages that are drawn alone.',
  ),
  asOf: described(
    v.nullable(v.string()),
    'When the rows were read that stand in for those of now; null when there are none or they are of now.',
  ),
});
export type SourceFailure = v.InferOutput<typeof sourceFailure>;

/** How long a call waits for other systems, and what happens then. */
export interface SourceWait {
  /** In ms since 1970. */
  readonly until: number;
  /** Leave out what is `late`; otherwise the whole call is refused as `notYet`. */
  readonly leaveOutLate?: boolean;
  /** Leave out sources whose answers may not be used again: for calls that follow each other as somebody types. */
  readonly onlyCacheable?: boolean;
}

export const failed = described(
  v.array(sourceFailure),
  'Sources that failed; what the others know is in the answer all the same.',
);

/** Limits a list to one source. */
export const sourceFilter = described(
  v.optional(text(64, { over: '来源名过长' })),
  'Only what comes from the source of this name. Only rows name sources: a name that none bears finds nothing.',
);

export const sourceCounts = described(
  v.array(v.object({ source: common.source, count: common.count })),
  'How many come from each source.',
);
