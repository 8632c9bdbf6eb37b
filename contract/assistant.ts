import * as v from 'valibot';
import { common } from './common-fields.ts';
import { described } from './described.ts';
import { endpoint } from './endpoint.ts';
import { nothing } from './fields.ts';

export const intelligence = endpoint({
  name: 'intelligence',
  method: 'GET',
  path: '/homepage/intelligence',
  access: 'guest',
  summary: 'The assistant: type 1 a plain link, type 2 the embedded robot; an empty list when there is none.',
  input: nothing,
  data: v.array(
    v.object({
      type: described(v.picklist([1, 2]), '1 a plain link, 2 the embedded robot.'),
      code: described(v.string(), "The robot's code at its maker; empty for a plain link."),
      link: common.link,
      accessToken: described(v.string(), 'What the assistant knows the member by; empty for guests.'),
      name: common.name,
      greeting: described(v.string(), 'What the assistant says first.'),
      suggestions: described(v.array(v.string()), 'Questions to begin with.'),
      notice: described(v.string(), 'What stands under the conversation, such as how far one may trust it.'),
    }),
  ),
  sharedByGuests: true,
  example: {},
});
