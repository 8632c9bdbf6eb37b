import type { DataOf } from '@yimen/contract/endpoint';
import type { restTimes, schoolCalendar } from '@yimen/contract/schedule/calendar';
import type { ScheduleItem } from '@yimen/contract/schedule/entries';
import type { MonthEntry } from '@yimen/ui/month-calendar';
import type { AllDayEvent, SchedulePeriod, WeekEvent } from '@yimen/ui/week-schedule';
import { addDays, dayOf, daysBetween, daysFrom, minutesBetween, monthDay, timeOf } from '../../lib/time/clock.ts';
import { groups } from './page.ts';
import { itemKey } from './place.ts';

export type SchoolEvent = DataOf<typeof schoolCalendar>[number];
export type Period = DataOf<typeof restTimes>[number];

export type Group = (typeof groups)[number];

export const itemKindNames: Record<ScheduleItem['kind'], string> = {
  course: '课程',
  study: '学习',
  meeting: '会议',
  exam: '考试',
  deadline: '截止',
  activity: '活动',
  personal: '个人',
};

export function groupOfKind(kind: ScheduleItem['kind']): Exclude<Group, 'calendar'> {
  if (kind === 'course') return 'course';
  return kind === 'exam' || kind === 'deadline' ? 'exam' : 'personal';
}

/** The groups that the address hides. */
export function hiddenOf(params: URLSearchParams): ReadonlySet<Group> {
  const named = (params.get('hide') ?? '').split(',');
  return new Set(groups.filter((group) => named.includes(group)));
}

/** Whether an item lasts whole days, or has no time in the grid: it is shown above the hours. */
const isAbove = ({ allDay, start, end }: ScheduleItem) => allDay || timeOf(start) === '' || timeOf(end) === '';

/** An item's times on each of its days, split at midnight. */
export function piecesByDay({ start, end }: Pick<ScheduleItem, 'start' | 'end'>) {
  const [first, last] = [dayOf(start), dayOf(end)];
  return daysFrom(first, last)
    .map((date) => ({
      date,
      start: date === first ? timeOf(start) : '00:00',
      end: date === last ? timeOf(end) : '24:00',
    }))
    .filter((piece) => piece.end > piece.start);
}

/** Items as events of the week grid. */
export function weekEvents(items: readonly ScheduleItem[]): WeekEvent[] {
  return items
    .filter((item) => !isAbove(item))
    .flatMap((item) =>
      piecesByDay(item).map((piece) => ({
        ...piece,
        id: itemKey(item),
        title: item.title,
        tone: groupOfKind(item.kind),
        note: item.place || undefined,
      })),
    );
}

/** Bars above the days: all-day items, and the school calendar. */
export function barsOf(items: readonly ScheduleItem[], school: readonly SchoolEvent[]): AllDayEvent[] {
  return [
    ...gridSchool(school),
    ...items.filter(isAbove).map((item) => ({
      id: itemKey(item),
      title: item.title,
      tone: groupOfKind(item.kind),
      start: dayOf(item.start),
      end: dayOf(item.end),
    })),
  ];
}

/** Items as entries of the month grid. */
export function monthEntries(items: readonly ScheduleItem[], school: readonly SchoolEvent[]): MonthEntry[] {
  return [
    ...gridSchool(school),
    ...items.map((item) => ({
      id: itemKey(item),
      title: item.title,
      tone: groupOfKind(item.kind),
      start: dayOf(item.start),
      ...(dayOf(item.end) > dayOf(item.start) && { end: dayOf(item.end) }),
      time: isAbove(item) ? undefined : timeOf(item.start),
      note: item.place || undefined,
    })),
  ];
}

/** An activity or service of at least this many days has no bar, which would use the space of the days' items. */
const longBar = 14;

