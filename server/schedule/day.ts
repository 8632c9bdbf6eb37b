import type { Lesson } from '@yimen/contract/homepage/person';
import type { Person } from '../http/visit.ts';
import { minuteText } from '../institutions/clock.ts';
import type { Scoped } from '../institutions/scoped.ts';
import { takesPlaceOn } from './repeats.ts';
import { findTerm, isHoliday, readCourses, readEntries, readPeriods } from './store.ts';
import { holdsWeek, namedWeek, weekOf } from './weeks.ts';

/** The person's day: courses of the term's week, none on holidays, and own entries, by start. */
export async function readDay(here: Scoped, person: Person, date: string) {
  const term = await findTerm(here, date);
  const week = term && weekOf(term, date);
  const [periods, courses, entries, holiday] = await Promise.all([
    readPeriods(here),
    readCourses(here, person, date),
    readEntries(here, person, date),
    isHoliday(here, date),
  ]);
  const begins = new Map(periods.map(({ no, start }) => [no, start]));
  const ends = new Map(periods.map(({ no, end }) => [no, end]));
  const taught = week === null || holiday ? [] : courses.filter(({ weeks }) => holdsWeek(weeks, week));
  const lessons: Lesson[] = [
    ...taught.map(({ course, teacher, room, startPeriod, endPeriod }) => ({
      ...{ course, teacher, room, kind: 'course' as const },
      start: begins.get(startPeriod) ?? '',
      end: ends.get(endPeriod) ?? '',
    })),
    ...entries
      .filter(({ start, repeat }) => takesPlaceOn(minuteText(start).slice(0, 10), repeat, date))
      .map(({ title, place, start, end, kind }) => ({
        ...{ course: title, teacher: '', room: place },
        kind: kind === 'study' || kind === 'activity' ? ('personal' as const) : kind,
        start: minuteText(start).slice(11),
        end: minuteText(end).slice(11),
      })),
  ];
  return { date, week: term && namedWeek(term, date), lessons: lessons.sort((a, b) => a.start.localeCompare(b.start)) };
}
