import { createHash, randomUUID } from 'node:crypto';
import { and, eq, gt, isNull, sql } from 'drizzle-orm';
import type { Queryable } from '../database/open.ts';
import { accounts, people, sessions } from '../database/schema/people.ts';
import type { Session } from '../http/visit.ts';
import { dayMs } from '../institutions/clock.ts';
import { institutionRow } from '../institutions/resolve.ts';
import { type Scoped, scoped } from '../institutions/scoped.ts';
import { readToken } from './tokens.ts';

export type PersonRow = typeof people.$inferSelect;

/** How much later a session's last use may be written down, in ms: not every call writes. */
const seenEvery = 60_000;
/** How long a device that signed in is remembered as the owner's. */
const deviceRememberedMs = 90 * dayMs;

/** What a token stands for here and now; null when it is foreign, ended, idle too long or too old. */
export async function readSession(db: Queryable, institution: { id: string }, token: string): Promise<Session | null> {
  const claims = await readToken(db, institution, token);
  if (!claims) return null;
  const { loginTime } = claims;
  if (claims.userType === 'GUEST') return { id: claims.session, person: null, loginTime };

  const here = scoped(db, institution);
  const [found] = await db
    .select({
      id: people.id,
      userType: people.userType,
      name: people.name,
      seenAt: sessions.seenAt,
      startedAt: sessions.startedAt,
    })
    .from(sessions)
    .innerJoin(people, and(here.of(people), eq(people.id, sessions.person)))
    .where(
      here.of(sessions, eq(sessions.id, claims.session), eq(sessions.person, claims.person), isNull(sessions.endedAt)),
    );
  if (!found) return null;
  const idle = Date.now() - found.seenAt.getTime();
  const { onLineMinute } = await institutionRow(db, institution);
  if (idle > onLineMinute * 60_000) return null;
  if (idle > seenEvery) await here.update(sessions, { seenAt: new Date() }, eq(sessions.id, claims.session));
  const { id, userType, name } = found;
  return { id: claims.session, person: { id, userType, name }, loginTime: found.startedAt };
}

interface Start {
  person: PersonRow;
  address: string;
  userAgent: string;
  device: string;
  now: Date;
}

/** Begins a session and returns its id; the person's last sign-in is kept with it. */
export async function startSession(here: Scoped, { person, address, userAgent, device, now }: Start): Promise<string> {
  const id = randomUUID();
  await here.insert(sessions, [
    {
      ...{ id, address, startedAt: now, seenAt: now, previousLogin: person.lastLogin },
      person: person.id,
      userAgent: userAgent.slice(0, 400),
      device: digest(device),
    },
  ]);
  await here.update(people, { lastLogin: now }, eq(people.id, person.id));
  return id;
}

/** Ends a session for good: its token stands for nobody from now on. */
export async function endSession(here: Scoped, id: string): Promise<void> {
  await here.update(
    sessions,
    { endedAt: new Date() },
    and(eq(sessions.id, id), isNull(sessions.endedAt)) ?? sql`false`,
  );
}

/** The account's hash and person; null when there is no such account. */
export async function findAccount(here: Scoped, account: string): Promise<{ hash: string; person: PersonRow } | null> {
  const [found] = await here.db
    .select({ hash: accounts.passwordHash, person: people })
    .from(accounts)
    .innerJoin(people, and(here.of(people), eq(people.id, accounts.person)))
    .where(here.of(accounts, eq(accounts.account, account)));
  return found ?? null;
}

/** True when this device has signed in to the account within 90 days. */
export async function knowsDevice(here: Scoped, account: string, device: string): Promise<boolean> {
  const [found] = await here.db
    .select({ id: sessions.id })
    .from(sessions)
    .innerJoin(accounts, and(here.of(accounts), eq(accounts.person, sessions.person)))
    .where(
      here.of(
        sessions,
        eq(accounts.account, account),
        eq(sessions.device, digest(device)),
        gt(sessions.startedAt, new Date(Date.now() - deviceRememberedMs)),
      ),
    )
    .limit(1);
  return found !== undefined;
}

/** SHA-256, so that what is stored cannot be used in place of the secret. */
export function digest(text: string): string {
  return createHash('sha256').update(text).digest('base64url');
}
