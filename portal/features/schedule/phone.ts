import { paths, withQuery } from '@yimen/contract/paths';
import type { Lesson } from '@yimen/contract/schedule/day';
import { dayOf, type Moment } from '../../lib/time/clock.ts';
import { addressHref, itemKey, type ScheduleAddress } from './place.ts';
import { type AgendaItem, agendaOf } from './shared/agenda.ts';
import { type Group, groupOfKind, piecesByDay } from './shown.ts';
import type { Pending, PlannedItem } from './waiting.ts';

/** Addresses of the phone's schedule (specification, section 2). */
export const phonePaths = {
  detail: paths['mobile-schedule-detail'],
  schedule: paths['mobile-my-schedule-schedule'],
  dialog: paths['mobile-my-schedule-schedule-dialog'],
  add: paths['mobile-my-schedule-schedule-dialog-add'],
} as const;

/** The default view on the phone. */
export const usualView = 'day';

/** The address of a part of the schedule on a phone page. */
export function phoneHref(path: string, place: ScheduleAddress, today: string, entry?: string): string {
  return addressHref(path, place, { today, usual: usualView, entry });
}

/** Where an item opens: own entries in a sheet, others on the detail page. */
function itemHref(item: PlannedItem): string {
  const path = item.own ? phonePaths.dialog : phonePaths.detail;
  return withQuery(path, { date: dayOf(item.start), entry: itemKey(item) });
}

/** An item in a day's list: the fields of the home page's agenda, and where it opens. */
export interface PhoneItem extends AgendaItem {
  readonly key: string;
  readonly end: string;
  readonly group: Exclude<Group, 'calendar'>;
  readonly href: string;
  /** For an entry that is still to be sent. */
  readonly pending: Pending | undefined;
}

/** The items of a day by time, with the same states as on the home page. */
export function dayItems(items: readonly PlannedItem[], now: Moment, date: string): PhoneItem[] {
  return items.flatMap((item) =>
    piecesByDay(item)
      .filter((piece) => piece.date === date)
      .flatMap(({ start, end }) =>
        agendaOf([lessonOf(item, start, end)], now, date).map((entry) => ({
          ...entry,
          key: itemKey(item),
          end,
          group: groupOfKind(item.kind),
          href: itemHref(item),
          pending: item.pending,
        })),
      ),
  );
}

function lessonOf({ title, teacher, place, kind, allDay }: PlannedItem, start: string, end: string): Lesson {
  return {
    course: title,
    teacher,
    room: place,
    ...(allDay ? { start: '00:00', end: '23:59' } : { start, end: end === '24:00' ? '23:59' : end }),
    kind: kind === 'study' || kind === 'activity' ? 'personal' : kind,
  };
}
