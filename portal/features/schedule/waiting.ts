import { addDays, daysBetween } from '@yimen/contract/days';
import { dayOf, timeOf } from '@yimen/contract/moment';
import type { EntryFields, ScheduleItem } from '@yimen/contract/schedule/entries';
import { longestEntry } from '@yimen/contract/schedule/entry-length';
import { daysOf } from '@yimen/contract/schedule/recurrence';
import type { Outbox, Waiting } from '../../offline/outbox-store.ts';
import { waitingName } from '../../offline/waiting-name.ts';

/** What becomes of an entry that was added without a network. */
export interface Pending {
  /** Of the write that waits. */
  readonly key: string;
  readonly state: 'waiting' | 'sending' | 'refused';
  /** What the server said to it. */
  readonly refused: string | undefined;
  /** The entry on its first day, as it was typed. */
  readonly whole: ScheduleItem;
}

/** An item of the schedule, or an entry that is still to be sent. */
export type PlannedItem = ScheduleItem & { readonly pending?: Pending };

export const pendingNames: Record<Pending['state'], string> = {
  waiting: waitingName,
  sending: '正在提交',
  refused: '没有添加',
};

const mark = 'waiting-';

/** The write that an item's name in the address stands for; undefined for what the server has. */
export function waitingKey(entry: string | null): string | undefined {
  return entry?.startsWith(mark) ? entry.slice(mark.length).replace(/_[\d-]*$/, '') : undefined;
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
  // What was kept before the rule may last longer than the server takes.
  const lasts = Math.min(daysBetween(began, whole.end), longestEntry);
  return daysOf(began, whole.repeat, addDays(range.start, -lasts), range.end).map((day) => ({
    ...whole,
    start: `${day} ${timeOf(whole.start)}`,
    end: `${addDays(day, lasts)} ${timeOf(whole.end)}`,
    pending: { key, state, refused, whole },
  }));
}

/** As the form gives it: the API would take numbers as text too. */
type Typed = EntryFields & { repeat?: ScheduleItem['repeat']; remind?: number | null };

function itemOf({ key, input }: Waiting): ScheduleItem {
  const { title, kind, start, end, allDay, place = '', note = '', repeat = null, remind = null } = input as Typed;
  return {
    id: `${mark}${key}`,
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
