import { and, asc, count, countDistinct, eq, gt, inArray, isNull, lte, min, sql } from 'drizzle-orm';
import type { Queryable } from '../database/open.ts';
import { people } from '../database/schema/people.ts';
import { messages } from '../database/schema/person.ts';
import { channels, reminders } from '../database/schema/reminders.ts';
import { hourMs } from '../lib/time.ts';
import { ownedBy, type Scoped } from '../tenancy/scoped.ts';
import type { ChannelRow } from './channel.ts';
import type { DueReminder } from './plan.ts';

/** The channels of all institutions that have something to send. */
export async function dueChannels(db: Queryable, now: Date): Promise<ChannelRow[]> {
  const { institution, kind } = channels;
  const own = and(eq(reminders.institution, institution), eq(reminders.channel, kind));
  const waiting = db
    .select({ one: sql`1` })
    .from(reminders)
    .where(and(own, isDue(now)));
  return db.select().from(channels).where(sql`exists ${waiting}`);
}

const isDue = (now: Date) => and(isNull(reminders.sentAt), lte(reminders.due, now));

/** The people of whom reminders are due, those first that have waited longest. */
export async function waitingPeople(here: Scoped, channel: string, now: Date, limit: number) {
  const waiting = await here.db
    .select({ person: reminders.person })
    .from(reminders)
    .where(here.of(reminders, eq(reminders.channel, channel), isDue(now)))
    .groupBy(reminders.person)
    .orderBy(min(reminders.due), reminders.person)
    .limit(limit);
  const ids = waiting.map(({ person }) => person);
  const rows = await here.rows(people, { where: inArray(people.id, ids) });
  return ids.flatMap((id) => rows.find((row) => row.id === id) ?? []);
}

/** A person's reminders that are due, the newest first. */
export async function dueReminders(
  here: Scoped,
  channel: string,
  person: { readonly id: string },
  now: Date,
): Promise<DueReminder[]> {
  const { institution, message, gathered, attempts, person: whose } = reminders;
  const { id, title, text, source, sentAt } = messages;
  return here.db
    .select({ message, gathered, attempts, unread: { id, title, text, source, sentAt } })
    .from(reminders)
    .leftJoin(
      messages,
      and(eq(messages.institution, institution), eq(messages.person, whose), eq(id, message), eq(messages.read, false)),
    )
    .where(here.of(reminders, ownedBy(reminders, person, eq(reminders.channel, channel), isDue(now))))
    .orderBy(sql`${sentAt} desc nulls last`, message);
}

/** How often a person was sent something within the hour; several in one count once. */
export async function sentLately(here: Scoped, channel: string, person: { readonly id: string }, now: Date) {
  const since = gt(reminders.sentAt, new Date(now.getTime() - hourMs));
  const [found] = await here.db
    .select({ times: countDistinct(reminders.sentAt) })
    .from(reminders)
    .where(here.of(reminders, ownedBy(reminders, person, eq(reminders.channel, channel), since)));
  return found?.times ?? 0;
}

/** What became of a reminder. */
export interface Outcome {
  readonly person: string;
  readonly message: string;
  /** Nobody wants it, or nobody is there. */
  readonly isDropped?: true;
  /** When it is looked at again. */
  readonly due?: Date;
  readonly gathered?: boolean;
  readonly attempts?: number;
  readonly sentAt?: Date;
}

/** Writes what became of reminders of a channel, and whether the channel failed. */
export async function keepOutcomes(
  here: Scoped,
  kind: string,
  outcomes: readonly Outcome[],
  failure: { readonly words: string; readonly at: Date } | null,
): Promise<void> {
  const named = sql`jsonb_to_recordset(${JSON.stringify(outcomes)}::jsonb) as named
    (person text, message text, "isDropped" boolean, due timestamptz, gathered boolean, attempts integer, "sentAt" timestamptz)`;
  const isNamed = here.of(
    reminders,
    eq(reminders.channel, kind),
    sql`${reminders.person} = named.person and ${reminders.message} = named.message`,
  );
  await here.db.execute(
    sql`delete from ${reminders} using ${named} where ${isNamed} and coalesce(named."isDropped", false)`,
  );
  await here.db.execute(sql`update ${reminders} set
    due = coalesce(named.due, ${reminders.due}),
    gathered = coalesce(named.gathered, ${reminders.gathered}),
    attempts = coalesce(named.attempts, ${reminders.attempts}),
    sent_at = named."sentAt"
    from ${named} where ${isNamed}`);
  const isSent = outcomes.some(({ sentAt }) => sentAt);
  if (!failure && !isSent) return;
  const told = {
    failure: sql`${failure?.words ?? null}::text`,
    failedAt: sql`${failure?.at.toISOString() ?? null}::timestamptz`,
  };
  await here.update(channels, told, eq(channels.kind, kind));
}

export const openChannels = (here: Scoped) =>
  here.rows(channels, { where: eq(channels.enabled, true), orderBy: [asc(channels.kind)] });

export const findChannel = (here: Scoped, kind: string) => here.first(channels, eq(channels.kind, kind));

/** How many wait, and since when the first of them is due, by channel. */
export async function countWaiting(here: Scoped): Promise<ReadonlyMap<string, { count: number; since: Date | null }>> {
  const rows = await here.db
    .select({ channel: reminders.channel, count: count(), since: min(reminders.due) })
    .from(reminders)
    .where(here.of(reminders, isNull(reminders.sentAt)))
    .groupBy(reminders.channel);
  return new Map(rows.map((row) => [row.channel, row]));
}
