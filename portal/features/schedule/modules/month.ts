import { addDays, dayNumber, daysFrom, firstOfMonth, mondayOf, yearMonthOf } from '../../../lib/time/clock.ts';

/** A day of a month's grid. */
export interface SheetDay {
  /** `YYYY-MM-DD` */
  date: string;
  /** Day of the month, without a leading zero. */
  day: number;
  /** False for the days before and after that fill the first and last week. */
  inMonth: boolean;
}

/** The weeks, Monday first, of the month of a day. */
export function monthSheet(today: string): SheetDay[][] {
  const month = yearMonthOf(today);
  const weeks: SheetDay[][] = [];
  for (let monday = mondayOf(firstOfMonth(today)); yearMonthOf(monday) <= month; monday = addDays(monday, 7)) {
    const days = daysFrom(monday, addDays(monday, 6));
    weeks.push(days.map((date) => ({ date, day: dayNumber(date), inMonth: yearMonthOf(date) === month })));
  }
  return weeks;
}

/** Event titles by first day, so that a long event such as a term marks one day only. */
export function eventsByDay(events: readonly { title: string; start: string }[]): ReadonlyMap<string, string[]> {
  const byDay = new Map<string, string[]>();
  for (const { title, start } of events) byDay.set(start, [...(byDay.get(start) ?? []), title]);
  return byDay;
}
