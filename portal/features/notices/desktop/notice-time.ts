import { timeOf } from '@yimen/contract/moment';
import { daysBetween, type Moment, monthDay } from '../../../lib/time/clock.ts';

/** What is still to be done until when: 今天 17:00 截止; empty when there is no limit or it is over. */
export function deadlineIn(deadline: string | null, now: Moment): { text: string; urgent: boolean } | null {
  if (!deadline || deadline < `${now.day} ${now.time}`) return null;
  const days = daysBetween(now.day, deadline);
  const until = days === 0 ? `今天 ${timeOf(deadline)} ` : days === 1 ? '明天' : `${monthDay(deadline)} `;
  return { text: `${until}截止`, urgent: days < 2 };
}
