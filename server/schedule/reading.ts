import type { ScheduleItem } from '@yimen/contract/homepage/schedule';
import type { Person } from '../http/visit.ts';
import type { Scoped } from '../institutions/scoped.ts';
import { courseItems, readTeaching } from './courses.ts';
import { entryItem, occurrencesOf } from './occurrences.ts';
import { readEntries, readExceptions } from './store.ts';

/** By start, then by end, then by title. */
export function byStart(one: ScheduleItem, other: ScheduleItem): number {
  return (
    one.start.localeCompare(other.start) || one.end.localeCompare(other.end) || one.title.localeCompare(other.title)
  );
}

/** The person's days as we keep them: courses of the term's weeks, none on holidays, and own entries, by start. */
export async function readItems(here: Scoped, person: Person, start: string, end: string) {
  const [teaching, entries, exceptions] = await Promise.all([
    readTeaching(here, person, start, end),
    readEntries(here, person, start, end),
    readExceptions(here, person),
  ]);
  const own = entries.flatMap((row) =>
    occurrencesOf(row, exceptions.get(row.id), start, end).map((date) => entryItem(row, date)),
  );
  return { terms: teaching.terms, items: [...courseItems(teaching, start, end), ...own].sort(byStart) };
}
