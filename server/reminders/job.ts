import type { ReminderChannel } from '@yimen/contract/person/reminders';
import * as v from 'valibot';
import type { Database } from '../database/open.ts';
import type { people } from '../database/schema/people.ts';
import { defineJob, type Job } from '../jobs/job.ts';
import type { AllowPrivate } from '../lib/outbound/address.ts';
import { hourMs, minuteMs } from '../lib/time.ts';
import { portalOrigin } from '../sign-in/public-origin.ts';
import { institutionRow } from '../tenancy/resolve.ts';
import { type Scoped, scoped } from '../tenancy/scoped.ts';
import { ChannelFailure, type ChannelRow, type Portal, type Reminder, type Sender } from './channel.ts';
import { channelKinds, isChannel } from './channels.ts';
import { type DueReminder, planReminders } from './plan.ts';
import { kindOf, settingsOf } from './settings.ts';
import { dueChannels, dueReminders, keepOutcomes, type Outcome, sentLately, waitingPeople } from './store.ts';

/** Most people of a channel whom one run writes to. */
const batch = 50;
/** How long one run sends to a channel, in ms: other jobs of the process wait. */
const longestMs = 20_000;
/** How often a reminder is tried, for about a day; then it stays what it is, a message in the portal. */
const mostAttempts = 30;

interface Sent {
  readonly row: ChannelRow;
  readonly outcomes: readonly Outcome[];
  readonly failure: { readonly words: string; readonly at: Date } | null;
  readonly isMore: boolean;
}

interface Reach {
  readonly allowPrivate: AllowPrivate;
  /** The server's port, for addresses of this machine. */
  readonly port: number | undefined;
}

/** The portal as reminders name it; null where it has no host. */
export async function portalOf(here: Scoped, port?: number): Promise<Portal | null> {
  const origin = await portalOrigin(here, port);
  const { name } = await institutionRow(here.db, { id: here.institution });
  return origin === null ? null : { institution: here.institution, name, origin };
}

async function sendDue(db: Database, now: Date, reach: Reach): Promise<Sent[]> {
  const sent: Sent[] = [];
  for (const row of await dueChannels(db, now))
    sent.push(await sendOf(scoped(db, { id: row.institution }), row, now, reach));
  return sent;
}

/** Sends what is due of one channel, until it fails. */
async function sendOf(here: Scoped, row: ChannelRow, now: Date, { allowPrivate, port }: Reach): Promise<Sent> {
  const { kind } = row;
  const waiting = await waitingPeople(here, kind, now, batch);
  const portal = await portalOf(here, port);
  const isOpen = row.enabled && isChannel(kind) && portal !== null;
  const reached = isOpen ? await channelKinds[kind].reached(here, waiting) : new Map();
  const sender = isOpen ? channelKinds[kind].open(here, row, portal, allowPrivate) : null;
  const outcomes: Outcome[] = [];
  const until = Date.now() + longestMs;
  try {
    for (const person of waiting) {
      if (Date.now() > until) break;
      const due = await dueReminders(here, kind, person, now);
      const plan = planReminders(due, {
        channel: kind as ReminderChannel,
        settings: settingsOf(person),
        isReached: !person.disabled && reached.has(person.id),
        room: isOpen ? Math.max(0, channelKinds[kind].hourly - (await sentLately(here, kind, person, now))) : 0,
        now,
      });
      const named = (reminder: DueReminder) => ({ person: person.id, message: reminder.message });
      outcomes.push(...plan.drop.map((one): Outcome => ({ ...named(one), isDropped: true })));
      outcomes.push(...plan.later.map(({ reminder, due: at }) => ({ ...named(reminder), due: at, gathered: true })));
      for (const group of sender ? plan.send : [])
        outcomes.push(...(await sendGroup(sender as Sender, person, group, now)));
    }
    return { row, outcomes, failure: null, isMore: waiting.length === batch || Date.now() > until };
  } catch (error) {
    if (!(error instanceof FailedGroup)) throw error;
    const failure = { words: error.words, at: now };
    return { row, outcomes: [...outcomes, ...error.outcomes], failure, isMore: false };
  }
}

/** A channel that failed, with what becomes of what was to be sent. */
class FailedGroup extends Error {
  readonly words: string;
  readonly outcomes: readonly Outcome[];

  constructor(failure: ChannelFailure, outcomes: readonly Outcome[]) {
    super(failure.message, { cause: failure });
    this.words = failure.words;
    this.outcomes = outcomes;
  }
}

async function sendGroup(
  sender: Sender,
  person: typeof people.$inferSelect,
  group: readonly DueReminder[],
  now: Date,
): Promise<Outcome[]> {
  const each = (outcome: (one: DueReminder) => Partial<Outcome>) =>
    group.map((one): Outcome => ({ person: person.id, message: one.message, ...outcome(one) }));
  try {
    const at = new Date();
    return (await sender.send(person, reminderOf(group)))
      ? each(() => ({ sentAt: at }))
      : each(() => ({ isDropped: true }));
  } catch (error) {
    if (!(error instanceof ChannelFailure)) throw error;
    const outcomes = each(({ attempts }) =>
      attempts + 1 >= mostAttempts
        ? { isDropped: true }
        : { attempts: attempts + 1, due: new Date(now.getTime() + Math.min(2 ** attempts * minuteMs, hourMs)) },
    );
    throw new FailedGroup(error, outcomes);
  }
}

function reminderOf(group: readonly DueReminder[]): Reminder {
  const messages = group.flatMap(({ unread }) => unread ?? []);
  return {
    id: group.map(({ message }) => message).join(' '),
    kinds: [...new Set(messages.map(kindOf))],
    messages: messages as [(typeof messages)[number], ...typeof messages],
  };
}

/**
 * Sends reminders. What is sent leaves the house before the transaction that remembers it, so at least once; where the
 * process dies in between it is sent again under the same id, within ten minutes.
 */
export const sendRemindersJob = (allowPrivate: AllowPrivate, port?: number): Job =>
  defineJob({
    name: 'send-reminders',
    title: '发送提醒',
    takes: v.null(),
    cron: '* * * * *',
    keptSeconds: 86_400,
    prepare: ({ db, now }) => sendDue(db, now, { allowPrivate, port }),
    async run({ db, ready }) {
      for (const { row, outcomes, failure } of ready)
        await keepOutcomes(scoped(db, { id: row.institution }), row.kind, outcomes, failure);
      return ready.some(({ isMore }) => isMore) ? 'again' : 'done';
    },
  });
