import { dayOf, timeOf } from '@yimen/contract/moment';
import { type Moment, minutesBetween } from '../../../lib/time/clock.ts';

/** Minutes after which a report says nothing of now: the hall has closed since, or nobody reports. */
const longest = 180;

/** Whether the queues stand as they were reported. */
export function isCurrent(updatedAt: string | null, now: Moment): boolean {
  if (updatedAt === null || dayOf(updatedAt) !== now.day) return false;
  return minutesBetween(timeOf(updatedAt), now.time) <= longest;
}

/** What a window's row says of its queue; one that does not stand any more says nothing. */
export function queueText({ waiting, minutes }: { waiting: number; minutes: number }, current: boolean) {
  if (!current) return { people: '–', wait: '–', free: false };
  const free = waiting === 0;
  return { people: `${waiting} 人`, wait: free ? '随到随办' : `${minutes} 分`, free };
}
