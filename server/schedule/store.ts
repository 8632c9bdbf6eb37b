import { longestEntry } from '@yimen/contract/schedule/entry-length';
import { and, asc, desc, eq, gte, isNotNull, isNull, lt, lte, or } from 'drizzle-orm';
import { calendarEvents, periods, terms } from '../database/schema/calendar.ts';
import { timetable } from '../database/schema/person.ts';
import { scheduleEntries, scheduleExceptions } from '../database/schema/schedule.ts';
import type { Person } from '../http/visit.ts';
import { addDays, momentOf } from '../lib/time.ts';
import { ownedBy, type Scoped } from '../tenancy/scoped.ts';

/** The institution's terms, the latest first. */
export const readTerms = (here: Scoped) => here.rows(terms, { orderBy: [desc(terms.startDate)] });

/** The term a day lies in, or the one that began last before it; null when there is none. */
export function termOn<T extends { startDate: string }>(latestFirst: readonly T[], day: string): T | null {
  return latestFirst.find(({ startDate }) => startDate <= addDays(day, 6)) ?? null;
}

export const readPeriods = (here: Scoped) => here.rows(periods, { orderBy: [asc(periods.no)] });

/** Most rows of a person's that are read at once: as many entries as one may have, and more courses than anybody takes. */
export const maxEntries = 2000;
const maxCourses = 200;
/** Most days that one may take out of one's series, and most events of a school calendar. */
export const maxExceptions = 2000;
const maxEvents = 1000;

/** The person's courses, whatever the week. */
export const readCourses = (here: Scoped, person: Person) =>
  here.rows(timetable, {
    where: ownedBy(timetable, person),
    orderBy: [asc(timetable.weekday), asc(timetable.startPeriod), asc(timetable.position)],
    limit: maxCourses,
  });

/** The person's own entries that touch the days, or began before their end and still repeat. */
export const readEntries = (here: Scoped, person: Person, start: string, end: string) =>
  here.rows(scheduleEntries, {
    where: ownedBy(
      scheduleEntries,
      person,
      isNull(scheduleEntries.deletedAt),
      lt(scheduleEntries.start, momentOf(addDays(end, 1))),
      or(
        gte(scheduleEntries.end, momentOf(start)),
        and(
          isNotNull(scheduleEntries.repeat),
          or(isNull(scheduleEntries.repeatUntil), gte(scheduleEntries.repeatUntil, addDays(start, -longestEntry))),
        ),
      ),
    ),
    orderBy: [asc(scheduleEntries.start), asc(scheduleEntries.id)],
    limit: maxEntries,
  });

/** On which days what repeats does not take place, by entry; of those alone that touch the days, when they are given. */
export async function readExceptions(
  here: Scoped,
  person: Person,
  range?: { start: string; end: string },
): Promise<ReadonlyMap<string, ReadonlySet<string>>> {
  const { day: on } = scheduleExceptions;
  const touching = range && and(gte(on, addDays(range.start, -longestEntry)), lte(on, range.end));
  const rows = await here.rows(scheduleExceptions, {
    where: ownedBy(scheduleExceptions, person, touching),
    orderBy: [asc(on)],
    limit: maxExceptions,
  });
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
    orderBy: [asc(calendarEvents.start), asc(calendarEvents.id)],
    limit: maxEvents,
  });

/** Events of the school calendar that touch the days, by start. */
export const readCalendar = (here: Scoped, { start, end }: { start?: string | undefined; end?: string | undefined }) =>
  here.rows(calendarEvents, {
    where: and(start ? gte(calendarEvents.end, start) : undefined, end ? lte(calendarEvents.start, end) : undefined),
    orderBy: [asc(calendarEvents.start), asc(calendarEvents.id)],
    limit: maxEvents,
  });
