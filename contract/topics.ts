import * as v from 'valibot';
import { common } from './common-fields.ts';
import { described } from './described.ts';
import { endpoint } from './endpoint.ts';
import { byId, nothing, text } from './fields.ts';
import { app } from './services/service.ts';
import { withdrawnFailure } from './withdrawal.ts';

export const topic = v.object({
  id: common.id,
  name: common.name,
  summary: common.summary,
  cover: described(v.string(), 'Address of its picture.'),
  deadline: described(v.nullable(v.string()), 'The last day, `YYYY-MM-DD`; null without one.'),
  serviceCount: described(v.number(), 'How many services it bundles.'),
});
export type Topic = v.InferOutput<typeof topic>;

export const specialList = endpoint({
  name: 'specialList',
  method: 'GET',
  path: '/homepage/special/list',
  access: 'guest',
  summary: 'Topics that bundle services.',
  input: nothing,
  data: v.array(topic),
  sharedByGuests: true,
  example: {},
});

export const specialInfo = endpoint({
  name: 'specialInfo',
  method: 'GET',
  path: '/homepage/special',
  access: 'guest',
  summary: 'A topic with its services in groups and its checklist.',
  input: v.object(byId),
  data: v.object({
    ...topic.entries,
    intro: described(v.string(), 'A sentence or two about it.'),
    groups: described(
      v.array(
        v.object({
          name: common.name,
          note: common.note,
          apps: described(v.array(app), "The group's services, in the institution's order."),
        }),
      ),
      'Services in groups, in order.',
    ),
    checklist: described(
      v.array(
        v.object({
          title: common.title,
          app: described(v.nullable(app), 'The service that does it; null where there is none.'),
          note: common.note,
          due: described(v.string(), 'A day, or a rule in words (“1 个月内”); empty when there is no limit.'),
        }),
      ),
      'What one does, in order.',
    ),
  }),
  sharedByGuests: true,
  failures: { 404: 'No such topic in this institution.', ...withdrawnFailure },
  example: { id: 'topic-graduation' },
});

/** A step of a checklist, by its title. */
const stepTitle = described(text(200, { needed: '请写明环节' }), 'What is to be done now.');

export const specialProgress = endpoint({
  name: 'specialProgress',
  method: 'GET',
  path: '/homepage/special/progress',
  access: 'member',
  summary:
    "How far the person is with a topic's checklist: what was ticked off, and what the portal knows of each step.",
  input: v.object(byId),
  data: v.array(
    v.object({
      step: described(v.string(), "The step's title."),
      doneAt: described(
        v.nullable(v.string()),
        'When the person ticked it off, `YYYY-MM-DD HH:mm`; null when they did not.',
      ),
      recorded: described(
        v.nullable(v.object({ at: common.at, result: common.result })),
        "What the person's tasks say of it when they are all done; null where nothing does, and where several steps share a service.",
      ),
      used: described(
        v.nullable(v.object({ at: common.at, result: common.result })),
        'The last time the person opened its service, and what came of it; null if never.',
      ),
      task: described(
        v.nullable(
          v.object({
            title: common.title,
            deadline: described(v.nullable(v.string()), 'Until when, `YYYY-MM-DD HH:mm`; null without a limit.'),
          }),
        ),
        'What the person has to do for it, first due; null when nothing waits.',
      ),
    }),
  ),
  failures: { 404: 'No such topic in this institution.', ...withdrawnFailure },
  example: { id: 'topic-graduation' },
});
export type StepProgress = v.InferOutput<typeof specialProgress.data>[number];

export const tickSpecialStep = endpoint({
  name: 'tickSpecialStep',
  method: 'POST',
  path: '/homepage/special/step',
  access: 'member',
  summary: "Ticks a step of a topic's checklist off for the person, or takes the tick back.",
  input: v.strictObject({
    ...byId,
    step: stepTitle,
    done: described(v.boolean(), 'True to tick the step off, false to take the tick away.'),
  }),
  data: v.object({
    step: described(v.string(), 'What is to be done now.'),
    doneAt: described(v.nullable(v.string()), 'When it was ticked off, `YYYY-MM-DD HH:mm`; null when it is not.'),
  }),
  writes: true,
  failures: { 404: 'No such topic in this institution, or no such step in it.', ...withdrawnFailure },
  example: { id: 'topic-graduation', step: '归还图书并结清滞纳金', done: true },
});
