import * as v from 'valibot';
import { endpoint } from '../endpoint.ts';
import { id } from '../fields.ts';
import { app } from './apps.ts';
import { topicFields } from './site.ts';

export const specialInfo = endpoint({
  name: 'specialInfo',
  method: 'GET',
  path: '/homepage/special',
  access: 'guest',
  summary: 'A topic with its services in groups and its checklist.',
  input: v.object({ id }),
  data: v.object({
    ...topicFields,
    intro: v.string(),
    groups: v.array(v.object({ name: v.string(), note: v.string(), apps: v.array(app) })),
    checklist: v.array(
      v.object({
        title: v.string(),
        /** The service that does it; null where there is none. */
        app: v.nullable(app),
        note: v.string(),
        /** A day, or a rule in words: “1 个月内”; empty when there is no limit. */
        due: v.string(),
      }),
    ),
  }),
  sharedByGuests: true,
  failures: { 404: 'No such topic in this institution.' },
  example: { id: 'topic-graduation' },
});
