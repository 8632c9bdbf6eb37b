import { addDays, daysBetween, weekdayOf } from '../days.ts';
import { dayOf, momentOf, timeOf } from '../moment.ts';
import { type Repeat, stepOf } from './recurrence.ts';

/** Longest an entry of the schedule may last, in days. */
export const longestEntry = 31;

/** How long an entry may last, in days: no longer than until it takes place again. */
export function longestOf(began: string, repeat: Repeat | null): number {
  if (repeat === null) return longestEntry;
  // The weekday it begins on belongs to the rule, whether it is named or not.
  const weekdays = repeat.weekdays.length > 0 ? [...repeat.weekdays, weekdayOf(began)] : [];
  return Math.min(longestEntry, stepOf(began, { ...repeat, weekdays }));
}

interface Span {
  /** `YYYY-MM-DD HH:mm`. */
  readonly start: string;
  readonly end: string;
  /** Whole days, whatever the times say. */
  readonly allDay: boolean;
}

/** Why an entry lasts too long, as a person reads it; null when it does not. */
export function lengthProblem({ start, end, allDay }: Span, repeat: Repeat | null): string | null {
  const most = longestOf(dayOf(start), repeat);
  const after = addDays(start, most);
  const fits = allDay ? daysBetween(start, end) < most : momentOf(end) <= momentOf(`${after} ${timeOf(start)}`);
  if (fits) return null;
  return most === longestEntry
    ? `一项日程最长 ${longestEntry} 天`
    : `这样重复的日程每次最长 ${most} 天，否则会与下一次重叠`;
}
