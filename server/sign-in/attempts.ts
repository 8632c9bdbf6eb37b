import { randomBytes } from 'node:crypto';
import { signInCodes } from '@yimen/contract/sign-in/codes';
import { and, desc, eq, isNull, sql } from 'drizzle-orm';
import { signInAttempts, spentCredentials } from '../database/schema/sign-in.ts';
import { dayMs } from '../lib/time.ts';
import type { Scoped } from '../tenancy/scoped.ts';
import { begunBy } from './browser.ts';
import { SignInRefusal } from './refuse.ts';
import { digest } from './session/sessions.ts';

/** How long a sign-in may take elsewhere, in ms. */
export const attemptMs = 600_000;
/** How long a used ticket is remembered, in ms: longer than any counterpart accepts it. */
const spentMs = dayMs;

export type Attempt = typeof signInAttempts.$inferSelect;

/** 160 random bits in hex: WeChat allows only letters and digits in a state. */
export const newHandle = () => randomBytes(20).toString('hex');

interface Beginning extends Pick<Attempt, 'id' | 'method' | 'target' | 'service'> {
  /** The browser's secret. */
  browser: string;
  nonce?: string | null;
  verifier?: string | null;
  bind?: string | null;
  proven?: Attempt['proven'];
}

/** Stores what is needed when the browser returns. */
export async function beginAttempt(here: Scoped, { browser, ...attempt }: Beginning): Promise<void> {
  const now = new Date();
  const times = { createdAt: now, expiresAt: new Date(now.getTime() + attemptMs) };
  await here.insert(signInAttempts, [{ ...attempt, ...times, browser: digest(browser) }]);
}

interface Known {
  /** Null: the browser's newest attempt of this method. */
  readonly id: string | null;
  readonly method?: string;
  /** The browser's secrets; none when it sent none. */
  readonly browser: readonly string[];
}

/** The attempt that this browser began. Throws {@link SignInRefusal} when there is none, or it has expired. */
export async function findAttempt(here: Scoped, { id, method, browser }: Known): Promise<Attempt> {
  if (browser.length === 0) throw new SignInRefusal(signInCodes.noAttempt, 'the browser sent no cookie');
  const own = begunBy(signInAttempts, browser);
  const newest = and(eq(signInAttempts.method, method ?? ''), isNull(signInAttempts.proven));
  const which = id === null ? newest : eq(signInAttempts.id, id);
  const orderBy = [desc(signInAttempts.createdAt)];
  const [attempt] = await here.rows(signInAttempts, { where: and(own, which), orderBy, limit: 1 });
  if (!attempt) throw new SignInRefusal(signInCodes.noAttempt, 'no such attempt of this browser');
  if (attempt.spentAt) throw new SignInRefusal(signInCodes.spent, 'the attempt is spent');
  if (attempt.expiresAt < new Date()) throw new SignInRefusal(signInCodes.late);
  return attempt;
}

/** The target of an attempt that began in this browser, whether or not it succeeded; null for another browser's. */
export async function targetOfAttempt(here: Scoped, id: string, browser: readonly string[]): Promise<string | null> {
  const own = and(eq(signInAttempts.id, id), begunBy(signInAttempts, browser));
  return (await here.first(signInAttempts, own))?.target ?? null;
}

/** Uses the attempt up: of several concurrent calls one succeeds, the others are refused. */
export async function spendAttempt(here: Scoped, { id }: Pick<Attempt, 'id'>): Promise<void> {
  const unspent = and(eq(signInAttempts.id, id), isNull(signInAttempts.spentAt)) ?? sql`false`;
  const taken = await here.update(signInAttempts, { spentAt: new Date() }, unspent);
  if (taken !== 1) throw new SignInRefusal(signInCodes.spent, 'the attempt is spent');
}

/** Uses a ticket or code up, whether or not its counterpart would accept it twice. */
export async function spendCredential(here: Scoped, credential: string): Promise<void> {
  const until = new Date(Date.now() + spentMs);
  const added = await here.db
    .insert(spentCredentials)
    .values({ institution: here.institution, digest: digest(credential), until })
    .onConflictDoNothing();
  if (added.rowCount !== 1) throw new SignInRefusal(signInCodes.spent, 'the credential is spent');
}
