import { namedWeek, type TermSpan } from './weeks.ts';

/** Whether the institution counts weeks aloud, as schools do. */
export const countsWeeks = (terms: readonly TermSpan[]) =>
  terms.some((term) => namedWeek(term, term.startDate) !== null);

/** What its calendar is called: a school's has terms. */
export const calendarName = (terms: readonly TermSpan[]) =>
  terms.length === 0 || countsWeeks(terms) ? '校历' : '工作日历';
