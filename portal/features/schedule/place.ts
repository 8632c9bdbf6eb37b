import { maxLengthOf } from '@yimen/contract/endpoint';
import { withQuery } from '@yimen/contract/paths';
import { addEntry } from '@yimen/contract/schedule/entries';
import { readableText } from '@yimen/contract/text';
import { addDays, dayOf, firstOfMonth, isReachableDay, mondayOf } from '../../lib/time/clock.ts';
import { views } from './page.ts';

export type View = (typeof views)[number];

/** The shown part of the schedule; all of it is in the address. */
export interface ScheduleAddress {
  readonly view: View;
  /** Any day of what is shown, `YYYY-MM-DD`. */
  readonly date: string;
}

/** The part in the address; by default today and the view `usual`. */
export function readScheduleAddress(params: URLSearchParams, today: string, usual: View = 'week'): ScheduleAddress {
  const date = params.get('date') ?? '';
  return {
    view: views.find((view) => view === params.get('view')) ?? usual,
    date: isReachableDay(date) ? date : today,
  };
}

/** The time at which the address's new entry starts, `HH:mm`; undefined when it is missing or invalid. */
export function startParam(params: URLSearchParams): string | undefined {
  const start = params.get('start') ?? '';
  return /^(?:[01]\d|2[0-3]):[0-5]\d$/.test(start) ? start : undefined;
}

/** What the address's new entry is called; empty when it does not say. */
export const titleParam = (params: URLSearchParams): string =>
  readableText((params.get('title') ?? '').slice(0, maxLengthOf(addEntry, 'title')));

/** The address of a part, without default values. */
export function addressHref(
  path: string,
  { view, date }: ScheduleAddress,
  { today, usual = 'week', ...more }: { today: string; usual?: View } & Record<string, string | undefined>,
): string {
  return withQuery(path, {
    view: view === usual ? undefined : view,
    date: date === today ? undefined : date,
    ...more,
  });
}

/** The part before (-1) or after (1) this one. */
export function stepped({ view, date }: ScheduleAddress, by: 1 | -1): ScheduleAddress {
  if (view === 'day') return { view, date: addDays(date, by) };
  if (view === 'week') return { view, date: addDays(mondayOf(date), 7 * by) };
  return { view, date: firstOfMonth(date, by) };
}

/**
 * The days of the part's month, with those that complete its first and last week: the range that is loaded for every
 * view.
 */
export function monthRange(date: string): { start: string; end: string } {
  const start = mondayOf(firstOfMonth(date));
  return { start, end: addDays(start, 41) };
}

/** The days that are shown. */
export function shownRange({ view, date }: ScheduleAddress): { start: string; end: string } {
  if (view === 'day') return { start: date, end: date };
  if (view === 'week') return { start: mondayOf(date), end: addDays(mondayOf(date), 6) };
  return monthRange(date);
}

/** Key of one item on one day, in the address and in the grid. */
export function itemKey({ id, start }: { id: string; start: string }): string {
  return `${id}_${dayOf(start)}`;
}
