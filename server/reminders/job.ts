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
/** How long one run sends to a channel, and to all of them, in ms: other jobs of the process wait. */
const longestMs = 20_000;
const longestRunMs = 120_000;
/** How often a reminder is tried, for about a day; then it stays what it is, a message in the portal. */
const mostAttempts = 30;

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

/** Sends what is due; true when there is more. Throws what went wrong with one channel once the others have sent. */
async function sendDue(db: Database, now: Date, reach: Reach): Promise<boolean> {
  const until = Date.now() + longestRunMs;
  const errors: unknown[] = [];
  let isMore = false;
  for (const row of await dueChannels(db, now)) {
    const here = scoped(db, { id: row.institution });
    const own = Math.min(until, Date.now() + longestMs);
    const isLeft = await sendOf(here, row, { now, until: own }, reach).catch((error) => {
      errors.push(error);
      return false;
    });
    isMore ||= isLeft;
  }
  if (errors.length > 0) throw errors[0];
  return isMore;
}

/** Sends what is due of one channel, until it fails for all; true when there is more. */
async function sendOf(
  here: Scoped,
  row: ChannelRow,
  { now, until }: { readonly now: Date; readonly until: number },
  { allowPrivate, port }: Reach,
): Promise<boolean> {
  const { kind } = row;
  const waiting = await waitingPeople(here, kind, now, batch);
  const portal = await portalOf(here, port);
  const isOpen = row.enabled && isChannel(kind) && portal !== null;
  const reached = isOpen ? await channelKinds[kind].reached(here, waiting) : new Map();
  const sender = isOpen ? channelKinds[kind].open(here, row, portal, allowPrivate) : null;
  for (const person of waiting) {
    if (Date.now() > until) return true;
    const due = await dueReminders(here, kind, person, now);
    const plan = planReminders(due, {
      channel: kind as ReminderChannel,
      settings: settingsOf(person),
      isReached: !person.disabled && reached.has(person.id),
      room: isOpen ? Math.max(0, channelKinds[kind].hourly - (await sentLately(here, kind, person, now))) : 0,
      now,
    });
    const named = (reminder: DueReminder) => ({ person: person.id, message: reminder.message });
    const unsent: Outcome[] = [
      ...plan.drop.map((one): Outcome => ({ ...named(one), isDropped: true })),
      ...plan.later.map(({ reminder, due: at }) => ({ ...named(reminder), due: at, gathered: true })),
    ];
    if (unsent.length > 0) await keepOutcomes(here, kind, unsent, null);
    for (const group of sender ? plan.send : []) {
      if (Date.now() > until) return true;
      const { outcomes, failure } = await sendGroup(sender as Sender, person, group, now);
      // At once: whatever becomes of the next, this one is not sent again.
      await keepOutcomes(here, kind, outcomes, failure && { words: failure.words, at: now });
      if (failure?.isForAll) return false;
    }
  }
  return waiting.length === batch;
}

async function sendGroup(
  sender: Sender,
  person: typeof people.$inferSelect,
  group: readonly DueReminder[],
  now: Date,
): Promise<{ readonly outcomes: Outcome[]; readonly failure: ChannelFailure | null }> {
  const each = (outcome: (one: DueReminder) => Partial<Outcome>) =>
    group.map((one): Outcome => ({ person: person.id, message: one.message, ...outcome(one) }));
  try {
    const isSent = await sender.send(person, reminderOf(group));
    const at = new Date();
    return { outcomes: each(() => (isSent ? { sentAt: at } : { isDropped: true })), failure: null };
  } catch (error) {
    if (!(error instanceof ChannelFailure)) throw error;
    const outcomes = each(({ attempts }) =>
      attempts + 1 >= mostAttempts
        ? { isDropped: true }
        : { attempts: attempts + 1, due: new Date(now.getTime() + Math.min(2 ** attempts * minuteMs, hourMs)) },
    );
    return { outcomes, failure: error };
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
 * Sends reminders. What is sent leaves the house before it is remembered, each at once, so at least once; where the process
 * dies in between it is sent again under the same id, within ten minutes.
 */
export const sendRemindersJob = (allowPrivate: AllowPrivate, port?: number): Job =>
  defineJob({
    name: 'send-reminders',
    title: '发送提醒',
    takes: v.null(),
    cron: '* * * * *',
    keptSeconds: 86_400,
    prepare: ({ db, now }) => sendDue(db, now, { allowPrivate, port }),
    run: async ({ ready: isMore }) => (isMore ? 'again' : 'done'),
  });
