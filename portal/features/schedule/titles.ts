import { calendarName, countsWeeks } from '@yimen/contract/schedule/calendar-name';
import type { Term } from '@yimen/contract/schedule/entries';
import { namedWeek } from '@yimen/contract/schedule/weeks';
import {
  addDays,
  chineseDay,
  chineseMonth,
  dayNumber,
  daysBetween,
  firstOfMonth,
  mondayOf,
  weekdayName,
  yearMonthOf,
  yearOf,
} from '../../lib/time/clock.ts';
import type { ScheduleAddress } from './place.ts';
import type { Group, SchoolEvent } from './shown.ts';

export interface Title {
  readonly title: string;
  readonly note: string;
}

/** The term to which a day belongs; the latest that began, when there is none. */
export function termOf(terms: readonly Term[], day: string): Term | undefined {
  return terms.find(({ startDate }) => mondayOf(startDate) <= day);
}

/** The number of a week, or what the school calendar has in it instead of teaching. */
function weekKind(monday: string, terms: readonly Term[], school: readonly SchoolEvent[]) {
  const term = termOf(terms, monday);
  const week = term ? namedWeek(term, monday) : null;
  if (term && week !== null && week <= term.totalWeeks) return { week, term, event: undefined };
  const friday = addDays(monday, 4);
  const event = school.find(
    ({ kind, start, end }) => (kind === 'holiday' || kind === 'exam') && start <= monday && end >= friday,
  );
  return { week: null, term, event };
}

/** Short name of a week in the small month: its number, 考 or 假, empty where weeks are not counted. */
export function shortWeek(monday: string, terms: readonly Term[], school: readonly SchoolEvent[]): string | undefined {
  const { week, event } = weekKind(monday, terms, school);
  if (week !== null) return String(week);
  return event && (event.kind === 'exam' ? '考' : '假');
}

/** Long name of a week: 第 12 周, 期末考试周, 寒假. */
export function longWeek(monday: string, terms: readonly Term[], school: readonly SchoolEvent[]): string | undefined {
  const { week, event } = weekKind(monday, terms, school);
  return week === null ? event?.title : `第 ${week} 周`;
}

/** `11 月 16 日 – 22 日`, with the month again where it changes. */
export function daySpan(start: string, end: string): string {
  const last = yearMonthOf(start) === yearMonthOf(end) ? `${dayNumber(end)} 日` : chineseDay(end);
  return `${chineseDay(start)} – ${last}`;
}

/** How many weeks are left until the end of teaching, or how many weeks a holiday has lasted. */
function weekRemark(monday: string, terms: readonly Term[], school: readonly SchoolEvent[]): string {
  const { week, term, event } = weekKind(monday, terms, school);
  if (week !== null && term) {
    const left = term.totalWeeks - week;
    return left > 0 ? `还有 ${left} 周结课` : '本学期最后一周';
  }
  if (event?.kind !== 'holiday') return '';
  return `放假第 ${Math.floor(daysBetween(mondayOf(event.start), monday) / 7) + 1} 周`;
}

/** Title of the shown part; for a week, its number (DESIGN §9, 07). */
export function titleOf(
  { view, date }: ScheduleAddress,
  terms: readonly Term[],
  school: readonly SchoolEvent[],
): Title {
  const monday = mondayOf(date);
  const week = longWeek(monday, terms, school);
  if (view === 'school-calendar') return { title: calendarName(terms), note: '' };
  if (view === 'day') {
    return { title: chineseDay(date), note: [weekdayName(date), week].filter(Boolean).join('，') };
  }
  if (view === 'month') {
    return { title: chineseMonth(date), note: monthWeeks(date, terms, school) };
  }
  const days = daySpan(monday, addDays(monday, 6));
  if (week === undefined) return { title: days, note: `${yearOf(date)} 年` };
  return { title: week, note: [days, weekRemark(monday, terms, school)].filter(Boolean).join('，') };
}

/** `第 9 – 14 周` for the weeks of a month that are counted. */
function monthWeeks(date: string, terms: readonly Term[], school: readonly SchoolEvent[]): string {
  const first = mondayOf(firstOfMonth(date));
  const numbers = [0, 1, 2, 3, 4, 5]
    .map((index) => addDays(first, 7 * index))
    .filter((monday) => yearMonthOf(monday) <= yearMonthOf(date))
    .flatMap((monday) => weekKind(monday, terms, school).week ?? []);
  const [from, to] = [numbers[0], numbers.at(-1)];
  if (from === undefined || to === undefined) return '';
  return from === to ? `第 ${from} 周` : `第 ${from} – ${to} 周`;
}

/** Text of an empty week, with the reason. */
export function emptyWeek(monday: string, terms: readonly Term[], school: readonly SchoolEvent[]) {
  const { event } = weekKind(monday, terms, school);
  const begins = school.find(
    ({ kind, start }) => kind === 'teaching' && event && start > event.end && start <= addDays(event.end, 3),
  );
  const text = event?.kind === 'holiday' ? [event.title, begins && `${chineseDay(begins.start)}${begins.title}`] : [];
  return {
    title: event?.kind === 'holiday' && countsWeeks(terms) ? '这一周没有课' : '这一周没有安排',
    text: text.filter(Boolean).join('，') || '想记下什么，可以自己添加。',
  };
}

/** Name of a group in the legend, with or without lessons. */
export function groupTitle(group: Exclude<Group, 'calendar'>, lessons: boolean): string {
  if (group === 'exam') return lessons ? '考试与截止' : '截止日期';
  return group === 'course' ? '课程' : '会议与个人日程';
}
