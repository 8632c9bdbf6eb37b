import { daysBetween, type Moment } from '../../modules/clock.ts';

export type DayGroup = '置顶' | '今天' | '昨天' | '更早';

/** Under which heading a notice stands; what is at the top for its weight has one of its own. */
export function dayGroup({ publishedAt, top }: { publishedAt: string; top: boolean }, now: Moment): DayGroup {
  if (top) return '置顶';
  const days = daysBetween(publishedAt, now.day);
  if (days <= 0) return '今天';
  return days === 1 ? '昨天' : '更早';
}
