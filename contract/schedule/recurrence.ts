import { dayInMonth, dayNumber, dayOfNumber, daysInMonth, monthOf, numberOfDay, weekdayOf } from '../days.ts';

export const repeatKinds = ['daily', 'workday', 'weekly', 'biweekly', 'monthly', 'yearly'] as const;
export type RepeatKind = (typeof repeatKinds)[number];

/** How something repeats: the part of RFC 5545's rules that people use. */
export interface Repeat {
  readonly kind: RepeatKind;
  /** 1 Monday to 7 Sunday, for `weekly` and `biweekly`; none means the weekday it began on. */
  readonly weekdays: readonly number[];
  /** The last day it may take place on; null for no end. */
  readonly until: string | null;
  /** How often in all; null for no such end. */
  readonly count: number | null;
}

/** Most times that a rule may count. */
export const maxTimes = 366;

/** The days from `from` to `to` on which something that began on `began` takes place. Without a rule: that day alone. */
export function daysOf(began: string, repeat: Repeat | null, from: string, to: string): string[] {
  return dayNumbersOf(began, repeat, numberOfDay(from), numberOfDay(to)).map(dayOfNumber);
}

/** The same by the numbers of the days. What it costs grows with what it finds, however far that is from the beginning. */
export function dayNumbersOf(began: string, repeat: Repeat | null, from: number, to: number): number[] {
  const first = numberOfDay(began);
  if (!repeat) return first >= from && first <= to ? [first] : [];
  const last = repeat.until === null ? to : Math.min(to, numberOfDay(repeat.until));
  return repeat.kind === 'monthly' || repeat.kind === 'yearly'
    ? inMonths(began, repeat, from, last)
    : inWeeks(began, repeat, from, last);
}

/** How often a rule takes place up to its end; Infinity for one without. */
export function timesOf(began: string, repeat: Repeat): number {
  if (repeat.until === null) return repeat.count ?? Number.POSITIVE_INFINITY;
  const end = numberOfDay(repeat.until);
  if (repeat.kind === 'monthly' || repeat.kind === 'yearly')
    return inMonths(began, repeat, Number.NEGATIVE_INFINITY, end).length;
  const { placeOf, first } = weekPattern(began, repeat);
  const times = Math.max(0, placeOf(end + 1) - first);
  return repeat.count === null ? times : Math.min(times, repeat.count);
}

/** Days from one time of a rule to the next, at the least. */
export function stepOf(began: string, repeat: Repeat): number {
  if (repeat.kind === 'yearly') return 365;
  if (repeat.kind === 'monthly') return 28;
  const { offsets, period } = weekPattern(began, repeat);
  return Math.min(...offsets.map((offset, index) => (offsets[index + 1] ?? (offsets[0] ?? 0) + period) - offset));
}

/** The days of a rule that repeats by days or weeks, numbered in order. */
function weekPattern(began: string, { kind, weekdays }: Pick<Repeat, 'kind' | 'weekdays'>) {
  const start = numberOfDay(began);
  const monday = start + 1 - weekdayOf(began);
  const offsets = weekdaysOf(began, { kind, weekdays }).map((weekday) => weekday - 1);
  const period = kind === 'biweekly' ? 14 : 7;
  /** The number of the first of its days that is not before a day. */
  const placeOf = (day: number) => {
    const rounds = Math.floor((day - monday) / period);
    const within = offsets.findIndex((offset) => monday + rounds * period + offset >= day);
    return rounds * offsets.length + (within < 0 ? offsets.length : within);
  };
  const dayAt = (place: number) =>
    monday + Math.floor(place / offsets.length) * period + (offsets[place % offsets.length] ?? 0);
  return { offsets, period, placeOf, dayAt, first: placeOf(start) };
}

function weekdaysOf(began: string, { kind, weekdays }: Pick<Repeat, 'kind' | 'weekdays'>): number[] {
  if (kind === 'daily') return [1, 2, 3, 4, 5, 6, 7];
  if (kind === 'workday') return [1, 2, 3, 4, 5];
  return weekdays.length > 0 ? [...new Set(weekdays)].sort((one, other) => one - other) : [weekdayOf(began)];
}

function inWeeks(began: string, repeat: Repeat, from: number, to: number): number[] {
  const { first, placeOf, dayAt } = weekPattern(began, repeat);
  const after = repeat.count === null ? Number.POSITIVE_INFINITY : first + repeat.count;
  const found: number[] = [];
  for (let place = Math.max(first, placeOf(from)); place < after && dayAt(place) <= to; place += 1) {
    found.push(dayAt(place));
  }
  return found;
}

/** What is counted has to be walked from the beginning: not every month has a 31st. */
function inMonths(began: string, { kind, count }: Repeat, from: number, to: number): number[] {
  const step = kind === 'yearly' ? 12 : 1;
  const day = dayNumber(began);
  const start = monthOf(began);
  const first = monthOf(dayOfNumber(Math.max(from, numberOfDay(began))));
  const last = monthOf(dayOfNumber(to));
  const skipped = count === null ? Math.floor((first - start) / step) : 0;
  const found: number[] = [];
  let times = 0;
  for (let month = start + skipped * step; month <= last; month += step) {
    if (day > daysInMonth(month)) continue;
    times += 1;
    if (count !== null && times > count) break;
    if (month < first) continue;
    const number = numberOfDay(dayInMonth(month, day) ?? '');
    if (number >= from && number <= to) found.push(number);
  }
  return found;
}
