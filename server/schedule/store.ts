import { and, asc, desc, eq, gte, isNotNull, isNull, lt, lte, or } from 'drizzle-orm';
import { calendarEvents, periods, terms } from '../database/schema/calendar.ts';
import { timetable } from '../database/schema/person.ts';
import { scheduleEntries, scheduleExceptions } from '../database/schema/schedule.ts';
import type { Person } from '../http/visit.ts';
import { addDays, momentOf } from '../institutions/clock.ts';
import { ownedBy, type Scoped } from '../institutions/scoped.ts';

/** The institution's terms, the latest first. */
export const readTerms = (here: Scoped) => here.rows(terms, { orderBy: [desc(terms.startDate)] });

/** The term a day lies in, or the one that began last before it; null when there is none. */
export function termOn<T extends { startDate: string }>(latestFirst: readonly T[], day: string): T | null {
  return latestFirst.find(({ startDate }) => startDate <= addDays(day, 6)) ?? null;
}

export const readPeriods = (here: Scoped) => here.rows(periods, { orderBy: [asc(periods.no)] });

/** The person's courses, whatever the week. */
export const readCourses = (here: Scoped, person: Person) =>
  here.rows(timetable, {
    where: ownedBy(timetable, person),
    orderBy: [asc(timetable.weekday), asc(timetable.startPeriod), asc(timetable.position)],
  });

/** The person's own entries that touch the days, or began before their end and repeat. */
export const readEntries = (here: Scoped, person: Person, start: string, end: string) =>
  here.rows(scheduleEntries, {
    where: ownedBy(
      scheduleEntries,
      person,
      isNull(scheduleEntries.deletedAt),
      lt(scheduleEntries.start, momentOf(addDays(end, 1))),
      or(gte(scheduleEntries.end, momentOf(start)), isNotNull(scheduleEntries.repeat)),
    ),
    orderBy: [asc(scheduleEntries.start), asc(scheduleEntries.id)],
  });

/** On which days what repeats does not take place, by entry. */
export async function readExceptions(here: Scoped, person: Person): Promise<ReadonlyMap<string, ReadonlySet<string>>> {
  const rows = await here.rows(scheduleExceptions, { where: ownedBy(scheduleExceptions, person) });
  const days = new Map<string, Set<string>>();
  for (const { entry, day } of rows) days.set(entry, (days.get(entry) ?? new Set()).add(day));
  return days;
}

/** What of the school calendar decides within the days which timetable is taught: holidays, and days made up for. */
export const readTeachingDays = (here: Scoped, start: string, end: string) =>
  here.rows(calendarEvents, {
    where: and(
      or(eq(calendarEvents.kind, 'holiday'), isNotNull(calendarEvents.follows)),
      lte(calendarEvents.start, end),
      gte(calendarEvents.end, start),
    ),
  });

/** Events of the school calendar that touch the days, by start. */
export const readCalendar = (here: Scoped, { start, end }: { start?: string | undefined; end?: string | undefined }) =>
  here.rows(calendarEvents, {
    where: and(start ? gte(calendarEvents.end, start) : undefined, end ? lte(calendarEvents.start, end) : undefined),
    orderBy: [asc(calendarEvents.start), asc(calendarEvents.id)],
  });
