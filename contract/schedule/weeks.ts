import { mondayOfNumber, numberOfDay } from '../days.ts';

/** The term in which weeks are counted; for server and browser. */
export interface TermSpan {
  readonly startDate: string;
  readonly endDate: string;
  readonly totalWeeks: number;
}

/** The week of the term that a day is in, from 1; null outside the term. */
export function weekOf(term: TermSpan, day: string): number | null {
  const since = numberOfDay(day) - mondayOfNumber(numberOfDay(term.startDate));
  return since < 0 || day > term.endDate ? null : Math.floor(since / 7) + 1;
}

/** More weeks than any term has; a longer term is the calendar of a year, whose weeks nobody counts. */
const longestTerm = 30;

/** The week to show: null outside the term, and in the calendar of a year. */
export function namedWeek(term: TermSpan, day: string): number | null {
  return term.totalWeeks > longestTerm ? null : weekOf(term, day);
}

/** True when a list of weeks such as `1-8,10-16` includes the week. */
export function holdsWeek(weeks: string, week: number): boolean {
  return weeks.split(',').some((part) => {
    const [from = Number.NaN, to = from] = part.split('-').map(Number);
    return from <= week && week <= to;
  });
}
