import * as v from 'valibot';
import { common } from '../common-fields.ts';
import { described } from '../described.ts';
import { endpoint } from '../endpoint.ts';
import { nothing, paging } from '../fields.ts';

export const hallLive = endpoint({
  name: 'hallLive',
  method: 'GET',
  path: '/homepage/hall/live',
  access: 'guest',
  summary: "Queues at the hall's windows, as last reported; updatedAt is null when nothing reports.",
  input: nothing,
  data: v.object({
    updatedAt: described(
      v.nullable(v.string()),
      'When the queues were last reported, `YYYY-MM-DD HH:mm`; null when nothing reports.',
    ),
    windows: described(
      v.array(
        v.object({
          name: common.name,
          place: described(v.string(), 'Where to go, in words.'),
          waiting: described(v.number(), 'How many wait.'),
          minutes: described(v.number(), 'Expected wait in minutes.'),
        }),
      ),
      "The hall's windows, in order.",
    ),
  }),
  sharedByGuests: true,
  example: {},
});

export const handledList = endpoint({
  name: 'handledList',
  method: 'GET',
  path: '/homepage/hall/handled',
  access: 'guest',
  summary: 'Finished cases that the institution publishes (办件公示), newest first; people are masked.',
  input: v.object({ count: described(v.optional(paging.pageSize, 8), 'Cases at most.') }),
  data: v.array(
    v.object({
      who: described(v.string(), 'Who did it or is to do it; masked where it is public.'),
      appId: described(v.string(), 'Id of a service or business system.'),
      name: common.name,
      at: common.at,
    }),
  ),
  sharedByGuests: true,
  example: {},
});
