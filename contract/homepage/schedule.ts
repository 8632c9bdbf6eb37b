import * as v from 'valibot';
import { daysBetween } from '../days.ts';
import { endpoint } from '../endpoint.ts';
import { longestEntry } from '../entry-length.ts';
import { day, daysInOrder, flag, id, lines, minute, nothing, nothingElse, text, wholeNumber } from '../fields.ts';
import { mostTimes, repeatKinds } from '../recurrence.ts';
import { entryLimits } from '../text-limits.ts';
import { failed } from './sources.ts';

/** Kinds a person may give an entry of one's own. */
export const entryKind = v.picklist(['study', 'meeting', 'exam', 'deadline', 'activity', 'personal']);
export type EntryKind = v.InferOutput<typeof entryKind>;

/** Longest range that is read at once, in days: a month with the days around it. */
const longestRange = 62;
/** Where calendar files are read; what follows is secret. */
export const feedPath = '/calendar/';
/** How long what was deleted can be brought back, in minutes. */
export const undoMinutes = 10;

const weekdays = v.pipe(v.array(v.pipe(wholeNumber(1, 7))), v.maxLength(7, '最多 7 天'));

export const repeatRule = v.strictObject({
  kind: v.picklist(repeatKinds),
  weekdays: v.optional(weekdays, []),
  until: v.optional(v.nullable(day), null),
  count: v.optional(v.nullable(wholeNumber(1, mostTimes)), null),
});

export const scheduleItem = v.object({
  id: v.string(),
  /** An entry of the person's own, which can be changed. */
  own: v.boolean(),
  kind: v.picklist(['course', ...entryKind.options]),
  title: v.string(),
  teacher: v.string(),
  place: v.string(),
  note: v.string(),
  start: v.string(),
  end: v.string(),
  allDay: v.boolean(),
  /** The first and the last period of a course. */
  periods: v.nullable(v.object({ first: v.string(), last: v.string() })),
  /** Weeks of the term in which a course takes place: `1-8,10-16`. */
  weeks: v.nullable(v.string()),
  /** The day whose course is made up for on this one (调休补课); null for what stands on its own day. */
  follows: v.nullable(v.string()),
  repeat: v.nullable(repeatRule),
  /** Minutes before the start; null for no reminder. */
  remind: v.nullable(v.number()),
});
export type ScheduleItem = v.InferOutput<typeof scheduleItem>;

const term = v.object({
  id: v.string(),
  name: v.string(),
  startDate: v.string(),
  endDate: v.string(),
  totalWeeks: v.number(),
});
export type Term = v.InferOutput<typeof term>;

export const mySchedule = endpoint({
  name: 'mySchedule',
  method: 'GET',
  path: '/homepage/scheduleCalendar/getMySchedule',
  access: 'member',
  summary:
    "The person's days: courses over the institution's periods, own entries with every repeat, and what other systems have; by start.",
  input: v.pipe(
    daysInOrder(v.object({ start: day, end: day })),
    v.check(({ start, end }) => daysBetween(start, end) < longestRange, `最多 ${longestRange} 天`),
  ),
  data: v.object({
    items: v.array(scheduleItem),
    terms: v.array(term),
    /** False when there is more in the days than an answer holds: the latest are left out. */
    complete: v.boolean(),
    failed,
  }),
  example: { start: '2026-11-16', end: '2026-11-22' },
});

const entryFields = {
  title: text(entryLimits.title, { needed: '请填写标题' }),
  kind: entryKind,
  start: minute,
  end: minute,
  allDay: v.optional(flag, false),
  place: v.optional(text(entryLimits.place), ''),
  note: v.optional(lines(entryLimits.note), ''),
  repeat: v.optional(v.nullable(repeatRule), null),
  /** Up to four weeks before the start. */
  remind: v.optional(v.nullable(wholeNumber(0, 40_320)), null),
};
export type EntryFields = v.InferInput<v.ObjectSchema<typeof entryFields, undefined>>;

