import { daysBetween, type Moment, monthNumber, yearMonthOf, yearOf } from '../../../lib/time/clock.ts';

export type DayGroup = '置顶' | '今天' | '昨天' | '更早' | `${string} 月`;

/**
 * The heading of a notice's group: after 更早, which is the rest of this month, each earlier month has one. Pinned
 * notices have their own.
 */
export function dayGroup({ publishedAt, top }: { publishedAt: string; top: boolean }, now: Moment): DayGroup {
  if (top) return '置顶';
  const days = daysBetween(publishedAt, now.day);
  if (days <= 0) return '今天';
  if (days === 1) return '昨天';
  if (yearMonthOf(publishedAt) === yearMonthOf(now.day)) return '更早';
  const [year, month] = [yearOf(publishedAt), monthNumber(publishedAt)];
  return year === yearOf(now.day) ? `${month} 月` : `${year} 年 ${month} 月`;
}
