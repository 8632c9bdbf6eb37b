import { and, asc, desc, eq, gte, isNotNull, lt, lte, or } from 'drizzle-orm';
import { calendarEvents, periods, terms } from '../database/schema/calendar.ts';
import { scheduleEntries, timetable } from '../database/schema/person.ts';
import type { Person } from '../http/visit.ts';
import { addDays, momentOf, weekdayOf } from '../institutions/clock.ts';
import { ownedBy, type Scoped } from '../institutions/scoped.ts';

/** The term a day lies in, or the one that began last before it; null when there is none. */
export async function findTerm(here: Scoped, day: string) {
  const [term] = await here.rows(terms, {
    where: lte(terms.startDate, addDays(day, 6)),
    orderBy: [desc(terms.startDate)],
    limit: 1,
  });
  return term ?? null;
}

export const readPeriods = (here: Scoped) => here.rows(periods, { orderBy: [asc(periods.no)] });

/** The person's courses on the day's weekday, whatever the week. */
export const readCourses = (here: Scoped, person: Person, day: string) =>
  here.rows(timetable, {
    where: ownedBy(timetable, person, eq(timetable.weekday, weekdayOf(day))),
    orderBy: [asc(timetable.startPeriod), asc(timetable.position)],
  });

/** The person's own entries that begin on the day or began before it and repeat. */
export const readEntries = (here: Scoped, person: Person, day: string) =>
  here.rows(scheduleEntries, {
    where: ownedBy(
      scheduleEntries,
      person,
      lt(scheduleEntries.start, momentOf(addDays(day, 1))),
      or(gte(scheduleEntries.start, momentOf(day)), isNotNull(scheduleEntries.repeat)),
    ),
    orderBy: [asc(scheduleEntries.start), asc(scheduleEntries.id)],
  });

/** True when the school calendar gives the day off. */
export async function isHoliday(here: Scoped, day: string): Promise<boolean> {
  const off = and(eq(calendarEvents.kind, 'holiday'), lte(calendarEvents.start, day), gte(calendarEvents.end, day));
  return (await here.count(calendarEvents, off)) > 0;
}

/** Events of the school calendar that touch the days, by start. */
export const readCalendar = (here: Scoped, { start, end }: { start?: string | undefined; end?: string | undefined }) =>
  here.rows(calendarEvents, {
    where: and(start ? gte(calendarEvents.end, start) : undefined, end ? lte(calendarEvents.start, end) : undefined),
    orderBy: [asc(calendarEvents.start), asc(calendarEvents.id)],
  });
