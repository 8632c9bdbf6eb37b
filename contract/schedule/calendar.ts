import * as v from 'valibot';
import { common, times } from '../common-fields.ts';
import { described } from '../described.ts';
import { endpoint } from '../endpoint.ts';
import { day, daysInOrder, nothing } from '../fields.ts';

export const restTimes = endpoint({
  name: 'restTimes',
  method: 'GET',
  path: '/homepage/scheduleCalendar/listRestTimeDetail',
  access: 'guest',
  summary: "The day's periods (作息时间), `HH:mm`.",
  input: nothing,
  data: v.array(
    v.object({
      no: described(v.number(), 'Which period of the day, from 1.'),
      name: common.name,
      ...times,
    }),
  ),
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
  input: daysInOrder(
    v.object({
      start: described(v.optional(day), 'The first day wanted, `YYYY-MM-DD`.'),
      end: described(v.optional(day), 'The last day wanted, `YYYY-MM-DD`.'),
    }),
  ),
  data: v.array(
    v.object({
      id: common.id,
      title: common.title,
      start: described(v.string(), 'The first day, `YYYY-MM-DD`.'),
      end: described(v.string(), 'The last day, `YYYY-MM-DD`.'),
      kind: described(calendarKind, 'What kind it is.'),
      note: common.note,
      follows: described(
        v.nullable(v.string()),
        'The day whose timetable is taught on `start` instead of its own (调休补课), and so on for the days after; else null.',
      ),
    }),
  ),
  sharedByGuests: true,
  example: {},
});
