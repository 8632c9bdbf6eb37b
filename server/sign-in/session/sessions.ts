import { createHash, randomBytes } from 'node:crypto';
import { signInCodes } from '@yimen/contract/sign-in/codes';
import { and, desc, eq, gt, inArray, sql } from 'drizzle-orm';
import { actingAs } from '../../access/acting.ts';
import type { Database } from '../../database/open.ts';
import { accounts, people, sessions } from '../../database/schema/people.ts';
import { spentCredentials } from '../../database/schema/sign-in.ts';
import { forgetSessions } from '../../http/sessions/cache.ts';
import type { Session } from '../../http/visit.ts';
import { dayMs } from '../../lib/time.ts';
import { notOver } from '../../sessions.ts';
import { institutionRow } from '../../tenancy/resolve.ts';
import { type Scoped, scoped } from '../../tenancy/scoped.ts';
import { SignInRefusal } from '../refuse.ts';
import { lifetimeMs, readToken } from '../tokens.ts';

export type PersonRow = typeof people.$inferSelect;

/** A session's last use is stored at most this often, in ms, so that not every call writes. */
const seenEvery = 60_000;
/** How long a device is remembered after a sign-in, in ms. */
export const deviceRememberedMs = 90 * dayMs;

/** How long the former token is accepted after a renewal, in ms, for calls that were already under way. */
export const graceMs = 60_000;

/** The session of a token; null when the token is foreign, ended, replaced, idle too long or too old. */
export async function findSession(db: Database, institution: { id: string }, token: string): Promise<Session | null> {
  const claims = await readToken(db, institution, token);
  if (!claims) return null;
  const { loginTime } = claims;
  const here = scoped(db, institution);
  if (claims.userType === 'GUEST') {
    const ended = await here.first(spentCredentials, eq(spentCredentials.digest, guestDigest(claims.session)));
    return ended ? null : { id: claims.session, person: null, identity: null, loginTime };
  }

  const [found] = await db
    .select({ person: people, session: sessions })
    .from(sessions)
    .innerJoin(people, and(here.of(people), eq(people.id, sessions.person), eq(people.disabled, false)))
    .where(here.of(sessions, eq(sessions.id, claims.session), eq(sessions.person, claims.person), notOver));
  if (!found || !isNewestGeneration(found.session, claims.generation)) return null;
  const { seenAt, startedAt, identity } = found.session;
  const now = Date.now();
  const idle = now - seenAt.getTime();
  const { onLineMinute } = await institutionRow(db, institution);
  if (idle > onLineMinute * 60_000 || now - startedAt.getTime() > lifetimeMs) return null;
  if (idle > Math.min(seenEvery, (onLineMinute * 60_000) / 4))
    await here.update(sessions, { seenAt: new Date() }, eq(sessions.id, claims.session));
  const { id, name } = found.person;
  const { userType } = actingAs(found.person, identity);
  return { id: claims.session, person: { id, userType, name }, identity, loginTime: startedAt };
}

function isNewestGeneration({ generation, renewedAt }: typeof sessions.$inferSelect, given: number): boolean {
  if (given === generation) return true;
  return given === generation - 1 && Date.now() - (renewedAt?.getTime() ?? 0) < graceMs;
}

interface Start {
  id: string;
  person: PersonRow;
  address: string;
  userAgent: string;
  /** The browser's new device secret, and those that it sent. */
  devices: { own: string; known: readonly string[] };
  /** Id of the method by which the person signed in. */
  method: string;
  identity: string | null;
  /** The counterpart's ids of this session. */
  remote?: { session?: string; subject?: string; idToken?: string } | undefined;
  now: Date;
}

/**
 * Begins a session and stores the time of the person's previous sign-in with it; returns whether it is on a device that
 * is new to a person who has signed in before. Throws {@link SignInRefusal} for a disabled account, also for one that is
 * being disabled at this moment.
 */
