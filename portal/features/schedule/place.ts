import { addDays, dayInMonth, firstOfMonth, mondayOf, monthOf } from '@yimen/contract/days';
import { dayOf } from '@yimen/contract/moment';
import { withQuery } from '@yimen/contract/paths';

export const views = ['day', 'week', 'month', 'school-calendar'] as const;
export type View = (typeof views)[number];

/** What part of the schedule is shown: all of it stands in the address. */
export interface Place {
  readonly view: View;
  /** Any day of what is shown, `YYYY-MM-DD`. */
  readonly date: string;
}

/** A day the API takes: real, and of these centuries. */
export function isDay(text: string): boolean {
  const [, year = '', month = '', day = ''] = /^((?:19|2\d)\d{2})-(\d{2})-(\d{2})$/.exec(text) ?? [];
  return year !== '' && dayInMonth(Number(year) * 12 + Number(month) - 1, Number(day)) === text;
}

/** The part the address names; today's, and the view usual here, where it names none. */
export function placeOf(params: URLSearchParams, today: string, usual: View = 'week'): Place {
  const date = params.get('date') ?? '';
  return { view: views.find((view) => view === params.get('view')) ?? usual, date: isDay(date) ? date : today };
}

/** The address of a part; what is usual does not stand in it. */
export function placeHref(
  path: string,
  { view, date }: Place,
  { today, usual = 'week', ...more }: { today: string; usual?: View } & Record<string, string | undefined>,
): string {
  return withQuery(path, {
    view: view === usual ? undefined : view,
    date: date === today ? undefined : date,
    ...more,
  });
}

/** The part before (-1) or after (1) this one. */
export function stepped({ view, date }: Place, by: 1 | -1): Place {
  if (view === 'day') return { view, date: addDays(date, by) };
  if (view === 'week') return { view, date: addDays(mondayOf(date), 7 * by) };
  return { view, date: dayInMonth(monthOf(date) + by, 1) ?? date };
}

/** The days of the part's month with those that fill its weeks: the range that is read, whatever the view. */
export function monthRange(date: string): { start: string; end: string } {
  const start = mondayOf(firstOfMonth(date));
  return { start, end: addDays(start, 41) };
}

/** The days that are shown. */
export function shownRange({ view, date }: Place): { start: string; end: string } {
  if (view === 'day') return { start: date, end: date };
  if (view === 'week') return { start: mondayOf(date), end: addDays(mondayOf(date), 6) };
  return monthRange(date);
}

/** Names one item on one day, in the address and in the grid. */
export function itemKey({ id, start }: { id: string; start: string }): string {
  return `${id}_${dayOf(start)}`;
}
