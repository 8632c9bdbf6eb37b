import { daysBetween, type Moment, monthDay } from './clock.ts';

/** When something was, as short as it is clear: `10:02` of today, 昨天, `11-18` of this year, else the day. */
export function shortTime(at: string, now: Moment): string {
  const days = daysBetween(at, now.day);
  if (days === 0) return at.slice(11);
  if (days === 1) return '昨天';
  return at.slice(0, 4) === now.day.slice(0, 4) ? monthDay(at) : at.slice(0, 10);
}