/** Events of the school calendar for a grid: a deadline is shown on its last day only. */
export function gridSchool(school: readonly SchoolEvent[]): GridEvent[] {
  return school.flatMap((event): GridEvent[] => {
    const { kind, title, start, end } = event;
    const key = schoolKey(event);
    if (kind === 'deadline') {
      return [{ id: key, title: title.endsWith('截止') ? title : `${title}截止`, start: end, end, tone: 'exam' }];
    }
    const isLong = (kind === 'activity' || kind === 'service') && daysBetween(start, end) >= longBar;
    return isLong ? [] : [{ id: key, title, start, end, tone: 'calendar' }];
  });
}
type GridEvent = { id: string; title: string; start: string; end: string; tone: 'exam' | 'calendar' };

export const schoolKey = ({ id, start }: SchoolEvent) => itemKey({ id: `school-${id}`, start });

/** Days with own entries or lessons, with a text about how many, for the small month. */
export function marksOf(items: readonly ScheduleItem[]): Record<string, string> {
  const counts: Record<string, number> = {};
  for (const item of items) {
    for (const date of daysFrom(dayOf(item.start), dayOf(item.end))) counts[date] = (counts[date] ?? 0) + 1;
  }
  return Object.fromEntries(Object.entries(counts).map(([date, count]) => [date, `${count} 项日程`]));
}

/** Number of times at which two or more items overlap. */
export function meetings(items: readonly ScheduleItem[]): number {
  const pieces = items
    .filter((item) => !isAbove(item))
    .flatMap(piecesByDay)
    .sort((one, other) => `${one.date}${one.start}`.localeCompare(`${other.date}${other.start}`));
  let count = 0;
  let until = '';
  let counted = false;
  for (const { date, start, end } of pieces) {
    const met = `${date}${start}` < until;
    if (met && !counted) count += 1;
    counted = met;
    if (!met || `${date}${end}` > until) until = `${date}${end}`;
  }
  return count;
}

/** A break of at least this length, in minutes, has a row of its own. */
const longPause = 60;

/** The day's periods for the grid, with long breaks between them. */
export function periodsOf(periods: readonly Period[]): SchedulePeriod[] {
  return periods.map(({ name, start, end }, index) => {
    const next = periods[index + 1]?.start;
    const pause = next !== undefined && minutesBetween(end, next) >= longPause;
    return {
      name: /^第 ?(\d+) ?节$/.exec(name)?.[1] ?? name,
      start,
      end,
      breakAfter: pause ? (end < '15:00' ? '午休' : '晚餐') : undefined,
    };
  });
}

/** Fewer periods than this are an office's shifts, not lessons. */
const fewestLessons = 6;
const hourText = (hour: number) => `${String(hour).padStart(2, '0')}:00`;
const hours: readonly Period[] = Array.from({ length: 15 }, (_, index) => ({
  no: index + 1,
  name: hourText(index + 8),
  start: hourText(index + 8),
  end: hourText(index + 9),
}));

/** Whether the institution's periods are lessons. */
const teaches = (periods: readonly Period[]) => periods.length >= fewestLessons;

/** The rows of a day: the institution's lessons, or hours where there are none. */
export const lessonRows = (periods: readonly Period[]) => (teaches(periods) ? periods : hours);

/** The groups of the legend: courses only where there are lessons, or another system has some. */
export function shownGroups(periods: readonly Period[], items: readonly ScheduleItem[]): readonly Group[] {
  const hasCourses = teaches(periods) || items.some(({ kind }) => groupOfKind(kind) === 'course');
  return hasCourses ? groups : groups.filter((group) => group !== 'course');
}

/** The last day of a school event: `至 11-20`; empty for one day. */
export const lastDay = ({ start, end }: SchoolEvent) => (end > start ? `至 ${monthDay(end)}` : '');

/** Current and coming events of the school calendar, soonest first. */
export function upcoming(school: readonly SchoolEvent[], today: string, most: number): SchoolEvent[] {
  return school.filter(({ end }) => end >= today).slice(0, most);
}

/** Items that overlap with the days. */
export function overlapping<T extends { start: string; end: string }>(
  items: readonly T[],
  start: string,
  end: string,
): T[] {
  const after = addDays(end, 1);
  return items.filter((item) => item.start < after && item.end >= start);
}
