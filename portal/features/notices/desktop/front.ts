import type { Article } from '@yimen/contract/news/articles';
import { daysBetween } from '../../../lib/time/clock.ts';

/** What came out within so many days is new. */
const newDays = 7;
const besideLead = 4;
/** Side by side on the front. */
const comingUp = 4;

export interface ColumnTop {
  id: string;
  name: string;
  articles: readonly Article[];
}

/** The story with a picture that leads, and the newest ones that stand beside it: of the reader's columns. */
export function leadOf(articles: readonly Article[], chosen: readonly { id: string }[]) {
  const ids = new Set(chosen.map(({ id }) => id));
  const own = articles.filter(({ column }) => ids.size === 0 || ids.has(column.id));
  const shown = own.length > 0 ? own : articles;
  const lead = shown.find(({ cover }) => cover) ?? shown[0];
  return { lead, beside: shown.filter((article) => article !== lead).slice(0, besideLead) };
}

/** Says how much there is beyond what is shown: of today where all of today's are known, else in all; empty for nothing. */
export function beyond(
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

/** How many articles of a column are new, `9+` when all that were asked for are; empty for none. */
export function newIn(column: ColumnTop | undefined, today: string, asked: number): string {
  const fresh = (column?.articles ?? []).filter(({ publishedAt }) => daysBetween(publishedAt, today) < newDays).length;
  if (fresh === 0) return '';
  return fresh >= asked ? `${asked - 1}+` : String(fresh);
}

/** What the school calendar has on certain days, `YYYY-MM-DD`. */
export interface Dated {
  id: string;
  title: string;
  start: string;
  end: string;
  note: string;
}

/** The next things to begin, today's first. */
export function beginningFrom<T extends Dated>(today: string, events: readonly T[]): T[] {
  const ahead = events.filter(({ start }) => start >= today);
  return ahead.toSorted((one, other) => one.start.localeCompare(other.start)).slice(0, comingUp);
}

/** The columns in the reader's order; all of them when none was chosen. */
export function inOrder(tops: readonly ColumnTop[], chosen: readonly { id: string }[]): ColumnTop[] {
  const own = chosen.flatMap(({ id }) => tops.find((column) => column.id === id) ?? []);
  return own.length > 0 ? own : [...tops];
}
