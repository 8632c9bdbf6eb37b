import { longestEntry } from '@yimen/contract/schedule/entry-length';
import { and, asc, desc, eq, gte, isNotNull, isNull, lt, lte, or } from 'drizzle-orm';
import { calendarEvents, periods, terms } from '../database/schema/calendar.ts';
import { timetable } from '../database/schema/person.ts';
import { scheduleEntries, scheduleExceptions } from '../database/schema/schedule.ts';
import type { Person } from '../http/visit.ts';
import { addDays, parseMinute } from '../lib/time.ts';
import { ownedBy, type Scoped } from '../tenancy/scoped.ts';
import { sharedRows } from '../tenancy/shared-rows.ts';

/** The institution's terms, the latest first. */
export const readTerms = sharedRows(terms, desc(terms.startDate));

/** The term of a day, or the last one that began before it; null when there is none. */
export function termOn<T extends { startDate: string }>(latestFirst: readonly T[], day: string): T | null {
  return latestFirst.find(({ startDate }) => startDate <= addDays(day, 6)) ?? null;
}

export const readPeriods = sharedRows(periods, asc(periods.no));

/** Most rows of a person that are read at once: the limit of entries, and more courses than anybody has. */
export const maxEntries = 2000;
const maxCourses = 200;
/** Most exceptions of a person's repeating entries, and most events of a school calendar. */
export const maxExceptions = 2000;
const maxEvents = 1000;

/** The person's courses of all weeks. */
export const readCourses = (here: Scoped, person: Person) =>
  here.rows(timetable, {
    where: ownedBy(timetable, person),
    orderBy: [asc(timetable.weekday), asc(timetable.startPeriod), asc(timetable.position)],
    limit: maxCourses,
  });

/** The person's own entries that overlap the days, and repeating ones that began before their end. */
export const readEntries = (here: Scoped, person: Person, start: string, end: string) =>
  here.rows(scheduleEntries, {
    where: ownedBy(
      scheduleEntries,
      person,
      isNull(scheduleEntries.deletedAt),
      lt(scheduleEntries.start, parseMinute(addDays(end, 1))),
      or(
        gte(scheduleEntries.end, parseMinute(start)),
        and(
          isNotNull(scheduleEntries.repeat),
          or(isNull(scheduleEntries.repeatUntil), gte(scheduleEntries.repeatUntil, addDays(start, -longestEntry))),
        ),
      ),
    ),
    orderBy: [asc(scheduleEntries.start), asc(scheduleEntries.id)],
    limit: maxEntries,
  });

/** The person's own entries that begin last, repeating ones first: those that are still to come are among them. */
export const readLatestEntries = (here: Scoped, person: Person, count: number) =>
  here.rows(scheduleEntries, {
    where: ownedBy(scheduleEntries, person, isNull(scheduleEntries.deletedAt)),
    orderBy: [asc(isNull(scheduleEntries.repeat)), desc(scheduleEntries.start), asc(scheduleEntries.id)],
    limit: count,
  });

/** The days on which repeating entries do not take place, by entry; limited to a range of days when it is given. */
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

/** Events of the school calendar that change the timetable within the days: holidays and make-up days. */
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

/** Events of the school calendar that overlap the days, by start. */
export const readCalendar = (here: Scoped, { start, end }: { start?: string | undefined; end?: string | undefined }) =>
  here.rows(calendarEvents, {
    where: and(start ? gte(calendarEvents.end, start) : undefined, end ? lte(calendarEvents.start, end) : undefined),
    orderBy: [asc(calendarEvents.start), asc(calendarEvents.id)],
    limit: maxEvents,
  });
