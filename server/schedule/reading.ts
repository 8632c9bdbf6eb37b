import { dayOfNumber } from '@yimen/contract/days';
import type { ScheduleItem } from '@yimen/contract/schedule/entries';
import type { EntryRow } from '../database/schema/schedule.ts';
import type { Person } from '../http/visit.ts';
import type { Scoped } from '../tenancy/scoped.ts';
import { courseItems, readTeaching } from './courses.ts';
import { entryItem, occurrencesOf } from './occurrences.ts';
import { readEntries, readExceptions } from './store.ts';

/** Most occurrences of own entries in one answer, and most courses: eight on each day of two months. */
export const maxItems = 500;

/** By start, then by end, then by title. */
export function byStart(one: ScheduleItem, other: ScheduleItem): number {
  return (
    one.start.localeCompare(other.start) || one.end.localeCompare(other.end) || one.title.localeCompare(other.title)
  );
}

/**
 * The person's items from our own tables, by start: own entries, and courses of the term's weeks except on holidays.
 */
export async function readScheduleItems(here: Scoped, person: Person, start: string, end: string) {
  const [teaching, entries, exceptions] = await Promise.all([
    readTeaching(here, person, start, end),
    readEntries(here, person, start, end),
    readExceptions(here, person, { start, end }),
  ]);
  const own = earliest(entries, exceptions, start, end);
  const courses = courseItems(teaching, start, end);
  return {
    terms: teaching.terms,
    items: [...courses.slice(0, maxItems), ...own.slice(0, maxItems)].sort(byStart),
    complete: courses.length <= maxItems && own.length <= maxItems,
  };
}

/** The earliest occurrences: as many as an answer holds, and one more when there are more. */
function earliest(
  entries: readonly EntryRow[],
  exceptions: Awaited<ReturnType<typeof readExceptions>>,
  start: string,
  end: string,
): ScheduleItem[] {
  const byDay = new Map<number, EntryRow[]>();
  for (const row of entries) {
    for (const day of occurrencesOf(row, start, end)) {
      const rows = byDay.get(day);
      if (rows) rows.push(row);
      else byDay.set(day, [row]);
    }
  }
  const items: ScheduleItem[] = [];
  for (const [number, rows] of [...byDay].sort(([one], [other]) => one - other)) {
    const day = dayOfNumber(number);
    for (const row of rows) {
      if (items.length > maxItems) return items;
      if (!exceptions.get(row.id)?.has(day)) items.push(entryItem(row, number));
    }
  }
  return items;
}
