import * as v from 'valibot';
import { endpoint } from '../endpoint.ts';
import { day, nothing, paging } from '../fields.ts';

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
  data: v.object({ date: v.string(), week: v.nullable(v.number()), lessons: v.array(lesson) }),
  example: { date: '2026-11-20' },
});

export const nowTerm = endpoint({
  name: 'nowTerm',
  method: 'GET',
  path: '/homepage/schoolTerm/getNowTerm',
  access: 'guest',
  summary: 'The current term, today and the week number; week is null outside the term.',
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
  example: {},
});

export const task = v.object({
  id: v.string(),
  title: v.string(),
  source: v.string(),
  sponsor: v.string(),
  department: v.string(),
  step: v.string(),
  createdAt: v.string(),
  deadline: v.nullable(v.string()),
  status: v.picklist(['todo', 'done', 'mine']),
});
export type Task = v.InferOutput<typeof task>;

export const taskInfo = endpoint({
  name: 'taskInfo',
  method: 'POST',
  path: '/homepage/taskCenter/getTaskCenterInfo',
  access: 'member',
  summary: "The person's tasks: to do by deadline, done and own by newest.",
  input: v.object({ status: v.optional(v.picklist(['todo', 'done', 'mine']), 'todo'), ...paging }),
  data: v.object({ list: v.array(task), total: v.number() }),
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
