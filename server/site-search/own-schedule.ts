import { dayOfNumber, numberOfDay } from '@yimen/contract/days';
import { hrefTo } from '@yimen/contract/paths';
import type { EntryRow } from '../database/schema/schedule.ts';
import { addDays, contentNow, dayOf, daysFrom, dayText, minuteText, timeOf } from '../lib/time.ts';
import { readTeaching } from '../schedule/courses.ts';
import { occurrencesOf } from '../schedule/occurrences.ts';
import { readTheirLessons } from '../schedule/sources.ts';
import { readLatestEntries } from '../schedule/store.ts';
import { scopedOf } from '../tenancy/scoped.ts';
import { type OwnFinder, type OwnSearch, ownEntry } from './own-entry.ts';

/** For how many days a course's next lesson is looked for, and its last one where it has ended. */
const daysAhead = 60;
const daysBack = 120;
/** For how many days an entry's next time is looked for, or its last one. */
const entryDays = 366;
const mostEntries = 100;
const weekAhead = 6;

const today = () => dayText(contentNow());
const opensSchedule = ({ opens }: OwnSearch) => opens('schedule-center', 'mobile-schedule-detail');

/** The page that shows a day's week, with an item opened in it. */
const scheduleAt = (date: string, item?: string) =>
  hrefTo('schedule-center', { query: { view: 'week', date, entry: item && `${item}_${date}` } });

/** Each course once, at its next lesson, or at its last one. */
export const findCourses: OwnFinder = async (own) => {
  if (!opensSchedule(own)) return [];
  const { visit, mayMatch } = own;
  const day = today();
  const [first, last] = [addDays(day, -daysBack), addDays(day, daysAhead)];
  const teaching = await readTeaching(scopedOf(visit), visit.person, first, last);
  const wanted = new Set(
    teaching.courses.flatMap(({ course, teacher, room }) => (mayMatch(course, teacher, room) ? [course] : [])),
  );
  if (wanted.size === 0) return [];
  const days = [...daysFrom(day, last), ...daysFrom(first, addDays(day, -1)).reverse()];
  return days.flatMap((date) =>
    teaching.coursesOn(date).flatMap(({ position, course, teacher, room, startPeriod }) => {
      if (!wanted.delete(course)) return [];
      const when = `${spokenDay(date)} ${teaching.startOf(startPeriod)}`.trim();
      return ownEntry({
        id: `course.${position + 1}`,
        title: course,
        icon: 'book-open',
        path: scheduleAt(date, `course-${position + 1}`),
        facts: ['我的课程', when, room],
        body: [teacher, room].join('\n'),
      });
    }),
  );
};

/** The courses of the coming week that other systems tell of. */
export const findTheirLessons: OwnFinder = async (own) => {
  if (!opensSchedule(own)) return [];
  const start = today();
  const { lessons } = await readTheirLessons(own.visit, { start, end: addDays(start, weekAhead) });
  const known = new Set<string>();
  return lessons.flatMap(({ course, teacher, room, date, start }, at) => {
    if (date === null || known.has(course) || !own.mayMatch(course, teacher, room)) return [];
    known.add(course);
    return ownEntry({
      id: `lesson.${at + 1}`,
      title: course,
      icon: 'book-open',
      path: scheduleAt(date),
      facts: ['我的课程', `${spokenDay(date)} ${start}`, room],
      body: [teacher, room].join('\n'),
    });
  });
};

/** The person's own entries, each at its next time or its last one. */
export const findEntries: OwnFinder = async (own) => {
  if (!opensSchedule(own)) return [];
  const { visit, mayMatch } = own;
  const rows = await readLatestEntries(scopedOf(visit), visit.person, mostEntries);
  return rows.flatMap((row) => {
    const { id, title, place, note, allDay, repeat } = row;
    if (!mayMatch(title, place, note)) return [];
    const date = nearestDay(row);
    const when = allDay ? spokenDay(date) : `${spokenDay(date)} ${timeOf(minuteText(row.start))}`;
    return ownEntry({
      id: `entry.${id}`,
      title,
      icon: 'calendar-days',
      // A single day of a repeating entry may have been deleted: its week is there.
      path: scheduleAt(date, repeat ? undefined : id),
      facts: ['我的日程', when, place],
      body: [place, note].join('\n'),
    });
  });
};

const spokenDay = (day: string) => day.replace(/^\d+-0?(\d+)-0?(\d+)$/, '$1月$2日');

function nearestDay(row: EntryRow): string {
  const start = dayOf(minuteText(row.start));
  if (!row.repeat) return start;
  const now = numberOfDay(today());
  const around = (from: number, to: number) => occurrencesOf(row, dayOfNumber(from), dayOfNumber(to));
  const nearest = around(now, now + entryDays)[0] ?? around(now - entryDays, now).at(-1);
  return nearest === undefined ? start : dayOfNumber(nearest);
}
