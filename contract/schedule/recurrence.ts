import { dayOfNumber, mondayOfNumber, monthAndDate, numberInMonth, numberOfDay, weekdayOfNumber } from '../days.ts';

export const repeatKinds = ['daily', 'workday', 'weekly', 'biweekly', 'monthly', 'yearly'] as const;
export type RepeatKind = (typeof repeatKinds)[number];

/** A recurrence rule: the part of RFC 5545 that people use. */
export interface Repeat {
  readonly kind: RepeatKind;
  /** 1 Monday to 7 Sunday, for `weekly` and `biweekly`; empty means the weekday of the first occurrence. */
  readonly weekdays: readonly number[];
  /** The last possible day; null for no last day. */
  readonly until: string | null;
  /** The number of occurrences; null for no limit. */
  readonly count: number | null;
}

/** Most occurrences that `count` may name. */
export const maxTimes = 366;

/** The occurrences from day `from` to day `to` of an entry that began on `began`. Without a rule: that day alone. */
export function daysOf(began: string, repeat: Repeat | null, from: string, to: string): string[] {
  return dayNumbersOf(began, repeat, numberOfDay(from), numberOfDay(to)).map(dayOfNumber);
}

/** The same with numbers of days. The cost depends on the number of results, not on the distance from the beginning. */
export function dayNumbersOf(began: string, repeat: Repeat | null, from: number, to: number): number[] {
  const first = numberOfDay(began);
  if (!repeat) return first >= from && first <= to ? [first] : [];
  const last = repeat.until === null ? to : Math.min(to, numberOfDay(repeat.until));
  return repeat.kind === 'monthly' || repeat.kind === 'yearly'
    ? inMonths(began, repeat, from, last)
    : inWeeks(began, repeat, from, last);
}

/** The number of occurrences of a rule; Infinity for one without an end. */
export function timesOf(began: string, repeat: Repeat): number {
  if (repeat.until === null) return repeat.count ?? Number.POSITIVE_INFINITY;
  const end = numberOfDay(repeat.until);
  if (repeat.kind === 'monthly' || repeat.kind === 'yearly')
    return inMonths(began, repeat, Number.NEGATIVE_INFINITY, end).length;
  const { indexOfDay, first } = weekPattern(began, repeat);
  const times = Math.max(0, indexOfDay(end + 1) - first);
  return repeat.count === null ? times : Math.min(times, repeat.count);
}

/** The least number of days from one occurrence of a rule to the next. */
export function stepOf(began: string, repeat: Repeat): number {
  if (repeat.kind === 'yearly') return 365;
  if (repeat.kind === 'monthly') return 28;
  const { offsets, period } = weekPattern(began, repeat);
  return Math.min(...offsets.map((offset, index) => (offsets[index + 1] ?? (offsets[0] ?? 0) + period) - offset));
}

/** The occurrences of a daily or weekly rule, numbered in order. */
function weekPattern(began: string, { kind, weekdays }: Pick<Repeat, 'kind' | 'weekdays'>) {
  const start = numberOfDay(began);
  const monday = mondayOfNumber(start);
  const offsets = weekdaysOf(start, { kind, weekdays }).map((weekday) => weekday - 1);
  const period = kind === 'biweekly' ? 14 : 7;
  /** The index of the first occurrence that is not before a day. */
  const indexOfDay = (day: number) => {
    const rounds = Math.floor((day - monday) / period);
    const within = offsets.findIndex((offset) => monday + rounds * period + offset >= day);
    return rounds * offsets.length + (within < 0 ? offsets.length : within);
  };
  const dayAt = (place: number) =>
    monday + Math.floor(place / offsets.length) * period + (offsets[place % offsets.length] ?? 0);
  return { offsets, period, indexOfDay, dayAt, first: indexOfDay(start) };
}

function weekdaysOf(start: number, { kind, weekdays }: Pick<Repeat, 'kind' | 'weekdays'>): number[] {
  if (kind === 'daily') return [1, 2, 3, 4, 5, 6, 7];
  if (kind === 'workday') return [1, 2, 3, 4, 5];
  return weekdays.length > 0 ? [...new Set(weekdays)].sort((one, other) => one - other) : [weekdayOfNumber(start)];
}

function inWeeks(began: string, repeat: Repeat, from: number, to: number): number[] {
  const { first, indexOfDay, dayAt } = weekPattern(began, repeat);
  const after = repeat.count === null ? Number.POSITIVE_INFINITY : first + repeat.count;
  const found: number[] = [];
  for (let place = Math.max(first, indexOfDay(from)); place < after && dayAt(place) <= to; place += 1) {
    found.push(dayAt(place));
  }
  return found;
}

/** Counted occurrences must be found from the beginning: not every month has a 31st. */
function inMonths(began: string, { kind, count }: Repeat, from: number, to: number): number[] {
  const step = kind === 'yearly' ? 12 : 1;
  const beginning = numberOfDay(began);
  const { month: start, date } = monthAndDate(beginning);
  const { month: first } = monthAndDate(Math.max(from, beginning));
  const { month: last } = monthAndDate(to);
  const skipped = count === null ? Math.floor((first - start) / step) : 0;
  const found: number[] = [];
  let times = 0;
  for (let month = start + skipped * step; month <= last; month += step) {
    const number = numberInMonth(month, date);
    if (number === null) continue;
    times += 1;
    if (count !== null && times > count) break;
    if (number >= from && number <= to) found.push(number);
  }
  return found;
}
