import * as v from 'valibot';
import { namedUrl } from '../common-fields.ts';
import { described } from '../described.ts';
import { endpoint } from '../endpoint.ts';
import { wholeNumber } from '../fields.ts';
import { failed } from '../sources/sources.ts';
import { approval } from './approvals.ts';

export const oaInfo = endpoint({
  name: 'oaInfo',
  method: 'GET',
  path: '/homepage/oa/getOaInfo',
  access: 'member',
  summary: "The person's work in the institution's office system: counts, and what waits, last changed first.",
  input: v.object({ count: described(v.optional(wholeNumber(1, 20), 5), 'Entries at most.') }),
  data: v.object({
    system: described(
      v.nullable(namedUrl),
      "The institution's office system; null when it has named none, and everything else is then empty.",
    ),
    waiting: described(v.number(), 'How many wait.'),
    decided: described(v.number(), 'How many the person has decided.'),
    copied: described(v.number(), 'How many were copied to the person.'),
    begun: described(v.number(), 'How many the person has begun.'),
    list: described(v.array(approval), 'The rows.'),
    failed,
  }),
  example: {},
});
