import type { ReminderChannel } from '@yimen/contract/person/reminders';
import { hourMs } from '../lib/time.ts';
import type { ReminderMessage } from './channel.ts';
import { choiceOf, endOfQuiet, kindOf, nextDigest, type ReminderSettings } from './settings.ts';

/** A reminder that is due, with its message; null where that is gone or was read meanwhile. */
export interface DueReminder {
  readonly message: string;
  readonly gathered: boolean;
  readonly attempts: number;
  readonly unread: ReminderMessage | null;
}

interface Asked {
  readonly channel: ReminderChannel;
  readonly settings: ReminderSettings;
  /** Whether the person can be reached at all. */
  readonly isReached: boolean;
  /** How many more they may be sent now. */
  readonly room: number;
  readonly now: Date;
}

export interface Plan {
  /** Those that nobody wants any more. */
  readonly drop: readonly DueReminder[];
  /** Those that wait until a time, and go in one then. */
  readonly later: readonly { readonly reminder: DueReminder; readonly due: Date }[];
  /** What is sent now, each list as one. */
  readonly send: readonly (readonly DueReminder[])[];
}

/** What becomes of the reminders of one person and channel that are due. */
export function planReminders(due: readonly DueReminder[], { channel, settings, isReached, room, now }: Asked): Plan {
  const choice = ({ unread }: DueReminder) => (unread ? choiceOf(settings, channel, kindOf(unread)) : 'off');
  const wanted = isReached ? due.filter((one) => choice(one) !== 'off') : [];
  const drop = due.filter((one) => !wanted.includes(one));
  const isForDigest = (one: DueReminder) => !one.gathered && choice(one) === 'digest';
  const digest = wanted.filter(isForDigest).map((reminder) => ({ reminder, due: nextDigest(settings, now) }));
  const rest = wanted.filter((one) => !isForDigest(one));
  const quietEnd = endOfQuiet(settings.quiet, now);
  if (quietEnd) return { drop, later: [...digest, ...rest.map((reminder) => ({ reminder, due: quietEnd }))], send: [] };
  const gathered = rest.filter((one) => one.gathered);
  const each = [...(gathered.length > 0 ? [gathered] : []), ...rest.filter((one) => !one.gathered).map((one) => [one])];
  const beyond = each.slice(room).flat();
  const inAnHour = new Date(now.getTime() + hourMs);
  return {
    drop,
    later: [...digest, ...beyond.map((reminder) => ({ reminder, due: inAnHour }))],
    send: each.slice(0, room),
  };
}
