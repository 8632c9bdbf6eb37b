import { addDays, daysBetween, dayText, momentOf, mondayOf } from '../institutions/clock.ts';

/** The Monday of the week the content was written for: its “today” is Friday, 2026-11-20. */
const contentMonday = '2026-11-16';

/**
 * Moves the content's dates by whole weeks, so that its week is the week of loading: weekdays, the order
 * of things and distances between them stay. Dates inside prose stay as they were written.
 */
export interface Shift {
  /** The moment of a `YYYY-MM-DD HH:mm`. */
  moment(text: string): Date;
  /** The end of a deadline: its minute, or the last minute of its day. */
  deadline(text: string): Date;
  day(text: string): string;
  readonly today: string;
}

/** The shift for content that is loaded now. */
export function shiftTo(now: Date): Shift {
  const today = dayText(now);
  const days = daysBetween(contentMonday, mondayOf(today));
  const day = (text: string) => addDays(text, days);
  const moment = (text: string) => momentOf(`${day(text.slice(0, 10))} ${text.slice(11) || '00:00'}`);
  return {
    today,
    day,
    moment,
    deadline: (text) => (text.length > 10 ? moment(text) : moment(`${text} 23:59`)),
  };
}
