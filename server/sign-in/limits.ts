import { eq, inArray, lt, or, sql } from 'drizzle-orm';
import type { Database } from '../database/open.ts';
import { signInFailures } from '../database/schema/people.ts';
import { scoped } from '../institutions/scoped.ts';
import { digest } from './sessions.ts';

interface Limit {
  /** What is counted together; kept as a digest. */
  readonly subject: string;
  /** Attempts in a row before one has to wait. */
  readonly free: number;
  /** How long a count lasts without a further attempt, in ms. */
  readonly window: number;
}

const minuteMs = 60_000;
const firstWait = 30_000;
const longestWait = 15 * minuteMs;

export interface Attempt {
  readonly account: string;
  readonly address: string;
  /** The device's secret when it has signed in to this account before; null otherwise. */
  readonly knownDevice: string | null;
}

/**
 * A device that has signed in to the account before is counted alone: guesses from anywhere else, even
 * from the same address, never make its owner wait. Everyone else is counted by account and address,
 * by account, and by address.
 */
function limitsOf({ account, address, knownDevice }: Attempt): Limit[] {
  if (knownDevice) return [{ subject: digest(`device ${account} ${knownDevice}`), free: 5, window: 15 * minuteMs }];
  return [
    { subject: digest(`pair ${account} ${address}`), free: 5, window: 15 * minuteMs },
    { subject: digest(`account ${account}`), free: 50, window: 60 * minuteMs },
    { subject: digest(`address ${address}`), free: 100, window: 15 * minuteMs },
  ];
}

/**
 * Counts an attempt before its password is looked at, so that attempts at the same time count too.
 * Returns how long to wait in ms when it may not be made; 0 when it may.
 */
export function countAttempt(db: Database, institution: { id: string }, attempt: Attempt, now: Date): Promise<number> {
  const limits = limitsOf(attempt);
  return db.transaction(async (tx) => {
    const here = scoped(tx, institution);
    const subjects = limits.map(({ subject }) => subject).sort();
    for (const subject of subjects) {
      await tx
        .insert(signInFailures)
        .values({ institution: institution.id, subject, count: 0, lastAt: now, waitUntil: null })
        .onConflictDoNothing();
    }
    const rows = await tx
      .select()
      .from(signInFailures)
      .where(here.of(signInFailures, inArray(signInFailures.subject, subjects)))
      .orderBy(signInFailures.subject)
      .for('update');
    const wait = Math.max(0, ...rows.map(({ waitUntil }) => (waitUntil?.getTime() ?? 0) - now.getTime()));
    if (wait > 0) return wait;
    for (const { subject, free, window } of limits) {
      const row = rows.find((candidate) => candidate.subject === subject);
      const fresh = !row || now.getTime() - row.lastAt.getTime() > window;
      const count = fresh ? 1 : row.count + 1;
      const waitUntil =
        count < free ? null : new Date(now.getTime() + Math.min(longestWait, firstWait * 2 ** (count - free)));
      await here.update(signInFailures, { count, lastAt: now, waitUntil }, eq(signInFailures.subject, subject));
    }
    return 0;
  });
}

/** Takes an attempt back that turned out right: its own count starts anew, shared ones lose one. */
export async function forgetAttempt(db: Database, institution: { id: string }, attempt: Attempt): Promise<void> {
  const here = scoped(db, institution);
  const [own, ...shared] = limitsOf(attempt).map(({ subject }) => subject);
  if (own) await here.delete(signInFailures, eq(signInFailures.subject, own));
  if (shared.length === 0) return;
  const less = { count: sql`greatest(${signInFailures.count} - 1, 0)`, waitUntil: sql`null` };
  await here.update(signInFailures, less, inArray(signInFailures.subject, shared));
}

/** Drops counts that no longer matter; cheap enough to be called now and then. */
export async function dropOldAttempts(db: Database, institution: { id: string }, now: Date): Promise<number> {
  const old = new Date(now.getTime() - 60 * minuteMs);
  const past = or(sql`${signInFailures.waitUntil} is null`, lt(signInFailures.waitUntil, now)) ?? sql`false`;
  return scoped(db, institution).delete(signInFailures, sql`${lt(signInFailures.lastAt, old)} and (${past})`);
}
