import * as v from 'valibot';
import { endpoint } from '../endpoint.ts';
import { nothing } from '../fields.ts';

export const intelligence = endpoint({
  name: 'intelligence',
  method: 'GET',
  path: '/homepage/intelligence',
  access: 'guest',
  summary: 'The assistant: type 1 a plain link, type 2 the embedded robot; an empty list when there is none.',
  input: nothing,
  data: v.array(
    v.object({
      type: v.picklist([1, 2]),
      code: v.string(),
      link: v.string(),
      /** Empty for guests. */
      accessToken: v.string(),
      name: v.string(),
      greeting: v.string(),
      suggestions: v.array(v.string()),
      notice: v.string(),
    }),
  ),
  sharedByGuests: true,
  example: {},
});
