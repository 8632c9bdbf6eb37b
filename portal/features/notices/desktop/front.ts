import type { Article } from '@yimen/contract/news/articles';
import { daysBetween } from '../../../lib/time/clock.ts';

/** An article counts as new for this many days. */
const newDays = 7;
const besideLead = 4;
/** Number of events on the front. */
const comingUp = 4;

export interface ColumnTop {
  id: string;
  name: string;
  articles: readonly Article[];
}

/** The lead article, the newest with a picture, and the newest ones beside it: from the reader's columns. */
export function leadOf(articles: readonly Article[], chosen: readonly { id: string }[]) {
  const ids = new Set(chosen.map(({ id }) => id));
  const own = articles.filter(({ column }) => ids.size === 0 || ids.has(column.id));
  const shown = own.length > 0 ? own : articles;
  const lead = shown.find(({ cover }) => cover) ?? shown[0];
  return { lead, beside: shown.filter((article) => article !== lead).slice(0, besideLead) };
}

/**
 * Says how many there are in addition to the shown ones: today's where all of them are known, else in total; empty for
 * none.
 */
export function remainingOf(
  { list, total }: { list: readonly Article[]; total: number },
  shown: readonly Article[],
  today: string,
): string {
  if (total <= shown.length) return '';
  const ofToday = list.filter(({ publishedAt }) => daysBetween(publishedAt, today) === 0);
  const hidden = ofToday.filter((article) => !shown.includes(article)).length;
  const complete = ofToday.length < list.length || list.length === total;
  return hidden > 0 && complete ? `今天还有 ${hidden} 条` : `全部 ${total} 条资讯`;
}

/** Number of new articles of a column, `9+` when all of the requested ones are new; empty for none. */
export function newIn(column: ColumnTop | undefined, today: string, requestedCount: number): string {
  const fresh = (column?.articles ?? []).filter(({ publishedAt }) => daysBetween(publishedAt, today) < newDays).length;
  if (fresh === 0) return '';
  return fresh >= requestedCount ? `${requestedCount - 1}+` : String(fresh);
}

/** An event of the school calendar; days as `YYYY-MM-DD`. */
export interface DatedEvent {
  id: string;
  title: string;
  start: string;
  end: string;
  note: string;
}

/** The next events, today's first. */
export function beginningFrom<T extends DatedEvent>(today: string, events: readonly T[]): T[] {
  const ahead = events.filter(({ start }) => start >= today);
  return ahead.toSorted((one, other) => one.start.localeCompare(other.start)).slice(0, comingUp);
}

/** The columns in the reader's order; all of them when none was chosen. */
export function chosenFirst(tops: readonly ColumnTop[], chosen: readonly { id: string }[]): ColumnTop[] {
  const own = chosen.flatMap(({ id }) => tops.find((column) => column.id === id) ?? []);
  return own.length > 0 ? own : [...tops];
}
