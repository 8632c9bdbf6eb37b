import * as v from 'valibot';
import { endpoint } from '../endpoint.ts';
import { day, growing, idsOrAll, nothing, queryText, text, wholeNumber } from '../fields.ts';
import { moduleEntry } from './site.ts';
import { failed, sourceFailure } from './sources.ts';

export const lesson = v.object({
  course: v.string(),
  teacher: v.string(),
  room: v.string(),
  /** `HH:mm`, from the institution's periods. */
  start: v.string(),
  end: v.string(),
  kind: v.picklist(['course', 'personal', 'exam', 'meeting', 'deadline']),
});
export type Lesson = v.InferOutput<typeof lesson>;

export const curriculum = endpoint({
  name: 'curriculum',
  method: 'GET',
  path: '/homepage/centerService/getCurriculumData',
  access: 'member',
  summary: "The person's day: courses over the institution's periods, and own entries, by start.",
  input: v.object({ date: v.optional(day) }),
  data: v.object({ date: v.string(), week: v.nullable(v.number()), lessons: v.array(lesson), failed }),
  example: { date: '2026-11-20' },
});

export const nowTerm = endpoint({
  name: 'nowTerm',
  method: 'GET',
  path: '/homepage/schoolTerm/getNowTerm',
  access: 'guest',
  summary:
    'The current term, today and the week number; week is null outside the term, and where the calendar is that of a whole year.',
  input: nothing,
  data: v.object({
    id: v.string(),
    name: v.string(),
    startDate: v.string(),
    endDate: v.string(),
    totalWeeks: v.number(),
    today: v.string(),
    week: v.nullable(v.number()),
  }),
  sharedByGuests: true,
  failures: { 404: 'The institution has set no term.' },
  example: {},
});

const taskStatus = v.picklist(['todo', 'done', 'mine']);

export const task = v.object({
  id: v.string(),
  title: v.string(),
  source: v.string(),
  sponsor: v.string(),
  department: v.string(),
  step: v.string(),
  /** Who has it now; empty when nobody told. */
  holder: v.string(),
  /** Since when that one has it; null when nobody told. */
  since: v.nullable(v.string()),
  createdAt: v.string(),
  deadline: v.nullable(v.string()),
  status: taskStatus,
  /** Where one works on it, or else the system it comes from: an address, or a path of the portal; null when nobody told. */
  url: v.nullable(v.string()),
});
export type Task = v.InferOutput<typeof task>;

export const taskInfo = endpoint({
  name: 'taskInfo',
  method: 'POST',
  path: '/homepage/taskCenter/getTaskCenterInfo',
  access: 'member',
  summary: "The person's tasks: to do by deadline, done and own by newest.",
  input: v.object({
    status: v.optional(taskStatus, 'todo'),
    /** Only what comes from this source. */
    source: v.optional(text(64, { over: '来源名过长' })),
    query: v.optional(queryText, ''),
    ...growing,
  }),
  data: v.object({
    list: v.array(task),
    total: v.number(),
    /** How many of the status and the words come from each source, most first. */
    sources: v.array(v.object({ source: v.string(), count: v.number() })),
    failed,
  }),
  example: { status: 'todo' },
});

export const assets = endpoint({
  name: 'assets',
  method: 'GET',
  path: '/homepage/person/getPersonAssetsInfo',
  access: 'member',
  summary: 'Balances and counts of the person; masked ones are hidden until asked for.',
  input: nothing,
  data: v.array(
    v.object({ code: v.string(), name: v.string(), value: v.string(), unit: v.string(), masked: v.boolean() }),
  ),
  example: {},
});

export const personInfo = endpoint({
  name: 'personInfo',
  method: 'GET',
  path: '/homepage/person/getPersonInfo',
  access: 'member',
  summary: "The person's card.",
  input: nothing,
  data: v.object({
    name: v.string(),
    no: v.string(),
    department: v.string(),
    title: v.string(),
    avatar: v.nullable(v.string()),
    /** Masked as the institution keeps it. */
    phone: v.string(),
    email: v.string(),
    /** When the person signed in before this session; null the first time. */
    lastLogin: v.nullable(v.string()),
  }),
  example: {},
});

