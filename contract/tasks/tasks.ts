import * as v from 'valibot';
import { common } from '../common-fields.ts';
import { described } from '../described.ts';
import { endpoint } from '../endpoint.ts';
import { growing, listFields, nothing, optionalQuery } from '../fields.ts';
import { results } from '../linked-file.ts';
import { failed, sourceCounts, sourceFilter } from '../sources/sources.ts';

export const taskStatus = v.picklist(['todo', 'done', 'mine']);

export const task = v.object({
  id: common.id,
  title: common.title,
  source: common.source,
  sponsor: described(v.string(), 'Who began it.'),
  department: described(v.string(), 'The department it comes from.'),
  step: described(v.string(), 'What is to be done now.'),
  holder: described(v.string(), 'Who has it now; empty when nobody told.'),
  since: described(v.nullable(v.string()), 'Since when that one has it, `YYYY-MM-DD HH:mm`; null when nobody told.'),
  createdAt: described(v.string(), 'When it began, `YYYY-MM-DD HH:mm`.'),
  deadline: described(v.nullable(v.string()), 'Until when, `YYYY-MM-DD HH:mm`; null without a limit.'),
  status: described(taskStatus, 'todo to do, done done, mine begun by the person.'),
  url: described(
    v.nullable(v.string()),
    'Where one works on it, or else the system it comes from: an address, or a path of the portal; null when nobody told.',
  ),
  results,
});
export type Task = v.InferOutput<typeof task>;

export const taskInfo = endpoint({
  name: 'taskInfo',
  method: 'POST',
  path: '/homepage/taskCenter/getTaskCenterInfo',
  access: 'member',
  summary: "The person's tasks: to do by deadline, done and own by newest.",
  input: v.object({
    status: described(v.optional(taskStatus, 'todo'), 'todo to do, done done, mine begun by the person.'),
    source: sourceFilter,
    query: optionalQuery,
    ...growing,
  }),
  data: v.object({
    ...listFields(task),
    sources: sourceCounts,
    failed,
  }),
  example: { status: 'todo' },
});

export const taskTypes = endpoint({
  name: 'taskTypes',
  method: 'GET',
  path: '/homepage/taskCenter/getTaskCenterType',
  access: 'member',
  summary: 'How many tasks the person has of each status, and which sources are missing from a count.',
  input: nothing,
  data: v.array(
    v.object({
      status: described(taskStatus, 'todo to do, done done, mine begun by the person.'),
      name: common.name,
      count: common.count,
      failed,
    }),
  ),
  example: {},
});
