// The arithmetic of recurrence rules: thousands of entries are read for one answer.
import { addDays, daysBetween, numberOfDay } from '@yimen/contract/days';
import type { ScheduleItem } from '@yimen/contract/schedule/entries';
import { longestOf } from '@yimen/contract/schedule/entry-length';
import { dayNumbersOf } from '@yimen/contract/schedule/recurrence';
import type { EntryRow } from '../database/schema/schedule.ts';
import { minuteText, momentOf } from '../lib/time.ts';

/** The rule of an entry as the contract writes it; null for what takes place once. */
export function repeatOf(row: Pick<EntryRow, 'repeat' | 'repeatWeekdays' | 'repeatUntil' | 'repeatCount'>) {
  const { repeat, repeatWeekdays, repeatUntil, repeatCount } = row;
  return repeat && { kind: repeat, weekdays: repeatWeekdays, until: repeatUntil, count: repeatCount };
}

/**
 * When an entry begins and how long it lasts, apart from the day. A row that is longer than an entry may be, as one
 * that was imported or stored before there was a limit, ends at the limit.
 */
export function spanOf(row: EntryRow) {
  const [day = '', from = ''] = minuteText(row.start).split(' ');
  const most = longestOf(day, repeatOf(row));
  const limit = row.allDay ? `${addDays(day, most - 1)} 23:59` : `${addDays(day, most)} ${from}`;
  const end = row.end > momentOf(limit) ? limit : minuteText(row.end);
  const [lastDay = '', to = ''] = end.split(' ');
  return { day, from, to, days: daysBetween(day, lastDay) };
}

/** The days, by their numbers, on which occurrences of an entry begin so that they touch the range. */
export function occurrencesOf(row: EntryRow, start: string, end: string): number[] {
  const { day, days } = spanOf(row);
  return dayNumbersOf(day, repeatOf(row), numberOfDay(start) - days, numberOfDay(end));
}

/** An occurrence of an entry, whose span may be known, as the contract writes it. */
export function entryItem(row: EntryRow, date: string, { from, to, days } = spanOf(row)): ScheduleItem {
  const { id, kind, title, place, note, allDay, remind } = row;
  return {
    id,
    own: true,
    kind,
    title,
    place,
    note,
    allDay,
    remind,
    teacher: '',
    periods: null,
    weeks: null,
    follows: null,
    repeat: repeatOf(row),
    start: `${date} ${from}`,
    end: `${addDays(date, days)} ${to}`,
  };
}
