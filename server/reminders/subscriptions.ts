import { and, eq, gt, inArray } from 'drizzle-orm';
import { sessions } from '../database/schema/people.ts';
import { pushSubscriptions } from '../database/schema/reminders.ts';
import { notOver } from '../sessions.ts';
import { lifetimeMs } from '../sign-in/tokens.ts';
import type { Scoped } from '../tenancy/scoped.ts';

export type Subscription = typeof pushSubscriptions.$inferSelect;

/** The subscriptions of people, of sessions that have not ended: who signs out on a device is not reached on it. */
export async function readSubscriptions(here: Scoped, people: readonly string[]): Promise<Subscription[]> {
  const { institution, session, person } = pushSubscriptions;
  const lasts = gt(sessions.startedAt, new Date(Date.now() - lifetimeMs));
  const found = await here.db
    .select({ own: pushSubscriptions })
    .from(pushSubscriptions)
    .innerJoin(sessions, and(eq(sessions.institution, institution), eq(sessions.id, session), notOver, lasts))
    .where(here.of(pushSubscriptions, inArray(person, [...people])));
  return found.map(({ own }) => own);
}

/** Keeps what the browser of a session subscribed to. */
export async function saveSubscription(here: Scoped, given: Omit<Subscription, 'institution' | 'createdAt'>) {
  await deleteSubscription(here, given.session);
  await here.insert(pushSubscriptions, [given]);
}

export const deleteSubscription = (here: Scoped, session: string) =>
  here.delete(pushSubscriptions, eq(pushSubscriptions.session, session));
