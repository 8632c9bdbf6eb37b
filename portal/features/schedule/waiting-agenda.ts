import type { Moment } from '../../lib/time/clock.ts';
import type { Outbox } from '../../offline/outbox-store.ts';
import { dayItems } from './phone.ts';
import type { AgendaItem } from './shared/agenda.ts';
import { pendingNames, withWaiting } from './waiting.ts';

/** A day's agenda with the entries that wait for a network, by time; their badge says so. */
export function withWaitingEntries(
  agenda: readonly AgendaItem[],
  outbox: Outbox,
  now: Moment,
  date: string,
): AgendaItem[] {
  const waiting = dayItems(withWaiting([], outbox, { start: date, end: date }), now, date);
  const items = [
    ...agenda,
    ...waiting.map((item) => ({ ...item, badge: item.pending && pendingNames[item.pending.state] })),
  ];
  return items.sort((one, other) => hourOf(one).localeCompare(hourOf(other)));
}

/** All-day items first. */
function hourOf({ time }: AgendaItem): string {
  return /^\d/.test(time) ? time : '';
}
