import { yearOf } from '@yimen/contract/days';
import { dayOf, timeOf } from '@yimen/contract/moment';
import { daysBetween, type Moment, monthDay } from './clock.ts';

/** When something was, as short as it is clear: `10:02` of today, 昨天, `11-18` of this year, else the day. */
export function shortTime(at: string, now: Moment): string {
  const days = daysBetween(at, now.day);
  if (days === 0) return timeOf(at);
  if (days === 1) return '昨天';
  return yearOf(at) === yearOf(now.day) ? monthDay(at) : dayOf(at);
}
