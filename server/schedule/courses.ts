import type { ScheduleItem } from '@yimen/contract/schedule/entries';
import { holdsWeek, weekOf } from '@yimen/contract/schedule/weeks';
import type { Person } from '../http/visit.ts';
import { daysFrom, weekdayOf } from '../lib/time.ts';
import type { Scoped } from '../tenancy/scoped.ts';
import { readCourses, readPeriods, readTeachingDays, readTerms, termOn } from './store.ts';
import { taughtDay } from './teaching-days.ts';

type Courses = Awaited<ReturnType<typeof readCourses>>;

/** A person's courses and when they take place, for the portal and for calendar programs. */
export interface Teaching {
  readonly terms: Awaited<ReturnType<typeof readTerms>>;
  readonly courses: Courses;
  /** The day whose timetable is taught on a day; null on a holiday. */
  taughtDay(day: string): string | null;
  /** The courses that take place on a day: of its weekday and week; none on a holiday. */
  coursesOn(day: string): Courses;
  /** Start and end of a period, `HH:mm`; empty where the institution has no such period. */
  startOf(period: number): string;
  endOf(period: number): string;
  nameOf(period: number): string;
}

/** Reads the person's courses, with the calendar data that decide on which of the days they take place. */
export async function readTeaching(here: Scoped, person: Person, start: string, end: string): Promise<Teaching> {
  const [terms, periods, courses, changes] = await Promise.all([
    readTerms(here),
    readPeriods(here),
    readCourses(here, person),
    readTeachingDays(here, start, end),
  ]);
  const byNumber = new Map(periods.map((period) => [period.no, period]));
  return {
    terms,
    courses,
    taughtDay: (day) => taughtDay(changes, day),
    coursesOn(day) {
      const taught = taughtDay(changes, day);
      if (taught === null) return [];
      const term = termOn(terms, taught);
      const week = term && weekOf(term, taught);
      if (week === null) return [];
      const today = weekdayOf(taught);
      return courses.filter(({ weekday, weeks }) => weekday === today && holdsWeek(weeks, week));
    },
    startOf: (period) => byNumber.get(period)?.start ?? '',
    endOf: (period) => byNumber.get(period)?.end ?? '',
    nameOf: (period) => byNumber.get(period)?.name ?? '',
  };
}

/** The person's courses on the days, one item for each lesson. */
export function courseItems(teaching: Teaching, start: string, end: string): ScheduleItem[] {
  return daysFrom(start, end).flatMap((day) => {
    const taught = teaching.taughtDay(day);
    return teaching.coursesOn(day).map(({ position, course, teacher, room, startPeriod, endPeriod, weeks }) => ({
      id: `course-${position + 1}`,
      own: false,
      kind: 'course' as const,
      title: course,
      teacher,
      place: room,
      note: '',
      allDay: false,
      weeks,
      repeat: null,
      remind: null,
      start: `${day} ${teaching.startOf(startPeriod)}`.trim(),
      end: `${day} ${teaching.endOf(endPeriod)}`.trim(),
      periods: { first: teaching.nameOf(startPeriod), last: teaching.nameOf(endPeriod) },
      follows: taught === day ? null : taught,
    }));
  });
}
