import type { Lesson } from '@yimen/contract/schedule/day';
import type { ScheduleItem } from '@yimen/contract/schedule/entries';
import { namedWeek } from '@yimen/contract/schedule/weeks';
import type { Person } from '../http/visit.ts';
import { dayOf, timeOf } from '../lib/time.ts';
import type { Scoped } from '../tenancy/scoped.ts';
import { readScheduleItems } from './reading.ts';
import { termOn } from './store.ts';

/** The person's day for the home page; entries that continue from or into another day are cut at midnight. */
export async function readDay(here: Scoped, person: Person, date: string) {
  const { items, terms } = await readScheduleItems(here, person, date, date);
  const term = termOn(terms, date);
  const lessons = items.map((item) => lessonOn(item, date)).sort((one, other) => one.start.localeCompare(other.start));
  return { date, week: term && namedWeek(term, date), lessons };
}

const lessonKinds = { study: 'personal', activity: 'personal' } as const;

function lessonOn({ title, teacher, place, kind, start, end }: ScheduleItem, date: string): Lesson {
  return {
    course: title,
    teacher,
    room: place,
    start: dayOf(start) < date ? '00:00' : timeOf(start),
    end: dayOf(end) > date ? '23:59' : timeOf(end),
    kind: kind === 'study' || kind === 'activity' ? lessonKinds[kind] : kind,
  };
}
