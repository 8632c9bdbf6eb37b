import * as v from 'valibot';
import { common, times } from '../common-fields.ts';
import { described } from '../described.ts';
import { endpoint } from '../endpoint.ts';
import { day, nothing } from '../fields.ts';
import { failed } from '../sources/sources.ts';

export const lesson = v.object({
  course: described(v.string(), 'The course, or what the entry is called.'),
  teacher: described(v.string(), 'Who teaches; empty for an entry of one’s own.'),
  room: described(v.string(), 'Where it is.'),
  ...times,
  kind: described(v.picklist(['course', 'personal', 'exam', 'meeting', 'deadline']), 'What kind it is.'),
});
export type Lesson = v.InferOutput<typeof lesson>;

export const curriculum = endpoint({
  name: 'curriculum',
  method: 'GET',
  path: '/homepage/centerService/getCurriculumData',
  access: 'member',
  summary: "The person's day: courses over the institution's periods, and own entries, by start.",
  input: v.object({ date: described(v.optional(day), 'The day, `YYYY-MM-DD`; today when it is not given.') }),
  data: v.object({
    date: described(v.string(), 'The day, `YYYY-MM-DD`; today when it is not given.'),
    week: described(
      v.nullable(v.number()),
      'Which week of the term, from 1; null outside it, and where the calendar is that of a whole year.',
    ),
    lessons: described(v.array(lesson), 'The entries of the day, by start.'),
    failed,
  }),
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
    id: common.id,
    name: common.name,
    startDate: described(v.string(), 'The first day, `YYYY-MM-DD`.'),
    endDate: described(v.string(), 'The last day, `YYYY-MM-DD`.'),
    totalWeeks: described(v.number(), 'How many weeks the term has.'),
    today: described(v.string(), 'Today in Shanghai, `YYYY-MM-DD`.'),
    week: described(
      v.nullable(v.number()),
      'Which week of the term, from 1; null outside it, and where the calendar is that of a whole year.',
    ),
  }),
  sharedByGuests: true,
  failures: { 404: 'The institution has set no term.' },
  example: {},
});
