import { addDays, daysBetween } from '../lib/time.ts';

/** An event of the school calendar that changes which timetable is taught. */
export interface TeachingChange {
  readonly start: string;
  readonly end: string;
  readonly kind: string;
  readonly follows: string | null;
}

/**
 * The day whose timetable is taught on a day: its own, another day's where the school calendar makes up for that one
 * (调休补课), null on a holiday. A vacation may include a day that makes up for another.
 */
export function taughtDay(changes: readonly TeachingChange[], day: string): string | null {
  const here = changes.filter(({ start, end }) => start <= day && day <= end);
  const makeUp = here.find(({ follows }) => follows !== null);
  if (makeUp?.follows) return addDays(makeUp.follows, daysBetween(makeUp.start, day));
  return here.some(({ kind }) => kind === 'holiday') ? null : day;
}
