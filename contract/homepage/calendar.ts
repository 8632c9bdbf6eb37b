import * as v from 'valibot';
import { endpoint } from '../endpoint.ts';
import { day, daysInOrder, nothing } from '../fields.ts';

export const restTimes = endpoint({
  name: 'restTimes',
  method: 'GET',
  path: '/homepage/scheduleCalendar/listRestTimeDetail',
  access: 'guest',
  summary: "The day's periods (作息时间), `HH:mm`.",
  input: nothing,
  data: v.array(v.object({ no: v.number(), name: v.string(), start: v.string(), end: v.string() })),
  sharedByGuests: true,
  example: {},
});

export const calendarKind = v.picklist([
  'teaching',
  'holiday',
  'workday',
  'exam',
  'deadline',
  'activity',
  'service',
  'maintenance',
  'event',
]);

export const schoolCalendar = endpoint({
  name: 'schoolCalendar',
  method: 'POST',
  path: '/homepage/scheduleCalendar/listSchoolCalendarDetail',
  access: 'guest',
  summary: 'Events of the school calendar (校历) that touch the days asked for; all of them by default.',
  input: daysInOrder(v.object({ start: v.optional(day), end: v.optional(day) })),
  data: v.array(
    v.object({
      id: v.string(),
      title: v.string(),
      /** First and last day, `YYYY-MM-DD`. */
      start: v.string(),
      end: v.string(),
      kind: calendarKind,
      note: v.string(),
      /** The day whose timetable is taught on `start` instead of its own (调休补课), and so on for the days after; else null. */
      follows: v.nullable(v.string()),
    }),
  ),
  sharedByGuests: true,
  example: {},
});
