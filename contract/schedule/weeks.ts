import { daysBetween, mondayOf } from '../days.ts';

/** What a week is counted in; for server and browser alike. */
export interface TermSpan {
  readonly startDate: string;
  readonly endDate: string;
  readonly totalWeeks: number;
}

/** The week of the term a day lies in, from 1; null outside the term. */
export function weekOf(term: TermSpan, day: string): number | null {
  if (day < mondayOf(term.startDate) || day > term.endDate) return null;
  return Math.floor(daysBetween(mondayOf(term.startDate), day) / 7) + 1;
}

/** More weeks than any term has: the calendar of a year, whose weeks nobody counts aloud. */
const longestTerm = 30;

/** The week as people name it: null outside the term, and for those who keep a calendar of the year. */
export function namedWeek(term: TermSpan, day: string): number | null {
  return term.totalWeeks > longestTerm ? null : weekOf(term, day);
}

/** True when a list of weeks as `1-8,10-16` holds the week. */
export function holdsWeek(weeks: string, week: number): boolean {
  return weeks.split(',').some((part) => {
    const [from = Number.NaN, to = from] = part.split('-').map(Number);
    return from <= week && week <= to;
  });
}
