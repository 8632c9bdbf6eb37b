import { eq, inArray, lt, sql } from 'drizzle-orm';
import type { Database } from '../database/open.ts';
import { signInFailures } from '../database/schema/people.ts';
import { inTransaction } from '../database/transaction.ts';
import { addressBlock } from '../http/limits/address.ts';
import { hourMs, minuteMs } from '../lib/time.ts';
import { scoped } from '../tenancy/scoped.ts';
import { digest } from './session/sessions.ts';

interface Limit {
  /** What is counted together, stored as a digest. */
  readonly subject: string;
  /** Attempts in a row before the first wait. */
  readonly free: number;
  /** The longest wait, in ms. */
  readonly longest: number;
  /** How long a count is kept after the last attempt, in ms. */
  readonly window?: number;
  /** In how many ms one failure is forgotten, even when further attempts fail. */
  readonly leak?: number;
}

const firstWait = 30_000;
/** One address may be a whole school: one of its failures is forgotten every so many ms. */
const leak = 9000;

export interface Attempt {
  readonly account: string;
  readonly address: string;
  /** The device's secret when it has signed in to this account before; null otherwise. */
  readonly knownDevice: string | null;
  /** Id of the person who signed in on this device before, whoever tries now; null when nobody has. */
  readonly deviceOwner: string | null;
}

/**
 * A device that has signed in to the account before is counted alone: guesses from anywhere else, even from the same
 * address, never make its owner wait. All other attempts are counted by account and address, by account, and by
 * address; the addresses of one IPv6 connection are one. An address never waits longer than the time in which one
 * failure is forgotten. Who tries most often from an address gets most of its free attempts: a guess cannot be told
 * from a typing error, so a new device may not be able to sign in by password until the guessing stops. A device on
 * which somebody else has signed in is counted with that person's other devices instead of its address: guesses from it
 * do not make the other new devices behind a school's address wait.
 */
function limitsOf({ account, address, knownDevice, deviceOwner }: Attempt): Limit[] {
  const few = { free: 5, window: 15 * minuteMs };
  if (knownDevice) return [{ ...few, subject: digest(`device ${account} ${knownDevice}`), longest: 15 * minuteMs }];
  const block = addressBlock(address);
  return [
    { ...few, subject: digest(`pair ${account} ${block}`), longest: 2 * minuteMs },
    { subject: digest(`account ${account}`), free: 50, window: hourMs, longest: 5 * minuteMs },
    { subject: placeSubject({ address, deviceOwner }), free: deviceOwner ? 20 : 100, leak, longest: leak },
  ];
}

/** The subject of all attempts from one place. */
function placeSubject({ address, deviceOwner }: Pick<Attempt, 'address' | 'deviceOwner'>): string {
  return digest(deviceOwner ? `owner ${deviceOwner}` : `address ${addressBlock(address)}`);
}

/** The failures that still count, and since when. */
function standing(row: { count: number; lastAt: Date } | undefined, { window = Infinity, leak }: Limit, now: Date) {
  const age = row ? Math.max(0, now.getTime() - row.lastAt.getTime()) : Infinity;
  if (!row || age > window) return { count: 0, lastAt: now };
  if (leak === undefined) return { count: row.count, lastAt: now };
  const forgotten = Math.floor(age / leak);
  if (forgotten >= row.count) return { count: 0, lastAt: now };
  return { count: row.count - forgotten, lastAt: new Date(row.lastAt.getTime() + forgotten * leak) };
}

/**
 * Counts an attempt before its password is checked, so that simultaneous attempts count too. Returns the ms to wait
 * when the attempt may not be made; 0 when it may.
 */
export function countAttempt(db: Database, institution: { id: string }, attempt: Attempt, now: Date): Promise<number> {
  const limits = limitsOf(attempt);
  return inTransaction(db, async (tx) => {
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
    for (const limit of limits) {
      const { subject, free, longest } = limit;
      const { count: former, lastAt } = standing(
        rows.find((row) => row.subject === subject),
        limit,
        now,
      );
      const count = former + 1;
      const waitUntil =
        count < free ? null : new Date(now.getTime() + Math.min(longest, firstWait * 2 ** (count - free)));
      await here.update(signInFailures, { count, lastAt, waitUntil }, eq(signInFailures.subject, subject));
    }
    return 0;
  });
}

/**
 * Uncounts an attempt that succeeded: its own count is deleted, shared ones lose one. Once an hour for each account
 * that signs in, the address loses one more: typing errors of a school do not add up.
 */
export async function forgetAttempt(
  db: Database,
  institution: { id: string },
  attempt: Attempt,
  now: Date,
): Promise<void> {
  const here = scoped(db, institution);
  const [own, ...shared] = limitsOf(attempt).map(({ subject }) => subject);
  if (own) await here.delete(signInFailures, eq(signInFailures.subject, own));
  if (shared.length === 0) return;
  const less = (by: number) => ({ count: sql`greatest(${signInFailures.count} - ${by}, 0)`, waitUntil: sql`null` });
  await here.update(signInFailures, less(1), inArray(signInFailures.subject, shared));
  if (await isFirstOfHour(db, institution, attempt, now)) {
    await here.update(signInFailures, less(1), eq(signInFailures.subject, placeSubject(attempt)));
  }
}

/** Records that this account signed in from this address; true when it is the first time within an hour. */
async function isFirstOfHour(
  db: Database,
  institution: { id: string },
  { account, address }: Attempt,
  now: Date,
): Promise<boolean> {
  const subject = digest(`came in ${account} ${addressBlock(address)}`);
  const noted = await db
    .insert(signInFailures)
    .values({ institution: institution.id, subject, count: 0, lastAt: now, waitUntil: null })
    .onConflictDoUpdate({
      target: [signInFailures.institution, signInFailures.subject],
      set: { lastAt: now },
      setWhere: lt(signInFailures.lastAt, new Date(now.getTime() - hourMs)),
    })
    .returning({ subject: signInFailures.subject });
  return noted.length > 0;
}

/** A wait in ms as text: `30 秒`, `2 分钟`. */
export function waitInWords(ms: number): string {
  const seconds = Math.ceil(ms / 1000);
  return seconds < 60 ? `${seconds} 秒` : `${Math.ceil(seconds / 60)} 分钟`;
}
