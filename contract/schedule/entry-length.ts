import { dayOfNumber, numberOfDay, weekdayOfNumber } from '../days.ts';
import { type Repeat, stepOf } from './recurrence.ts';

/** Longest duration of an entry of the schedule, in days. */
export const longestEntry = 31;

/** Longest duration of an entry, in days: until its next occurrence at most. */
export function longestOf(began: string, repeat: Repeat | null): number {
  if (repeat === null) return longestEntry;
  // The weekday of the first day belongs to the rule even when the rule does not name it.
  const weekdays = repeat.weekdays.length > 0 ? [...repeat.weekdays, weekdayOfNumber(numberOfDay(began))] : [];
  return Math.min(longestEntry, stepOf(began, { ...repeat, weekdays }));
}

interface Span {
  /** `YYYY-MM-DD HH:mm`. */
  readonly start: string;
  readonly end: string;
  /** Covers whole days; the times are ignored. */
  readonly allDay: boolean;
}

/** Why an entry is too long, as a text for the person; null when it is not. */
export function lengthProblem({ start, end, allDay }: Span, repeat: Repeat | null): string | null {
  const most = longestOf(start, repeat);
  const [, time = ''] = start.split(' ');
  const after = dayOfNumber(numberOfDay(start) + most);
  const fits = allDay ? end < after : end <= `${after} ${time}`;
  if (fits) return null;
  return most === longestEntry
    ? `一项日程最长 ${longestEntry} 天`
    : `这样重复的日程每次最长 ${most} 天，否则会与下一次重叠`;
}
