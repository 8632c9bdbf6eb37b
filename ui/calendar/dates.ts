import {
  CalendarDate,
  GregorianCalendar,
  getDayOfWeek,
  startOfMonth,
  startOfWeek,
  today,
} from '@internationalized/date';
import type { Locale } from '../locale/index.ts';

/** The date of `YYYY-MM-DD` (a time may follow), or undefined where the calendar has no such day. */
export function parseDay(text: string | undefined): CalendarDate | undefined {
  const match = /^(\d{4})-(\d{1,2})-(\d{1,2})(?!\d)/.exec(text ?? '');
  if (!match) return undefined;
  const [year, month, day] = [Number(match[1]), Number(match[2]), Number(match[3])];
  if (year < 1) return undefined;
  const date = new CalendarDate(year, month, day);
  // An impossible day is constrained to a possible one, not refused, so the result is compared.
  return date.month === month && date.day === day ? date : undefined;
}

/** The day a person typed: 2026-11-20, 2026/11/20, 2026.11.20, 2026年11月20日 or 20261120, in full-width digits too. */
export function parseTyped(text: string): CalendarDate | undefined {
  const plain = text.normalize('NFKC').trim();
  const digits = /^(\d{4})(\d{2})(\d{2})$/.exec(plain);
  if (digits) return parseDay(`${digits[1]}-${digits[2]}-${digits[3]}`);
  const parts = /^(\d{4})\s*[-/.年]\s*(\d{1,2})\s*[-/.月]\s*(\d{1,2})\s*日?$/.exec(plain);
  return parts ? parseDay(`${parts[1]}-${parts[2]}-${parts[3]}`) : undefined;
}

/** Today in the product's time zone (specification, section 8), so that server and browser agree. */
export function currentDay(): CalendarDate {
  return today('Asia/Shanghai');
}

/** 0 for Monday to 6 for Sunday, whatever the language. */
export function weekdayOf(date: CalendarDate): number {
  return getDayOfWeek(date, 'zh-CN', 'mon');
}

/** `YYYY-MM` */
export function monthText(date: CalendarDate): string {
  return String(date).slice(0, 7);
}

/** Six weeks from the Monday on or before the first of the month. */
export function weeksOf(month: CalendarDate): CalendarDate[][] {
  const first = startOfWeek(startOfMonth(month), 'zh-CN', 'mon');
  return Array.from({ length: 6 }, (_week, week) =>
    Array.from({ length: 7 }, (_day, day) => first.add({ days: week * 7 + day })),
  );
}

/** The whole day in words: 2026 年 11 月 20 日，星期五. */
export function dayInWords({ calendar }: Locale, date: CalendarDate): string {
  return calendar.day(date.year, date.month, date.day, calendar.weekdaysLong[weekdayOf(date)] ?? '');
}

export const createCalendar = () => new GregorianCalendar();
