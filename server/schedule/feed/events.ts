import { numberOfDay } from '@yimen/contract/days';
import { calendarName } from '@yimen/contract/schedule/calendar-name';
import type { EntryKind } from '@yimen/contract/schedule/entries';
import { dayNumbersOf, type Repeat } from '@yimen/contract/schedule/recurrence';
import type { EntryRow } from '../../database/schema/schedule.ts';
import type { Person } from '../../http/visit.ts';
import { addDays, dayOf, daysFrom, dayText, mondayOf, weekdayOf } from '../../lib/time.ts';
import type { Scoped } from '../../tenancy/scoped.ts';
import { readTeaching, type Teaching } from '../courses.ts';
import { entryItem, lastingOf, rowRepeat } from '../occurrences.ts';
import { readCalendar, readEntries, readExceptions, termOn } from '../store.ts';
import { type CalendarEvent, untilOf } from './ical.ts';

/** How many days back and ahead the file includes single events. */
const [daysBack, daysAhead] = [190, 400];

const entryKindNames: Record<EntryKind, string> = {
  study: '学习',
  meeting: '会议',
  exam: '考试',
  deadline: '截止',
  activity: '活动',
  personal: '个人',
};
const weekdayCodes = ['MO', 'TU', 'WE', 'TH', 'FR', 'SA', 'SU'];

/** All events of a person's calendar file: this term's courses, the school calendar and own entries. */
export async function feedEvents(here: Scoped, person: Person, now: Date): Promise<CalendarEvent[]> {
  const today = dayText(now);
  const [from, to] = [addDays(today, -daysBack), addDays(today, daysAhead)];
  const [teaching, school, entries, exceptions] = await Promise.all([
    readTeaching(here, person, from, to),
    readCalendar(here, { start: from, end: to }),
    readEntries(here, person, from, to),
    readExceptions(here, person),
  ]);
  const category = calendarName(teaching.terms);
  const named = (event: CalendarEvent) => ({ ...event, uid: `${event.uid}.${here.institution}@yimen` });
  return [
    ...coursesOf(teaching, person, today, { from, to }),
    ...school.map(({ id, title, start, end, note }) => ({
      uid: `school-${id}`,
      title,
      start,
      end: addDays(end, 1),
      note,
      category,
      free: true,
    })),
    ...entries.flatMap((row) => calendarEvent(row, person, exceptions.get(row.id)) ?? []),
  ].map(named);
}

/**
 * A course as one weekly event, without the weeks and holidays on which it does not take place. A lesson that is made
 * up for on another weekday is a separate event, because Outlook ignores RDATE.
 */
function coursesOf(
  teaching: Teaching,
  person: Person,
  today: string,
  { from: earliest, to: latest }: { from: string; to: string },
): CalendarEvent[] {
  const term = termOn(teaching.terms, today);
  if (!term) return [];
  const began = mondayOf(term.startDate);
  const days = daysFrom(began > earliest ? began : earliest, term.endDate < latest ? term.endDate : latest);
  const byDay = new Map(days.map((day) => [day, new Set(teaching.coursesOn(day))]));
  return teaching.courses.flatMap((course) => {
    const taught = days.filter((day) => byDay.get(day)?.has(course));
    const weekly = taught.filter((day) => weekdayOf(day) === course.weekday);
    const [first, last] = [weekly[0], weekly.at(-1)];
    const [from, to] = [teaching.startOf(course.startPeriod), teaching.endOf(course.endPeriod)];
    if (from === '' || to === '') return [];
    const uid = `course-${term.id}-${course.position + 1}`;
    const on = (day: string) => ({
      title: course.course,
      place: course.room,
      note: course.teacher,
      category: '课程',
      start: `${day} ${from}`,
      end: `${day} ${to}`,
    });
    const madeUp = taught
      .filter((day) => weekdayOf(day) !== course.weekday)
      .map((day) => ({ ...on(day), uid: `${uid}-${day}-${person.id}` }));
    if (first === undefined || last === undefined) return madeUp;
    const held = new Set(weekly);
    const [start, end] = [days.indexOf(first), days.indexOf(last)];
    const missed = days.slice(start, end).filter((day, since) => since % 7 === 0 && !held.has(day));
    const rule = `FREQ=WEEKLY;UNTIL=${untilOf(last, false)}`;
    const except = missed.map((day) => `${day} ${from}`);
    return [{ ...on(first), uid: `${uid}-${person.id}`, rule, except }, ...madeUp];
  });
}

/** An entry with its rule for the calendar program; null when its rule has no day. */
function calendarEvent(
  row: EntryRow,
  person: Person,
  exceptions: ReadonlySet<string> | undefined,
): CalendarEvent | null {
  const span = lastingOf(row);
  const { day, from } = span;
  const repeat = rowRepeat(row);
  const began = numberOfDay(day);
  const [first] = dayNumbersOf(day, repeat, began, began + 400);
  if (first === undefined) return null;
  const item = entryItem(row, first, span);
  const timed = (text: string) => (row.allDay ? dayOf(text) : text);
  return {
    uid: `${row.id}-${person.id}`,
    title: row.title,
    start: timed(item.start),
    end: row.allDay ? addDays(item.end, 1) : item.end,
    place: row.place,
    note: row.note,
    category: entryKindNames[row.kind],
    rule: repeat ? ruleOf(repeat, row.allDay) : undefined,
    except: [...(exceptions ?? [])].sort().map((each) => timed(`${each} ${from}`)),
    remind: row.remind,
  };
}

function ruleOf({ kind, weekdays, until, count }: Repeat, allDay: boolean): string {
  const days = kind === 'workday' ? [1, 2, 3, 4, 5] : weekdays;
  const codes = days.map((weekday) => weekdayCodes[weekday - 1]).join(',');
  const byDay = codes ? `;BYDAY=${codes}` : '';
  const frequency = {
    daily: 'FREQ=DAILY',
    workday: `FREQ=WEEKLY${byDay}`,
    weekly: `FREQ=WEEKLY${byDay}`,
    biweekly: `FREQ=WEEKLY;INTERVAL=2;WKST=MO${byDay}`,
    monthly: 'FREQ=MONTHLY',
    yearly: 'FREQ=YEARLY',
  }[kind];
  const end = until !== null ? `;UNTIL=${untilOf(until, allDay)}` : count !== null ? `;COUNT=${count}` : '';
  return `${frequency}${end}`;
}