/** `one` occurrence of what repeats, which `date` names, or all of it: which is said, and never what is left out. */
const which = { id, date: v.optional(day), scope: v.picklist(['one', 'series']) };
/* @__NO_SIDE_EFFECTS__ */
function named<S extends v.GenericSchema<unknown, { scope: 'one' | 'series'; date?: string | undefined }>>(schema: S) {
  return v.pipe(
    schema,
    v.check(({ scope, date }) => scope === 'series' || date !== undefined, '只改或只删一次时，要写明是哪一天（date）'),
  );
}

const tooMany = {
  2602: 'The person has as many entries, or as many occurrences taken out of a series, as one may have.',
};
const failures = {
  ...tooMany,
  2601: `The end is not after the start, the entry lasts longer than ${longestEntry} days or than until it repeats, or a repeat ends before it begins.`,
};
const missing = { 404: 'The person has no such entry, or it does not take place on `date`.' };
const changed = v.object({ id: v.string(), date: v.string() });

export const addEntry = endpoint({
  name: 'addEntry',
  method: 'POST',
  path: '/homepage/scheduleCalendar/addEntry',
  access: 'member',
  summary: "Adds an entry to the person's schedule; nobody else sees it.",
  input: v.strictObject(entryFields),
  data: changed,
  writes: true,
  failures,
  example: { title: '小组讨论：数据库大作业', kind: 'study', start: '2026-11-21 15:00', end: '2026-11-21 16:30' },
});

export const updateEntry = endpoint({
  name: 'updateEntry',
  method: 'POST',
  path: '/homepage/scheduleCalendar/updateEntry',
  access: 'member',
  summary:
    'Changes an entry: of what repeats the occurrence on `date` alone, which then stands by itself, or all of it, moved by as many days as that occurrence was.',
  input: named(v.strictObject({ ...which, ...entryFields })),
  data: changed,
  writes: true,
  failures: { ...failures, ...missing },
  example: {
    id: 'entry-5',
    scope: 'series',
    title: '实验室安全考核',
    kind: 'exam',
    start: '2026-11-19 16:55',
    end: '2026-11-19 17:40',
  },
});

export const deleteEntry = endpoint({
  name: 'deleteEntry',
  method: 'POST',
  path: '/homepage/scheduleCalendar/deleteEntry',
  access: 'member',
  summary: `Deletes an entry, or one occurrence of it; \`restoreEntry\` brings it back within ${undoMinutes} minutes.`,
  input: named(v.strictObject(which)),
  data: v.object({ id: v.string(), restorableUntil: v.string() }),
  writes: true,
  failures: { ...tooMany, ...missing },
  example: { id: 'entry-6', scope: 'series' },
});

export const restoreEntry = endpoint({
  name: 'restoreEntry',
  method: 'POST',
  path: '/homepage/scheduleCalendar/restoreEntry',
  access: 'member',
  summary: 'Brings back what `deleteEntry` deleted; what is there stays as it is.',
  input: named(v.strictObject(which)),
  data: v.object({ id: v.string() }),
  writes: true,
  failures: { 404: 'The entry is not there, and was not deleted in the last minutes.' },
  example: { id: 'entry-6', scope: 'series' },
});

const feed = v.object({
  /** The secret address of the calendar file; null when there is none. */
  address: v.nullable(v.string()),
  createdAt: v.nullable(v.string()),
});

export const calendarFeed = endpoint({
  name: 'calendarFeed',
  method: 'GET',
  path: '/homepage/scheduleCalendar/getFeed',
  access: 'member',
  summary:
    "The secret address from which calendar programs read the person's schedule as an iCalendar file (RFC 5545); null until one is made.",
  input: nothing,
  data: feed,
  example: {},
});

export const renewFeed = endpoint({
  name: 'renewFeed',
  method: 'POST',
  path: '/homepage/scheduleCalendar/renewFeed',
  access: 'member',
  summary: 'Makes the secret address, or another one: the former stops at once.',
  input: nothingElse,
  data: feed,
  writes: true,
  example: {},
});

export const revokeFeed = endpoint({
  name: 'revokeFeed',
  method: 'POST',
  path: '/homepage/scheduleCalendar/revokeFeed',
  access: 'member',
  summary: 'Takes the secret address back: nobody can read the calendar from it any more.',
  input: nothingElse,
  data: feed,
  writes: true,
  example: {},
});
