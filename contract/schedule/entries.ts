import * as v from 'valibot';
import { common } from '../common-fields.ts';
import { numberOfDay } from '../days.ts';
import { described } from '../described.ts';
import { endpoint } from '../endpoint.ts';
import {
  byId,
  day,
  daysInOrder,
  flag,
  lines,
  minuteField,
  nothing,
  nothingElse,
  text,
  wholeNumber,
} from '../fields.ts';
import { failed } from '../sources/sources.ts';
import { longestEntry } from './entry-length.ts';
import { maxTimes, repeatKinds } from './recurrence.ts';

/** Kinds of a person's own entries. */
export const entryKind = v.picklist(['study', 'meeting', 'exam', 'deadline', 'activity', 'personal']);
export type EntryKind = v.InferOutput<typeof entryKind>;

/** Longest range of one call, in days: a month with the days around it. */
const longestRange = 62;
/** Path of calendar feeds; the rest of the path is secret. */
export const feedPath = '/calendar/';
/** Longest time before the start for a reminder, in minutes: four weeks. */
export const longestReminder = 40_320;
/** How long a deletion can be undone, in minutes. */
export const undoMinutes = 10;

const repeatWeekdays = v.pipe(v.array(v.pipe(wholeNumber(1, 7))), v.maxLength(7, '最多 7 天'));

export const repeatRule = v.strictObject({
  kind: described(
    v.picklist(repeatKinds),
    'How often: each day, each working day, each week or second week, each month or year.',
  ),
  weekdays: described(
    v.optional(repeatWeekdays, []),
    '1 Monday to 7 Sunday, for `weekly` and `biweekly`; none means the weekday it began on.',
  ),
  until: described(
    v.optional(v.nullable(day), null),
    'The last day it may take place on, `YYYY-MM-DD`; null for no end.',
  ),
  count: described(
    v.optional(v.nullable(wholeNumber(1, maxTimes)), null),
    'How often it takes place in all; null for no such end.',
  ),
});

export const scheduleItem = v.object({
  id: described(v.string(), 'Its id; the same for every repeat of an entry.'),
  own: described(v.boolean(), 'Whether it is an entry of the person’s own, which can be changed.'),
  kind: described(
    v.picklist(['course', ...entryKind.options]),
    'What it is: `course` of the timetable, or what the person or another system calls it.',
  ),
  title: common.title,
  teacher: described(v.string(), 'Who teaches; empty for an entry of one’s own.'),
  place: described(v.string(), 'Where it takes place; empty when nobody told.'),
  note: described(v.string(), 'What the person wrote down about it; empty without.'),
  start: described(v.string(), 'The beginning, `YYYY-MM-DD HH:mm`; the day’s first minute when it lasts all day.'),
  end: described(v.string(), 'The end, `YYYY-MM-DD HH:mm`; the last minute of the last day when it lasts all day.'),
  allDay: described(v.boolean(), 'Whether it lasts all day.'),
  periods: described(
    v.nullable(
      v.object({
        first: described(v.string(), 'The period with which it begins.'),
        last: described(v.string(), 'The period with which it ends.'),
      }),
    ),
    'The first and the last of the institution’s periods, by name; null for what is no course.',
  ),
  weeks: described(v.nullable(v.string()), 'Weeks of the term in which a course takes place, `1-8,10-16`; else null.'),
  follows: described(
    v.nullable(v.string()),
    'The day whose course is made up for on this one (调休补课), `YYYY-MM-DD`; null for what stands on its own day.',
  ),
  repeat: described(v.nullable(repeatRule), 'How it repeats; null for what takes place once.'),
  remind: described(v.nullable(v.number()), 'How many minutes before the start one is reminded; null for not at all.'),
});
export type ScheduleItem = v.InferOutput<typeof scheduleItem>;

const term = v.object({
  id: common.id,
  name: common.name,
  startDate: described(v.string(), 'The first day, `YYYY-MM-DD`.'),
  endDate: described(v.string(), 'The last day, `YYYY-MM-DD`.'),
  totalWeeks: described(v.number(), 'How many weeks the term has.'),
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
    daysInOrder(
      v.object({
        start: described(day, 'The first day wanted, `YYYY-MM-DD`.'),
        end: described(day, 'The last day wanted, `YYYY-MM-DD`.'),
      }),
    ),
    v.check(({ start, end }) => numberOfDay(end) - numberOfDay(start) < longestRange, `最多 ${longestRange} 天`),
  ),
  data: v.object({
    items: described(v.array(scheduleItem), 'What it holds, in order.'),
    terms: described(v.array(term), 'The institution’s terms, the latest first.'),
    complete: described(
      v.boolean(),
      'False when there is more in the days than an answer holds: the latest are left out.',
    ),
    failed,
  }),
  example: { start: '2026-11-16', end: '2026-11-22' },
});

