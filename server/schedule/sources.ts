import type { Lesson } from '@yimen/contract/schedule/day';
import type { ScheduleItem } from '@yimen/contract/schedule/entries';
import type { SourceFailure } from '@yimen/contract/sources/sources';
import type { MemberVisit } from '../http/visit.ts';
import { daysFrom } from '../lib/time.ts';
import { httpSource, type Shape } from '../sources/http-source.ts';
import type { SourcedLesson } from '../sources/kinds.ts';
import { type Definition, sourcesOf } from '../sources/store.ts';
import { placeholders } from '../sources/template.ts';

interface DateRange {
  readonly start: string;
  readonly end: string;
}

type DatedLesson = Lesson & { readonly date: string | null };

const shape: Shape<DatedLesson, DateRange, SourcedLesson> = {
  asks: ({ start, end }) => ({ date: start, from: start, to: end }),
  row: (given) => given,
  fits: ({ date }, { start, end }) => date !== null && date >= start && date <= end,
  order: (one, other) => `${one.date} ${one.start}`.localeCompare(`${other.date} ${other.start}`),
};

/** For how many days one source is asked in parallel. */
const atOnce = 7;

/** Most lessons of one source in an answer: more than anybody has in two months. */
const maxLessons = 500;

/** Other systems' lessons on the person's days, by start, and the sources that failed. */
export async function readTheirLessons(visit: MemberVisit, range: DateRange) {
  const definitions = await sourcesOf(visit.db, visit.institution, 'curriculum');
  const readings = await Promise.all(definitions.map((definition) => askSource(definition, visit, range)));
  return {
    lessons: readings.flatMap(({ rows }) => rows),
    failed: readings.flatMap(({ failures }) => failures.slice(0, 1)),
  };
}

/** Asks a source; one that takes a single day is asked once for each day. */
async function askSource(definition: Definition, visit: MemberVisit, { start, end }: DateRange) {
  const days = placeholders(definition.config).has('date') ? daysFrom(start, end) : [start];
  const all = { offset: 0, limit: Number.POSITIVE_INFINITY };
  const rows: DatedLesson[] = [];
  const failures: SourceFailure[] = [];
  for (let at = 0; at < days.length && failures.length === 0 && rows.length <= maxLessons; at += atOnce) {
    const readings = await Promise.all(
      days.slice(at, at + atOnce).map((day) => {
        const range = days.length > 1 ? { start: day, end: day } : { start, end };
        return httpSource(definition, visit, shape).read(range, all);
      }),
    );
    rows.push(...readings.flatMap((reading) => reading.rows));
    failures.push(...readings.flatMap(({ failure }) => failure ?? []));
  }
  if (rows.length > maxLessons && failures.length === 0) {
    failures.push({ source: definition.name, reason: 'invalid', asOf: null });
  }
  return { rows: rows.slice(0, maxLessons), failures };
}

/** A lesson of another system as an item of the schedule. */
export function theirItem({ date, course, teacher, room, start, end, kind }: DatedLesson, index: number): ScheduleItem {
  return {
    id: `other-${index + 1}`,
    own: false,
    kind,
    title: course,
    teacher,
    place: room,
    note: '',
    allDay: false,
    periods: null,
    weeks: null,
    follows: null,
    repeat: null,
    remind: null,
    start: `${date} ${start}`,
    end: `${date} ${end}`,
  };
}
