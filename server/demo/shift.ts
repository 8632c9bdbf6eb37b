import { addDays, dayMs, daysBetween, dayText, momentOf, mondayOf, weekdayOf } from '../lib/time.ts';

/** The Monday of the week the content was written for: its “today” is Friday, 2026-11-20. */
const contentMonday = '2026-11-16';

/**
 * Moves the content's dates by whole weeks, so that its week is the week of loading: weekdays, the order
 * of things and distances between them stay. On a Monday the content's Friday still lies ahead: what has
 * happened then moves one more week back.
 */
export interface Shift {
  /** The moment of a `YYYY-MM-DD HH:mm`. */
  moment(text: string): Date;
  /**
   * The same for what has happened: a week or more earlier when it would still lie ahead. What belongs together moves
   * by its `last` moment, so that nothing comes before what it follows.
   */
  past(text: string, last?: string): Date;
  /** The end of a deadline: its minute, or the last minute of its day. */
  deadline(text: string): Date;
  day(text: string): string;
  /** The same for the day of what has happened. */
  pastDay(text: string): string;
  /** The same for what is reported while offices are open: the last moment they were, where that is of another day. */
  latest(text: string): Date;
  /** By how many days; whole weeks. */
  readonly days: number;
  readonly today: string;
}

/** The shift for content that is loaded now. */
export function shiftTo(now: Date): Shift {
  const today = dayText(now);
  const days = daysBetween(contentMonday, mondayOf(today));
  const day = (text: string) => addDays(text, days);
  const moment = (text: string) => momentOf(`${day(text.slice(0, 10))} ${text.slice(11) || '00:00'}`);
  const past = (text: string, last = text) => {
    const weeksAhead = Math.max(0, Math.ceil((moment(last).getTime() - now.getTime()) / (7 * dayMs)));
    return new Date(moment(text).getTime() - weeksAhead * 7 * dayMs);
  };
  return {
    today,
    past,
    day,
    days,
    moment,
    pastDay: (text) => dayText(past(text)),
    latest: (text) => (dayText(past(text)) === today ? past(text) : lastOpen(now)),
    deadline: (text) => (text.length > 10 ? moment(text) : moment(`${text} 23:59`)),
  };
}

const opening = { from: '09:00', to: '17:00' } as const;

/** Now, or when the offices last closed: they are open on workdays. */
function lastOpen(now: Date): Date {
  for (let day = dayText(now); ; day = addDays(day, -1)) {
    if (weekdayOf(day) > 5 || now < momentOf(`${day} ${opening.from}`)) continue;
    const closed = momentOf(`${day} ${opening.to}`);
    return now < closed ? now : closed;
  }
}
