import * as v from 'valibot';
import { endpoint } from '../endpoint.ts';
import { wholeNumber } from '../fields.ts';
import { approval } from './approvals.ts';
import { failed } from './sources.ts';

export const oaInfo = endpoint({
  name: 'oaInfo',
  method: 'GET',
  path: '/homepage/oa/getOaInfo',
  access: 'member',
  summary: "The person's work in the institution's office system: counts, and what waits, last changed first.",
  input: v.object({ count: v.optional(wholeNumber(1, 20), 5) }),
  data: v.object({
    /** Null when the institution has named no office system; everything else is then empty. */
    system: v.nullable(v.object({ name: v.string(), url: v.string() })),
    waiting: v.number(),
    decided: v.number(),
    copied: v.number(),
    begun: v.number(),
    list: v.array(approval),
    failed,
  }),
  example: {},
});
