/**
 * Days as numbers, counted from 1 January 1970, for recurrence rules, which calculate thousands of them in one answer.
 * Everything else uses dayjs, in `server/lib/time.ts` and `portal/lib/time/clock.ts`.
 */

const dayMs = 86_400_000;

/** The number of a day, `YYYY-MM-DD`; a time may follow the day. */
export function numberOfDay(day: string): number {
  return Date.parse(`${day.slice(0, 10)}T00:00:00Z`) / dayMs;
}

/** The day of a number. */
export function dayOfNumber(number: number): string {
  return new Date(number * dayMs).toISOString().slice(0, 10);
}

/** True for a text that begins with an existing day: the pattern alone accepts 02-31. */
export function startsWithDay(text: string): boolean {
  const number = numberOfDay(text);
  return !Number.isNaN(number) && text.startsWith(dayOfNumber(number));
}

/** 1 Monday to 7 Sunday. */
export function weekdayOfNumber(number: number): number {
  return new Date(number * dayMs).getUTCDay() || 7;
}

/** The number of the Monday of the same week. */
export function mondayOfNumber(number: number): number {
  return number + 1 - weekdayOfNumber(number);
}

/** The month of a day, as the number of months since January 1970, and its day of the month. */
export function monthAndDate(number: number): { month: number; date: number } {
  const day = new Date(number * dayMs);
  return { month: (day.getUTCFullYear() - 1970) * 12 + day.getUTCMonth(), date: day.getUTCDate() };
}

/** The number of a month's day; null when the month has no such day. */
export function numberInMonth(month: number, date: number): number | null {
  const day = new Date(Date.UTC(1970, month, date));
  return day.getUTCDate() === date ? day.getTime() / dayMs : null;
}
