import { daysBetween, type Moment, monthDay, timeOf } from '../../../lib/time/clock.ts';

export interface DeadlineTag {
  label: string;
  tone: 'error' | 'warning' | 'outline';
}

/** Text and tone of a deadline: red when today or overdue, amber tomorrow, outlined later. */
export function deadlineTag(deadline: string | null, now: Moment): DeadlineTag | undefined {
  if (!deadline) return undefined;
  const days = daysBetween(now.day, deadline);
  const time = timeOf(deadline);
  if (isPast(deadline, now)) return { label: '已逾期', tone: 'error' };
  if (days === 0) return { label: time ? `今天 ${time} 截止` : '今天截止', tone: 'error' };
  if (days === 1) return { label: '明天截止', tone: 'warning' };
  return { label: `${monthDay(deadline)} 截止`, tone: 'outline' };
}

/** Whether a deadline is over: a day without a time with the end of the day. */
export function isPast(deadline: string, now: Moment): boolean {
  const days = daysBetween(now.day, deadline);
  const time = timeOf(deadline);
  return days < 0 || (days === 0 && time !== '' && time < now.time);
}