export const taskTypes = endpoint({
  name: 'taskTypes',
  method: 'GET',
  path: '/homepage/taskCenter/getTaskCenterType',
  access: 'member',
  summary: 'How many tasks the person has of each status, and which sources are missing from a count.',
  input: nothing,
  data: v.array(v.object({ status: taskStatus, name: v.string(), count: v.number(), failed })),
  example: {},
});

export const personWork = endpoint({
  name: 'personWork',
  method: 'GET',
  path: '/homepage/person/getPersonWork',
  access: 'guest',
  summary:
    'The enabled modules of the personal centre of a template, in order, as a tree of signs; those of template 1 where the institution has set none of its own for it.',
  input: v.object({ template: v.optional(wholeNumber(1, 3), 1) }),
  data: v.array(moduleEntry),
  sharedByGuests: true,
  example: {},
});

export const personTypes = endpoint({
  name: 'personTypes',
  method: 'GET',
  path: '/homepage/person/getPersonTypeData',
  access: 'member',
  summary: "The kinds of the person's data, in order.",
  input: nothing,
  data: v.array(v.object({ id: v.string(), name: v.string(), count: v.number(), failed: v.nullable(sourceFailure) })),
  example: {},
});

/** The number of a kind of data, as `getPersonTypeData` answers it. */
const dataType = v.pipe(v.string(), v.regex(/^\d{1,4}$/, '编号不正确'));

export const personDataSelect = endpoint({
  name: 'personDataSelect',
  method: 'GET',
  path: '/homepage/person/getPersonDataSelect',
  access: 'member',
  summary: "What the person's data of one kind can be filtered by: fields whose values repeat, with those values.",
  input: v.object({ type: dataType }),
  data: v.array(v.object({ field: v.string(), label: v.string(), values: v.array(v.string()) })),
  failures: { 404: 'The person has no data of this kind.' },
  example: { type: '2' },
});

export const personData = endpoint({
  name: 'personData',
  method: 'GET',
  path: '/homepage/person/getPersonData',
  access: 'member',
  summary: "The person's data as tables, of one kind or all.",
  input: v.object({
    type: v.optional(dataType),
    /** Only rows whose fields have these values, written as a query is: `term=2026-1&credit=3`. */
    where: v.optional(text(2000, { over: '条件过长' })),
  }),
  data: v.array(
    v.object({
      id: v.string(),
      name: v.string(),
      fields: v.array(v.object({ key: v.string(), label: v.string() })),
      rows: v.array(v.record(v.string(), v.string())),
      /** Why the table is empty or old, when its source failed. */
      failed: v.nullable(sourceFailure),
    }),
  ),
  failures: { 404: 'The person has no data of this kind, or none with such a field.' },
  example: { type: '1' },
});

export const personMessages = endpoint({
  name: 'personMessages',
  method: 'GET',
  path: '/homepage/person/getPersonMessage',
  access: 'member',
  summary: "The person's messages, newest first, with how many are unread.",
  input: v.object({ ...growing }),
  data: v.object({
    list: v.array(
      v.object({
        id: v.string(),
        title: v.string(),
        text: v.string(),
        source: v.string(),
        sentAt: v.string(),
        read: v.boolean(),
        /** A path of the portal; null when there is nothing to open. */
        link: v.nullable(v.string()),
      }),
    ),
    total: v.number(),
    unread: v.number(),
  }),
  example: {},
});

export const readMessages = endpoint({
  name: 'readMessages',
  method: 'POST',
  path: '/homepage/person/readMessage',
  access: 'member',
  summary: 'Marks messages of the person as read or, to take that back, as unread: those named, or all.',
  input: v.strictObject({ ids: idsOrAll, read: v.boolean() }),
  /** Ids of those that were not so before. */
  data: v.object({ changed: v.array(v.string()), unread: v.number() }),
  writes: true,
  failures: { 404: 'One of the messages is not the person’s.' },
  example: { ids: 'all', read: true },
});

export const quickNavigation = endpoint({
  name: 'quickNavigation',
  method: 'GET',
  path: '/homepage/quickNavigation/getQuickNavigation',
  access: 'member',
  summary: 'Shortcuts to systems that members use.',
  input: nothing,
  data: v.array(v.object({ name: v.string(), icon: v.string(), url: v.string() })),
  example: {},
});
