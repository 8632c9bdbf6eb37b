const start = 'The beginning, `YYYY-MM-DD HH:mm`; the day’s first minute when it lasts all day.';
const end = 'The end, `YYYY-MM-DD HH:mm`; the last minute of the last day when it lasts all day.';
const repeatUntil = 'The last day it may take place on, `YYYY-MM-DD`; null for no end.';
const repeatCount = 'How often it takes place in all; null for no such end.';
const weekdays = '1 Monday to 7 Sunday, for `weekly` and `biweekly`; none means the weekday it began on.';
const date = 'The day of one occurrence, `YYYY-MM-DD`.';

/** Fields of the schedule. */
export const scheduleNotes = {
  allDay: 'Whether it lasts all day.',
  periods: 'The first and the last of the institution’s periods, by name; null for what is no course.',
  'ScheduleItem.periods.first': 'The period with which it begins.',
  'ScheduleItem.periods.last': 'The period with which it ends.',
  remind: 'How many minutes before the start one is reminded; null for not at all.',
  repeat: 'How it repeats; null for what takes place once.',
  scope: '`one` occurrence, the one on `date`, or the whole `series`, which what takes place once is too.',
  weekdays,
  own: 'Whether it is an entry of the person’s own, which can be changed.',
  complete: 'False when there is more in the days than an answer holds: the latest are left out.',
  terms: 'The institution’s terms, the latest first.',
  restorableUntil: 'Until when `restoreEntry` brings it back, `YYYY-MM-DD HH:mm`.',
  'ScheduleItem.id': 'Its id; the same for every repeat of an entry.',
  'ScheduleItem.start': start,
  'ScheduleItem.end': end,
  'ScheduleItem.place': 'Where it takes place; empty when nobody told.',
  'ScheduleItem.note': 'What the person wrote down about it; empty without.',
  'ScheduleItem.kind': 'What it is: `course` of the timetable, or what the person or another system calls it.',
  'ScheduleItem.follows':
    'The day whose course is made up for on this one (调休补课), `YYYY-MM-DD`; null for what stands on its own day.',
  'schoolCalendar.follows':
    'The day whose timetable is taught on `start` instead of its own (调休补课), and so on for the days after; else null.',
  'ScheduleItem.weeks': 'Weeks of the term in which a course takes place, `1-8,10-16`; else null.',
  'RepeatRule.until': repeatUntil,
  'RepeatRule.count': repeatCount,
  'addEntry.id': 'The id of the entry.',
  'addEntry.date': date,
  'updateEntry.date': date,
  'updateEntry.id': 'The id of the entry; another one when an occurrence now stands by itself.',
  'mySchedule?.start': 'The first day wanted, `YYYY-MM-DD`.',
  'mySchedule?.end': 'The last day wanted, `YYYY-MM-DD`.',
  'addEntry?.start': start,
  'addEntry?.end': end,
  'addEntry?.place': 'Where it takes place.',
  'addEntry?.note': 'What the person writes down about it.',
  'addEntry?.title': 'What it is called, up to 40 characters.',
  'addEntry?.kind': 'What it is; decides its colour.',
  'RepeatRule.kind': 'How often: each day, each working day, each week or second week, each month or year.',
  'updateEntry?.start': start,
  'updateEntry?.end': end,
  'updateEntry?.date': 'The occurrence that is changed, `YYYY-MM-DD`; needed for one of a series.',
  'deleteEntry?.date': 'The occurrence that is deleted, `YYYY-MM-DD`; needed for one of a series.',
  'restoreEntry?.date': 'The occurrence that was deleted, `YYYY-MM-DD`.',
  'calendarFeed.address': 'The secret address of the calendar file; null when there is none.',
  'calendarFeed.createdAt': 'When the address was made, `YYYY-MM-DD HH:mm`; null without one.',
  'renewFeed.address': 'The secret address of the calendar file.',
  'renewFeed.createdAt': 'When the address was made, `YYYY-MM-DD HH:mm`.',
  'revokeFeed.address': 'Null: there is none any more.',
  'revokeFeed.createdAt': 'Null.',
} as const;
