import dayjs from 'dayjs';
import utc from 'dayjs/plugin/utc.js';

dayjs.extend(utc);

/**
 * Days (`YYYY-MM-DD`) and minutes (`YYYY-MM-DD HH:mm`) as the contract writes them: in Asia/Shanghai, in whatever zone
 * the server or the reader is. They are computed in UTC, which has no daylight saving time.
 */
const offsetHours = 8;
const dayForm = 'YYYY-MM-DD';

/** A moment in Asia/Shanghai. */
export interface Moment {
  /** `YYYY-MM-DD` */
  day: string;
  /** `HH:mm` */
  time: string;
}

/** A day or a minute in a dayjs format; empty for empty text. */
function formatted(at: string, form: string): string {
  return at && dayjs.utc(at).format(form);
}

export function clockMoment(date: Date): Moment {
  const there = dayjs.utc(date).add(offsetHours, 'hour');
  return { day: there.format(dayForm), time: there.format('HH:mm') };
}

/** A moment as `YYYY-MM-DD HH:mm`. */
export function minuteOf({ day, time }: Moment): string {
  return `${day} ${time}`;
}

/** The day of a minute; a day unchanged. */
export function dayOf(at: string): string {
  return formatted(at, dayForm);
}

/** The time of a minute, `HH:mm`; empty for a day. */
export function timeOf(at: string): string {
  return at.includes(' ') ? formatted(at, 'HH:mm') : '';
}

/** `YYYY` */
export function yearOf(at: string): string {
  return formatted(at, 'YYYY');
}

/** `YYYY-MM` */
export function yearMonthOf(at: string): string {
  return formatted(at, 'YYYY-MM');
}

/** 1 to 12. */
export function monthNumber(day: string): number {
  return dayjs.utc(day).month() + 1;
}

/** 1 to 31. */
export function dayNumber(day: string): number {
  return dayjs.utc(day).date();
}

/** 1 Monday to 7 Sunday. */
export function weekdayOf(day: string): number {
  return dayjs.utc(day).day() || 7;
}

/** The day `days` days later. */
export function addDays(day: string, days: number): string {
  return dayjs.utc(day).add(days, 'day').format(dayForm);
}

/** The Monday of the day's week. */
export function mondayOf(day: string): string {
  return addDays(day, 1 - weekdayOf(day));
}

/** The first day of the day's month, or of the month `months` later. */
export function firstOfMonth(day: string, months = 0): string {
  return dayjs.utc(day).startOf('month').add(months, 'month').format(dayForm);
}

/** Whole days from one day or minute to another; negative when the second is earlier. */
export function daysBetween(from: string, to: string): number {
  return dayjs.utc(to).startOf('day').diff(dayjs.utc(from).startOf('day'), 'day');
}

/** Every day from the first to the last. */
export function daysFrom(first: string, last: string): string[] {
  const start = dayjs.utc(first);
  return Array.from({ length: Math.max(0, daysBetween(first, last) + 1) }, (_, days) =>
    start.add(days, 'day').format(dayForm),
  );
}

/** Minutes from one minute to another; negative when the second is earlier. */
export function minutesApart(from: string, to: string): number {
  return dayjs.utc(to).diff(dayjs.utc(from), 'minute');
}

/** Minutes from one `HH:mm` to another of the same day; the day may end at 24:00. */
export function minutesBetween(from: string, to: string): number {
  return minutesApart(`1970-01-01 ${from}`, `1970-01-01 ${to}`);
}

/** Whether text is a day that the API accepts: a real date of the supported centuries. */
export function isReachableDay(text: string): boolean {
  return /^(19|2\d)/.test(text) && dayOf(text) === text;
}

/** `星期五` */
export function weekdayName(day: string): string {
  return `星期${'一二三四五六日'.charAt(weekdayOf(day) - 1)}`;
}

/** `11-20` */
export function monthDay(at: string): string {
  return formatted(at, 'MM-DD');
}

/** `11 月 20 日` */
export function chineseDay(at: string): string {
  return formatted(at, 'M 月 D 日');
}

/** `2026 年 11 月` */
export function chineseMonth(at: string): string {
  return formatted(at, 'YYYY 年 M 月');
}

/** `11-18`; with the year when it is not the current one. */
function nearDay(at: string, today: string): string {
  return yearOf(at) === yearOf(today) ? monthDay(at) : dayOf(at);
}

/** `今天 08:12`, `昨天 21:06`, `11-18 23:41`; with the year when it is not the current one. */
export function whenText(at: string, today: string): string {
  const name = ['今天', '昨天'][daysBetween(at, today)] ?? nearDay(at, today);
  return `${name} ${timeOf(at)}`;
}

/** When something was, in short: `10:02` for today, 昨天, `11-18` for this year, otherwise the whole day. */
export function shortTime(at: string, { day }: Moment): string {
  return [timeOf(at), '昨天'][daysBetween(at, day)] ?? nearDay(at, day);
}
