import { daysBetween, type Moment } from '../../../lib/time/clock.ts';

export type DayGroup = '置顶' | '今天' | '昨天' | '更早' | `${string} 月`;

/**
 * Under which heading a notice stands: after 更早, for the rest of this month, each month before has one. What is at the
 * top for its weight has one of its own.
 */
export function dayGroup({ publishedAt, top }: { publishedAt: string; top: boolean }, now: Moment): DayGroup {
  if (top) return '置顶';
  const days = daysBetween(publishedAt, now.day);
  if (days <= 0) return '今天';
  if (days === 1) return '昨天';
  const [year = '', month = ''] = publishedAt.split('-');
  if (now.day.startsWith(`${year}-${month}-`)) return '更早';
  return now.day.startsWith(year) ? `${Number(month)} 月` : `${year} 年 ${Number(month)} 月`;
}
