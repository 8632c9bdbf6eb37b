import * as v from 'valibot';
import { endpoint } from '../endpoint.ts';
import { id, text } from '../fields.ts';
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

/** A step of a checklist, by its title. */
const stepTitle = text(200, { needed: '请写明环节' });

export const specialProgress = endpoint({
  name: 'specialProgress',
  method: 'GET',
  path: '/homepage/special/progress',
  access: 'member',
  summary:
    "How far the person is with a topic's checklist: what was ticked off, and what the portal knows of each step.",
  input: v.object({ id }),
  data: v.array(
    v.object({
      /** The step's title. */
      step: v.string(),
      /** When the person ticked it off; null while it is open. */
      doneAt: v.nullable(v.string()),
      /** The last time the person opened its service, and what came of it; null if never. */
      used: v.nullable(v.object({ at: v.string(), result: v.string() })),
      /** What the person has to do for it, first due; null when nothing waits. */
      task: v.nullable(v.object({ title: v.string(), deadline: v.nullable(v.string()) })),
    }),
  ),
  failures: { 404: 'No such topic in this institution.' },
  example: { id: 'topic-graduation' },
});
export type StepProgress = v.InferOutput<typeof specialProgress.data>[number];

export const tickSpecialStep = endpoint({
  name: 'tickSpecialStep',
  method: 'POST',
  path: '/homepage/special/step',
  access: 'member',
  summary: "Ticks a step of a topic's checklist off for the person, or takes the tick back.",
  input: v.strictObject({ id, step: stepTitle, done: v.boolean() }),
  data: v.object({ step: v.string(), doneAt: v.nullable(v.string()) }),
  writes: true,
  failures: { 404: 'No such topic in this institution, or no such step in it.' },
  example: { id: 'topic-graduation', step: '归还图书并结清滞纳金', done: true },
});
