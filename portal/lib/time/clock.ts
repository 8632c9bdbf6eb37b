import { daysBetween, weekdayOf, yearOf } from '@yimen/contract/days';
import { minuteText } from '@yimen/contract/moment';

export { daysBetween };

/** A moment on the institution's clocks: Asia/Shanghai, whatever zone the server or the reader is in. */
export interface Moment {
  /** `YYYY-MM-DD` */
  day: string;
  /** `HH:mm` */
  time: string;
}

export function momentOf(date: Date): Moment {
  const [day = '', time = ''] = minuteText(date).split(' ');
  return { day, time };
}

/** `星期五` */
export function weekday(day: string): string {
  return `星期${'一二三四五六日'.charAt(weekdayOf(day) - 1)}`;
}

/** `11-20` */
export function monthDay(at: string): string {
  return at.slice(5, 10);
}

/** `今天 08:12`, `昨天 21:06`, `11-18 23:41`; with the year when that is another. */
export function whenText(at: string, today: string): string {
  const [day = '', time = ''] = at.split(' ');
  const days = daysBetween(day, today);
  const name = days === 0 ? '今天' : days === 1 ? '昨天' : yearOf(day) === yearOf(today) ? monthDay(day) : day;
  return `${name} ${time}`;
}

/** Minutes from one `HH:mm` to a later one of the same day. */
export function minutesBetween(from: string, to: string): number {
  return minuteOfDay(to) - minuteOfDay(from);
}

function minuteOfDay(time: string): number {
  return Number(time.slice(0, 2)) * 60 + Number(time.slice(3, 5));
}
