import type { Article } from '@yimen/contract/homepage/news';
import { daysBetween } from '../../modules/clock.ts';

/** What came out within so many days is new. */
const newDays = 7;
const besideLead = 4;

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

/** How many articles of a column are new, `9+` when all that were asked for are; empty for none. */
export function newIn(column: ColumnTop | undefined, today: string, asked: number): string {
  const fresh = (column?.articles ?? []).filter(({ publishedAt }) => daysBetween(publishedAt, today) < newDays).length;
  if (fresh === 0) return '';
  return fresh >= asked ? `${asked - 1}+` : String(fresh);
}

/** The columns in the reader's order; all of them when none was chosen. */
export function inOrder(tops: readonly ColumnTop[], chosen: readonly { id: string }[]): ColumnTop[] {
  const own = chosen.flatMap(({ id }) => tops.find((column) => column.id === id) ?? []);
  return own.length > 0 ? own : [...tops];
}
