import type { EntryFields, ScheduleItem } from '@yimen/contract/schedule/entries';
import { longestEntry } from '@yimen/contract/schedule/entry-length';
import { daysOf } from '@yimen/contract/schedule/recurrence';
import { addDays, dayOf, daysBetween, timeOf } from '../../lib/time/clock.ts';
import type { Outbox, Waiting } from '../../offline/outbox-store.ts';
import { waitingName } from '../../offline/waiting-name.ts';

/** State of an entry that was added without a network. */
export interface Pending {
  /** Key of the write that waits. */
  readonly key: string;
  readonly state: 'waiting' | 'sending' | 'refused';
  /** Why the server refused it. */
  readonly refused: string | undefined;
  /** The entry on its first day, as typed. */
  readonly whole: ScheduleItem;
}

/** An item of the schedule, or an entry that is still to be sent. */
export type PlannedItem = ScheduleItem & { readonly pending?: Pending };

export const pendingNames: Record<Pending['state'], string> = {
  waiting: waitingName,
  sending: '正在提交',
  refused: '没有添加',
};

const waitingPrefix = 'waiting-';

/** The key of the waiting write in an item's name in the address; undefined for an item of the server. */
export function waitingKey(entry: string | null): string | undefined {
  return entry?.startsWith(waitingPrefix) ? entry.slice(waitingPrefix.length).replace(/_[\d-]*$/, '') : undefined;
}

/** The schedule with the entries that still wait, on every day of the range on which they take place; by start. */
export function withWaiting(
  items: readonly ScheduleItem[],
  { waiting, refused, sending }: Outbox,
  range: { start: string; end: string },
): readonly PlannedItem[] {
  const entries = [...waiting, ...refused].filter(({ kind }) => kind === 'entry');
  if (entries.length === 0) return items;
  const planned = entries.flatMap((write) => occurrences(write, sending === write.key, range));
  return [...items, ...planned].sort((one, other) => one.start.localeCompare(other.start));
}

function occurrences(write: Waiting, sending: boolean, range: { start: string; end: string }): PlannedItem[] {
  const whole = itemOf(write);
  const { key, refused } = write;
  const state = refused !== undefined ? 'refused' : sending ? 'sending' : 'waiting';
  const began = dayOf(whole.start);
  // An entry stored by an older version may be longer than the server accepts.
  const lasts = Math.min(daysBetween(began, whole.end), longestEntry);
  return daysOf(began, whole.repeat, addDays(range.start, -lasts), range.end).map((day) => ({
    ...whole,
    start: `${day} ${timeOf(whole.start)}`,
    end: `${addDays(day, lasts)} ${timeOf(whole.end)}`,
    pending: { key, state, refused, whole },
  }));
}

/** Fields as the form has them; the API would also accept numbers as text. */
type FormFields = EntryFields & { repeat?: ScheduleItem['repeat']; remind?: number | null };

function itemOf({ key, input }: Waiting): ScheduleItem {
  const { title, kind, start, end, allDay, place = '', note = '', repeat = null, remind = null } = input as FormFields;
  return {
    id: `${waitingPrefix}${key}`,
    own: true,
    teacher: '',
    periods: null,
    weeks: null,
    follows: null,
    title,
    kind,
    start,
    end,
    place,
    note,
    repeat,
    remind,
    allDay: allDay === true,
  };
}
