import * as v from 'valibot';
import { base, match, name, timeoutMs } from '../methods/settings.ts';

const settings = v.strictObject({
  /** As `https://cas.example.edu/cas`. */
  base,
  version: v.optional(v.picklist([2, 3], 'is neither 2 nor 3'), 3),
  /** Which attribute names the person; the user's name when empty. */
  attribute: v.optional(v.union([v.literal(''), name]), ''),
  match,
  /** True for a server that wants the one service it has registered, without a query. */
  plainService: v.optional(v.boolean(), false),
  timeoutMs,
});

export const casKind = { kind: 'cas', settings } as const;
