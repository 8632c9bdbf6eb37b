import { addDays, daysBetween } from '../lib/time.ts';
import { moveCells } from './cells.ts';
import type { Content } from './content.ts';
import { lastOf, lastOfApproval } from './rows/people.ts';
import type { Shift } from './shift.ts';
import { shiftWords, type ToldAt } from './words.ts';

/**
 * The content with the dates in its texts and tables moved; those of the calendar's holidays stay with the holidays, and
 * what news, messages, tasks and approvals tell of is over when they come.
 */
export function shiftProse(content: Content, shift: Pick<Shift, 'days' | 'pastDay' | 'today'>): Content {
  const { days, pastDay } = shift;
  const { schoolCalendar, ...calendar } = content.calendar;
  // News of a day tells what happened on it, a message what is to be done on it.
  const told = (at: string, back: number): ToldAt => {
    const on = at.slice(0, 10);
    return { on: addDays(on, -back), days: daysBetween(on, pastDay(at)) };
  };
  const moveAll = <Row>(rows: Row[], tell: (row: Row) => ToldAt) => rows.map((row) => inAll(row, days, tell(row)));
  return {
    ...inAll({ ...content, news: null, people: null, lists: null }, days),
    news: {
      ...inAll({ ...content.news, articles: null }, days),
      articles: moveAll(content.news.articles, ({ publishedAt }) => told(publishedAt, 0)),
    },
    lists: {
      ...content.lists,
      lists: content.lists.lists.map((list) => ({
        ...inAll({ ...list, rows: [] }, days),
        rows: moveCells(list.rows, shift),
      })),
    },
    people: content.people.map(({ assets, dataGroups, messages, tasks, approvals, ...person }) => ({
      ...inAll(person, days),
      assets: assets.map((asset) => ({ ...asset, ...moveCells([{ value: asset.value }], shift)[0] })),
      dataGroups: dataGroups.map((group) => ({
        ...inAll({ ...group, rows: [] }, days),
        rows: moveCells(group.rows, shift),
      })),
      messages: moveAll(messages, ({ sentAt }) => told(sentAt, 1)),
      tasks: moveAll(tasks, ({ createdAt, since }) => ({ ...told(lastOf(createdAt, since), 1), begun: true })),
      approvals: moveAll(approvals, (approval) => ({ ...told(lastOfApproval(approval), 0), begun: true })),
    })),
    calendar: {
      ...inAll(calendar, days),
      schoolCalendar: schoolCalendar.map((event) => (staysOnItsDay(event) ? event : inAll(event, days))),
    },
  };
}

/** Whether a day of the calendar is the country's to set: a holiday, or a day that makes up for one. */
export function staysOnItsDay({ kind, follows }: Content['calendar']['schoolCalendar'][number]): boolean {
  return kind === 'holiday' || follows !== undefined;
}

/** The same value with each text in it moved. */
function inAll<Value>(value: Value, days: number, told?: ToldAt): Value {
  const move = (each: unknown): unknown => {
    if (typeof each === 'string') return shiftWords(each, days, told);
    if (Array.isArray(each)) return each.map(move);
    if (each === null || typeof each !== 'object') return each;
    return Object.fromEntries(Object.entries(each).map(([key, inner]) => [key, move(inner)]));
  };
  return move(value) as Value;
}