export async function startSession(here: Scoped, start: Start): Promise<boolean> {
  const { id, person, address, userAgent, devices, method, identity, remote, now } = start;
  // First, because it waits for a concurrent change of the person: a change that ends sessions must find this one, or
  // disable the person first.
  const enabled = and(eq(people.id, person.id), eq(people.disabled, false)) ?? sql`false`;
  if ((await here.update(people, { lastLogin: now }, enabled)) !== 1)
    throw new SignInRefusal(signInCodes.disabled, '', person.id);
  const unfamiliar = await isUnfamiliar(here, person.id, devices.known, now);
  await here.insert(sessions, [
    {
      id,
      address,
      method,
      identity,
      unfamiliar,
      startedAt: now,
      seenAt: now,
      previousLogin: person.lastLogin,
      person: person.id,
      userAgent: userAgent.slice(0, 400),
      device: digest(devices.own),
      remoteSession: remote?.session,
      remoteSubject: remote?.subject,
      idToken: remote?.idToken,
    },
  ]);
  return unfamiliar;
}

/** True when the person has signed in within 90 days, but never on this device. */
async function isUnfamiliar(here: Scoped, person: string, devices: readonly string[], now: Date): Promise<boolean> {
  const lately = gt(sessions.startedAt, new Date(now.getTime() - deviceRememberedMs));
  const where = and(eq(sessions.person, person), lately);
  const [last] = await here.rows(sessions, { where, limit: 1 });
  if (!last) return false;
  const onThese = inArray(sessions.device, devices.map(digest));
  return (await here.first(sessions, and(where, onThese))) === null;
}

/** Ends a guest's token and those it was renewed from, because the guest has signed in (specification, section 4). */
export async function endGuest(here: Scoped, id: string, now: Date): Promise<void> {
  // Stored until the last token of this guest would have expired.
  const until = new Date(now.getTime() + lifetimeMs);
  await here.insertNew(spentCredentials, [{ digest: guestDigest(id), until }]);
  forgetSessions(id);
}

const guestDigest = (id: string) => digest(`guest ${id}`);

/** A person's row; null when the institution has none of this id. */
export const findPersonRow = (here: Scoped, id: string): Promise<PersonRow | null> =>
  here.first(people, eq(people.id, id));

/** The row of a session; null when it has been deleted. */
export const findSessionRow = (here: Scoped, id: string) => here.first(sessions, eq(sessions.id, id));

/** The account and its person; null when there is no such account. */
export async function findAccount(here: Scoped, account: string) {
  const [found] = await here.db
    .select({ own: accounts, person: people })
    .from(accounts)
    .innerJoin(people, and(here.of(people), eq(people.id, accounts.person)))
    .where(here.of(accounts, eq(accounts.account, account)));
  return found ?? null;
}

/** The secret whose device has signed in to the account within 90 days; null when none has. */
export async function knownDevice(here: Scoped, account: string, devices: readonly string[]): Promise<string | null> {
  const [found] = await here.db
    .select({ device: sessions.device })
    .from(sessions)
    .innerJoin(accounts, and(here.of(accounts), eq(accounts.person, sessions.person)))
    .where(
      here.of(
        sessions,
        eq(accounts.account, account),
        inArray(sessions.device, devices.map(digest)),
        gt(sessions.startedAt, new Date(Date.now() - deviceRememberedMs)),
      ),
    )
    .limit(1);
  return devices.find((device) => digest(device) === found?.device) ?? null;
}

/** The id of the person who last signed in on the device of these secrets, within 90 days; null when nobody has. */
export async function ownerOfDevice(here: Scoped, devices: readonly string[]): Promise<string | null> {
  const lately = gt(sessions.startedAt, new Date(Date.now() - deviceRememberedMs));
  const where = and(inArray(sessions.device, devices.map(digest)), lately);
  const [last] = await here.rows(sessions, { where, orderBy: [desc(sessions.startedAt)], limit: 1 });
  return last?.person ?? null;
}

/** 256 random bits. */
export const newSecret = () => randomBytes(32).toString('base64url');

/** SHA-256, so that what is stored cannot be used in place of the secret. */
export function digest(text: string): string {
  return createHash('sha256').update(text).digest('base64url');
}