const entryFields = {
  title: described(text(40, { needed: '请填写标题' }), 'What it is called, up to 40 characters.'),
  kind: described(entryKind, 'What it is; decides its colour.'),
  start: described(minuteField, 'The beginning, `YYYY-MM-DD HH:mm`; the day’s first minute when it lasts all day.'),
  end: described(minuteField, 'The end, `YYYY-MM-DD HH:mm`; the last minute of the last day when it lasts all day.'),
  allDay: described(v.optional(flag, false), 'Whether it lasts all day.'),
  place: described(v.optional(text(60), ''), 'Where it takes place.'),
  note: described(v.optional(lines(500), ''), 'What the person writes down about it.'),
  repeat: described(v.optional(v.nullable(repeatRule), null), 'How it repeats; null for what takes place once.'),
  remind: described(
    v.optional(v.nullable(wholeNumber(0, longestReminder)), null),
    'How many minutes before the start one is reminded, by a message (`personMessages`); null for not at all.',
  ),
};
export type EntryFields = v.InferInput<v.ObjectSchema<typeof entryFields, undefined>>;

/** `one` occurrence of a repeating entry, which `date` names, or the whole series. Required: it has no safe default. */
const which = {
  ...byId,
  date: described(v.optional(day), 'The occurrence that is meant, `YYYY-MM-DD`; needed for one of a series.'),
  scope: described(
    v.picklist(['one', 'series']),
    '`one` occurrence, the one on `date`, or the whole `series`, which what takes place once is too.',
  ),
};
/* @__NO_SIDE_EFFECTS__ */
function dayIsNamed<S extends v.GenericSchema<unknown, { scope: 'one' | 'series'; date?: string | undefined }>>(
  schema: S,
) {
  return v.pipe(
    schema,
    v.check(({ scope, date }) => scope === 'series' || date !== undefined, '只改或只删一次时，要写明是哪一天（date）'),
  );
}

const tooManyEntries = {
  2602: 'The person has as many entries, or as many occurrences taken out of a series, as one may have.',
};
const entryFailures = {
  ...tooManyEntries,
  2601: `The end is not after the start, the entry lasts longer than ${longestEntry} days or than until it repeats, or a repeat ends before it begins.`,
};
const missing = { 404: 'The person has no such entry, or it does not take place on `date`.' };
const changed = v.object({
  id: described(v.string(), 'The id of the entry; another one when an occurrence now stands by itself.'),
  date: described(v.string(), 'The day of one occurrence, `YYYY-MM-DD`.'),
});

export const addEntry = endpoint({
  name: 'addEntry',
  method: 'POST',
  path: '/homepage/scheduleCalendar/addEntry',
  access: 'member',
  summary: "Adds an entry to the person's schedule; nobody else sees it.",
  input: v.strictObject(entryFields),
  data: changed,
  writes: true,
  failures: entryFailures,
  example: { title: '小组讨论：数据库大作业', kind: 'study', start: '2026-11-21 15:00', end: '2026-11-21 16:30' },
});

export const updateEntry = endpoint({
  name: 'updateEntry',
  method: 'POST',
  path: '/homepage/scheduleCalendar/updateEntry',
  access: 'member',
  summary:
    'Changes an entry: of what repeats the occurrence on `date` alone, which then stands by itself, or all of it, moved by as many days as that occurrence was.',
  input: dayIsNamed(v.strictObject({ ...which, ...entryFields })),
  data: changed,
  writes: true,
  failures: { ...entryFailures, ...missing },
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
  input: dayIsNamed(v.strictObject(which)),
  data: v.object({
    id: common.id,
    restorableUntil: described(v.string(), 'Until when `restoreEntry` brings it back, `YYYY-MM-DD HH:mm`.'),
  }),
  writes: true,
  failures: { ...tooManyEntries, ...missing },
  example: { id: 'entry-6', scope: 'series' },
});

export const restoreEntry = endpoint({
  name: 'restoreEntry',
  method: 'POST',
  path: '/homepage/scheduleCalendar/restoreEntry',
  access: 'member',
  summary: 'Brings back what `deleteEntry` deleted; what is there stays as it is.',
  input: dayIsNamed(v.strictObject(which)),
  data: v.object({ id: common.id }),
  writes: true,
  failures: { 404: 'The entry is not there, and was not deleted in the last minutes.' },
  example: { id: 'entry-6', scope: 'series' },
});

const feed = v.object({
  address: described(v.nullable(v.string()), 'The secret address of the calendar file; null when there is none.'),
  subscribeUrl: described(
    v.nullable(v.string()),
    'The same address with `webcal:`, at which calendar programs subscribe; null without one.',
  ),
  qr: described(
    v.nullable(
      v.object({
        path: described(v.string(), "The code's dark modules as one SVG path, a unit square each."),
        size: described(v.number(), 'Width and height of the code in units, its quiet zone included.'),
      }),
    ),
    'A QR code of `subscribeUrl` for phones; null without an address.',
  ),
  createdAt: described(v.nullable(v.string()), 'When the address was made, `YYYY-MM-DD HH:mm`; null without one.'),
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
  secret: true,
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
