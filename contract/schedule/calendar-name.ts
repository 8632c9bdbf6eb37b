import { namedWeek, type TermSpan } from './weeks.ts';

/** Whether the institution counts weeks, as schools do. */
export const countsWeeks = (terms: readonly TermSpan[]) =>
  terms.some((term) => namedWeek(term, term.startDate) !== null);

/** The name of the institution's calendar: 工作日历 where it has terms but does not count weeks. */
export const calendarName = (terms: readonly TermSpan[]) =>
  terms.length === 0 || countsWeeks(terms) ? '校历' : '工作日历';
