import { addDays, dayInMonth, daysBetween, mondayOf, monthOf, weekdayOf } from './days.ts';

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

/** Most times that a rule may count, and so a day of any rule is found quickly. */
export const mostTimes = 366;

/** The days from `from` to `to` on which something that began on `began` takes place. Without a rule: that day alone. */
export function daysOf(began: string, repeat: Repeat | null, from: string, to: string): string[] {
  if (!repeat) return began >= from && began <= to ? [began] : [];
  const last = repeat.until !== null && repeat.until < to ? repeat.until : to;
  const found: string[] = [];
  let times = 0;
  for (const day of candidates(began, repeat, from, last)) {
    times += 1;
    if (repeat.count !== null && times > repeat.count) break;
    if (day >= from) found.push(day);
  }
  return found;
}

/** The days of a rule that ends, all of them; of one without an end those of the first two years. */
export function allDaysOf(began: string, repeat: Repeat): string[] {
  return daysOf(began, repeat, began, repeat.until ?? addDays(began, repeat.count === null ? 730 : 365 * 200));
}

/** Every day that fits up to the last; what is counted has to be walked from the beginning. */
function* candidates(began: string, repeat: Repeat, from: string, last: string): Generator<string> {
  const counted = repeat.count !== null;
  if (repeat.kind === 'monthly' || repeat.kind === 'yearly') {
    const step = repeat.kind === 'yearly' ? 12 : 1;
    const skipped = counted ? 0 : Math.max(0, Math.floor((monthOf(from) - monthOf(began)) / step));
    for (let month = monthOf(began) + skipped * step; month <= monthOf(last); month += step) {
      const day = dayInMonth(month, Number(began.slice(8)));
      if (day !== null && day <= last) yield day;
    }
    return;
  }
  for (let day = counted || from < began ? began : from; day <= last; day = addDays(day, 1)) {
    if (fits(began, repeat, day)) yield day;
  }
}

function fits(began: string, { kind, weekdays }: Repeat, day: string): boolean {
  if (kind === 'daily') return true;
  const weekday = weekdayOf(day);
  if (kind === 'workday') return weekday <= 5;
  const wanted = weekdays.length > 0 ? weekdays.includes(weekday) : weekday === weekdayOf(began);
  return wanted && (kind === 'weekly' || (daysBetween(mondayOf(began), mondayOf(day)) / 7) % 2 === 0);
}
