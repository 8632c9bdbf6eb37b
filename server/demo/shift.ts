import { addDays, dayMs, daysBetween, dayText, mondayOf, parseMinute, weekdayOf } from '../lib/time.ts';

/** The Friday that the content was written for. */
export const contentDay = '2026-11-20';

/**
 * Moves the content's dates by whole weeks, so that its week becomes the week of loading: weekdays, order and intervals
 * are kept. Loaded on a Monday, the content's Friday is still in the future: past events then move one more week back.
 */
export interface Shift {
  readonly today: string;
  /** Days to move by, a multiple of 7. */
  readonly days: number;
  /**
   * Days to move past events by: one or more weeks less while they would be in the future. Related times move by their
   * `last` one, so that their order is kept.
   */
  past(last: Date): number;
  /** For events reported in office hours: a time that moves to another day than today becomes the last opening time. */
  latest(moment: Date): Date;
}

export function shiftTo(now: Date): Shift {
  const today = dayText(now);
  const days = daysBetween(mondayOf(contentDay), mondayOf(today));
  const past = (last: Date) => {
    const ahead = later(last, days).getTime() - now.getTime();
    return days - 7 * Math.max(0, Math.ceil(ahead / (7 * dayMs)));
  };
  return {
    today,
    days,
    past,
    latest(moment) {
      const moved = later(moment, past(moment));
      return dayText(moved) === today ? moved : lastOpen(now);
    },
  };
}

/** The time `days` days later. */
export const later = (moment: Date, days: number): Date => new Date(moment.getTime() + days * dayMs);

const openingHours = { from: '09:00', to: '17:00' } as const;

/** Now, or the last closing time of the offices, which are open on workdays. */
function lastOpen(now: Date): Date {
  for (let day = dayText(now); ; day = addDays(day, -1)) {
    if (weekdayOf(day) > 5 || now < parseMinute(`${day} ${openingHours.from}`)) continue;
    const closed = parseMinute(`${day} ${openingHours.to}`);
    return now < closed ? now : closed;
  }
}
