/** Arithmetic on calendar days, `YYYY-MM-DD`, without a time zone: a day is no instant. For server and browser alike. */

export const dayMs = 86_400_000;
const textOf = (time: number) => new Date(time).toISOString().slice(0, 10);

/** The day counted from 1 January 1970, for arithmetic on many of them. */
export function numberOfDay(day: string): number {
  return Date.parse(`${day.slice(0, 10)}T00:00:00Z`) / dayMs;
}

/** The day of a number. */
export function dayOfNumber(number: number): string {
  return textOf(number * dayMs);
}

/** True for `YYYY-MM-DD` of a day that there is: the form alone lets 02-31 pass. */
export function isDay(text: string): boolean {
  const time = Date.parse(`${text}T00:00:00Z`);
  return !Number.isNaN(time) && textOf(time) === text;
}

/** The day so many days after. */
export function addDays(day: string, days: number): string {
  return dayOfNumber(numberOfDay(day) + days);
}

/** Whole days from one day to another; negative when the other is earlier. */
export function daysBetween(from: string, to: string): number {
  return numberOfDay(to) - numberOfDay(from);
}

/** 1 Monday to 7 Sunday. */
export function weekdayOf(day: string): number {
  return new Date(`${day.slice(0, 10)}T00:00:00Z`).getUTCDay() || 7;
}

/** The Monday of the day's week. */
export function mondayOf(day: string): string {
  return addDays(day, 1 - weekdayOf(day));
}

/** Every day from the first to the last. */
export function daysFrom(first: string, last: string): string[] {
  return Array.from({ length: Math.max(0, daysBetween(first, last) + 1) }, (_, index) => addDays(first, index));
}

/** The day of a month, counted from 0 in year 0; null when the month has no such day. */
export function dayInMonth(month: number, day: number): string | null {
  const text = `${String(Math.floor(month / 12)).padStart(4, '0')}-${pad((month % 12) + 1)}-${pad(day)}`;
  return day <= daysInMonth(month) && !Number.isNaN(numberOfDay(text)) ? text : null;
}

/** `YYYY` */
export function yearOf(day: string): string {
  return day.slice(0, 4);
}

/** `YYYY-MM` */
export function yearMonthOf(day: string): string {
  return day.slice(0, 7);
}

export function firstOfMonth(day: string): string {
  return `${yearMonthOf(day)}-01`;
}

/** 1 to 12. */
export function monthNumber(day: string): number {
  return Number(day.slice(5, 7));
}

/** 1 to 31. */
export function dayNumber(day: string): number {
  return Number(day.slice(8, 10));
}

/** How many days a month has. */
export function daysInMonth(month: number): number {
  const year = Math.floor(month / 12);
  if (month % 12 === 1) return (year % 4 === 0 && year % 100 !== 0) || year % 400 === 0 ? 29 : 28;
  return [3, 5, 8, 10].includes(month % 12) ? 30 : 31;
}

/** The month of a day as {@link dayInMonth} counts it. */
export function monthOf(day: string): number {
  return Number(yearOf(day)) * 12 + monthNumber(day) - 1;
}

const pad = (number: number) => String(number).padStart(2, '0');
