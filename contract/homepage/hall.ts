import * as v from 'valibot';
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
    updatedAt: v.nullable(v.string()),
    windows: v.array(
      v.object({
        name: v.string(),
        place: v.string(),
        /** People waiting. */
        waiting: v.number(),
        /** Expected wait in minutes. */
        minutes: v.number(),
      }),
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
  input: v.object({ count: v.optional(paging.pageSize, 8) }),
  data: v.array(v.object({ who: v.string(), appId: v.string(), name: v.string(), at: v.string() })),
  sharedByGuests: true,
  example: {},
});
