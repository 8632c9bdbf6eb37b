import { dayOf } from '@yimen/contract/moment';
import { paths, withQuery } from '@yimen/contract/paths';
import type { Lesson } from '@yimen/contract/person/data';
import type { Moment } from '../../lib/time/clock.ts';
import { type AgendaItem, agendaOf } from '../../parts/due/agenda.ts';
import { itemKey, type Place, placeHref } from './place.ts';
import { type Group, groupOf, piecesOf } from './shown.ts';
import type { Pending, PlannedItem } from './waiting.ts';

/** Addresses of the phone's schedule (specification, section 2). */
export const phonePaths = {
  detail: paths['mobile-schedule-detail'],
  schedule: paths['mobile-my-schedule-schedule'],
  dialog: paths['mobile-my-schedule-schedule-dialog'],
  add: paths['mobile-my-schedule-schedule-dialog-add'],
} as const;

/** The view that the phone begins with. */
export const usualView = 'day';

/** A part of the schedule on a phone page. */
export function phoneHref(path: string, place: Place, today: string, entry?: string): string {
  return placeHref(path, place, { today, usual: usualView, entry });
}

/** Where an item opens: what is one's own in a sheet, everything else on its page. */
function itemHref(item: PlannedItem): string {
  const path = item.own ? phonePaths.dialog : phonePaths.detail;
  return withQuery(path, { date: dayOf(item.start), entry: itemKey(item) });
}

/** An item on the list of a day: what the home page's day says of it, and where it opens. */
export interface PhoneItem extends AgendaItem {
  readonly key: string;
  readonly end: string;
  readonly group: Exclude<Group, 'calendar'>;
  readonly href: string;
  /** Of an entry that is still to be sent. */
  readonly pending: Pending | undefined;
}

/** The items of a day by time, by the same reading as the home page's. */
export function dayItems(items: readonly PlannedItem[], now: Moment, date: string): PhoneItem[] {
  return items.flatMap((item) =>
    piecesOf(item)
      .filter((piece) => piece.date === date)
      .flatMap(({ start, end }) =>
        agendaOf([lessonOf(item, start, end)], now, date).map((entry) => ({
          ...entry,
          key: itemKey(item),
          end,
          group: groupOf(item.kind),
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
