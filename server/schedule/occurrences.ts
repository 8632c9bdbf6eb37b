import type { ScheduleItem } from '@yimen/contract/homepage/schedule';
import { daysOf, type Repeat } from '@yimen/contract/recurrence';
import type { EntryRow } from '../database/schema/schedule.ts';
import { addDays, daysBetween, minuteText } from '../institutions/clock.ts';

/** The rule of an entry as the contract writes it; null for what takes place once. */
export function repeatOf(row: Pick<EntryRow, 'repeat' | 'repeatWeekdays' | 'repeatUntil' | 'repeatCount'>) {
  const { repeat, repeatWeekdays, repeatUntil, repeatCount } = row;
  return repeat && { kind: repeat, weekdays: repeatWeekdays, until: repeatUntil, count: repeatCount };
}

/** When an entry begins and how long it lasts, apart from the day. */
export function spanOf({ start, end }: Pick<EntryRow, 'start' | 'end'>) {
  const [day = '', from = ''] = minuteText(start).split(' ');
  const [lastDay = '', to = ''] = minuteText(end).split(' ');
  return { day, from, to, days: daysBetween(day, lastDay) };
}

/** The days on which occurrences of an entry begin so that they touch the range. */
export function occurrencesOf(row: EntryRow, exceptions: ReadonlySet<string> | undefined, start: string, end: string) {
  const { day, days } = spanOf(row);
  const repeat: Repeat | null = repeatOf(row);
  return daysOf(day, repeat, addDays(start, -days), end).filter((each) => !exceptions?.has(each));
}

/** An occurrence of an entry as the contract writes it. */
export function entryItem(row: EntryRow, date: string): ScheduleItem {
  const { from, to, days } = spanOf(row);
  const { id, kind, title, place, note, allDay, remind } = row;
  return {
    ...{ id, own: true, kind, title, place, note, allDay, remind },
    ...{ teacher: '', periods: null, weeks: null, follows: null, repeat: repeatOf(row) },
    start: `${date} ${from}`,
    end: `${addDays(date, days)} ${to}`,
  };
}
