import * as v from 'valibot';
import { allowPrivate, base, match, nameSetting, timeoutMs } from '../methods/settings.ts';

const casSettings = v.strictObject({
  /** As `https://cas.example.edu/cas`. */
  base,
  version: v.optional(v.picklist([2, 3], '只能是 2、3'), 3),
  /** The attribute that identifies the person; the user name when empty. */
  attribute: v.optional(v.union([v.literal(''), nameSetting]), ''),
  match,
  /** True for a server that accepts only the one registered service, without a query. */
  plainService: v.optional(v.boolean(), false),
  timeoutMs,
  allowPrivate,
});

export const casKind = { kind: 'cas', settings: casSettings } as const;
