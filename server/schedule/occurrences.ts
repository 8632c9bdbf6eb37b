// Calculates with the numbers of days, as recurrence rules do: one answer may read thousands of entries.
import { dayOfNumber, numberOfDay } from '@yimen/contract/days';
import type { ScheduleItem } from '@yimen/contract/schedule/entries';
import { longestOf } from '@yimen/contract/schedule/entry-length';
import { dayNumbersOf } from '@yimen/contract/schedule/recurrence';
import type { EntryRow } from '../database/schema/schedule.ts';
import { minuteText, parseMinute } from '../lib/time.ts';

/** The rule of an entry as the contract writes it; null when it does not repeat. */
export function rowRepeat(row: Pick<EntryRow, 'repeat' | 'repeatWeekdays' | 'repeatUntil' | 'repeatCount'>) {
  const { repeat, repeatWeekdays, repeatUntil, repeatCount } = row;
  return repeat && { kind: repeat, weekdays: repeatWeekdays, until: repeatUntil, count: repeatCount };
}

/**
 * The time at which an entry begins and how long it lasts, apart from the day. An entry longer than the limit, imported
 * or stored before there was one, ends at the limit.
 */
export function lastingOf(row: EntryRow) {
  const [day = '', from = ''] = minuteText(row.start).split(' ');
  const most = longestOf(day, rowRepeat(row));
  const after = numberOfDay(day) + most;
  const limit = row.allDay ? `${dayOfNumber(after - 1)} 23:59` : `${dayOfNumber(after)} ${from}`;
  const end = row.end > parseMinute(limit) ? limit : minuteText(row.end);
  const [lastDay = '', to = ''] = end.split(' ');
  return { day, from, to, days: numberOfDay(lastDay) - numberOfDay(day) };
}

/** The days, as numbers, on which occurrences of an entry begin that overlap the range. */
export function occurrencesOf(row: EntryRow, start: string, end: string): number[] {
  const { day, days } = lastingOf(row);
  return dayNumbersOf(day, rowRepeat(row), numberOfDay(start) - days, numberOfDay(end));
}

/** An occurrence on the day of a number, as the contract writes it; a known span may be passed. */
export function entryItem(row: EntryRow, number: number, { from, to, days } = lastingOf(row)): ScheduleItem {
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
    repeat: rowRepeat(row),
    start: `${dayOfNumber(number)} ${from}`,
    end: `${dayOfNumber(number + days)} ${to}`,
  };
}
