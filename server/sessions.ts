import { and, type SQL, sql } from 'drizzle-orm';
import { sessions } from './database/schema/people.ts';
import type { Scoped } from './tenancy/scoped.ts';

/** What ends an account's one-time code. */
export const noOneTimeCode = { oneTimeDigest: null, oneTimeUntil: null, oneTimeBy: null } as const;

/** Sessions that have not ended, including those that last a minute more because their person signed in again. */
export const notOver = sql`(${sessions.endedAt} is null or ${sessions.endedAt} > now())`;

/**
 * Ends the sessions that meet every condition, after `withinMs`, and returns how many. A session that would end sooner
 * keeps its earlier end.
 */
export function revokeSessions(here: Scoped, conditions: readonly SQL[], withinMs = 0): Promise<number> {
  const endedAt = sql`least(${sessions.endedAt}, now() + ${withinMs} * interval '1 ms')`;
  return here.update(sessions, { endedAt, idToken: sql`null` }, and(notOver, ...conditions) ?? notOver);
}
