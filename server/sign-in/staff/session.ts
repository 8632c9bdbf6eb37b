import { inputHeader } from '@yimen/contract/access/staff';
import { and, eq, inArray, lt, ne, or } from 'drizzle-orm';
import { isPermitted } from '../../access/permits.ts';
import { countEvent, personActor, recordEvent } from '../../audit/store.ts';
import type { Database } from '../../database/open.ts';
import { people } from '../../database/schema/people.ts';
import { staffSessions } from '../../database/schema/staff.ts';
import { addressBlock } from '../../http/limits/address.ts';
import type { StaffSession, StaffVisit } from '../../http/visit.ts';
import { accountSecurity, tellPeople } from '../../messages/tell.ts';
import { institutionRow } from '../../tenancy/resolve.ts';
import { ownedBy, type Scoped, scoped, scopedOf } from '../../tenancy/scoped.ts';
import { type Asking, readSecretCookies, secretCookie } from '../cookies.ts';
import { provesToAdmin } from '../methods/changed.ts';
import { digest, newSecret, type PersonRow } from '../session/sessions.ts';
import { servesAdmin } from './own-host.ts';

const staffCookie = 'yimen_staff';
const form = new RegExp(`^${staffCookie}$`);

/** How long a staff session lasts without any input of its person, in ms. */
export const idleMs = 30 * 60_000;
/** How long it lasts in any case, in ms. */
export const longestMs = 12 * 60 * 60_000;
/** Input is stored at most this often, in ms, so that not every call writes. */
const usedEvery = 60_000;

const unprovenText =
  '有人以您的身份登录，要进入管理台。这个登录方式是在管理台设置的，设置它的人没有您的全部权限，所以不能用它进入管理台：请换一种登录方式，或请运维用命令 sign-in set 确认。不是您本人登录的，请马上告诉运维。';

interface Opening {
  readonly person: PersonRow;
  /** Id of the portal's session that begins with it. */
  readonly session: string;
  readonly method: string;
  readonly address: string;
  readonly userAgent: string;
  readonly now: Date;
}

/**
 * Opens a staff session, in the transaction of the sign-in, and returns the secret for its cookie; null for a person
 * who may not enter 管理台, or not by this method: they are told so by a message.
 */
export async function openStaffSession(here: Scoped, opening: Opening): Promise<string | null> {
  const { person, session, method, address, userAgent, now } = opening;
  const actor = personActor(person);
  if (!(await isPermitted(here, person.id, 'any'))) {
    await countEvent(here, { actor, action: 'staff-refused', detail: 'any', address: addressBlock(address) });
    return null;
  }
  if (!(await provesToAdmin(here, method, person))) {
    await countEvent(here, { actor, action: 'staff-refused', detail: method, address: addressBlock(address) });
    const told = { id: `method-${method}-${session}`, title: '这次登录不能进入管理台', text: unprovenText };
    await tellPeople(here, [person.id], { ...told, source: accountSecurity, sentAt: now });
    return null;
  }
  await sweep(here, now);
  const secret = newSecret();
  await here.insert(staffSessions, [
    {
      digest: digest(secret),
      person: person.id,
      session,
      startedAt: now,
      usedAt: now,
      address,
      userAgent: userAgent.slice(0, 400),
      method,
    },
  ]);
  await recordEvent(here, { actor, action: 'staff-sign-in', detail: method, address });
  return secret;
}

/** Records that a person of the staff was refused for want of these permissions; alike refusals of an hour are counted. */
export function recordUnpermitted(visit: StaffVisit, needed: string): Promise<void> {
  const { person, ip } = visit;
  return countEvent(scopedOf(visit), {
    actor: personActor(person),
    action: 'staff-refused',
    detail: needed,
    address: addressBlock(ip),
  });
}

/** Deletes sessions that nobody can use any more, without waiting for others who do so. */
async function sweep(here: Scoped, now: Date): Promise<void> {
  const ago = (ms: number) => new Date(now.getTime() - ms);
  const isOver = or(lt(staffSessions.usedAt, ago(idleMs)), lt(staffSessions.startedAt, ago(longestMs)));
  const over = here.db
    .select({ digest: staffSessions.digest })
    .from(staffSessions)
    .where(here.of(staffSessions, isOver))
    .for('update', { skipLocked: true });
  await here.delete(staffSessions, inArray(staffSessions.digest, over));
}

/** Sets the cookie of a staff session: no script reads it, and no other site has it sent. */
export function rememberStaff({ origin, answer }: { origin: string; answer: Headers }, secret: string): void {
  answer.append('set-cookie', secretCookie(origin, staffCookie, secret, longestMs / 1000, 'Strict'));
}

export function forgetStaff({ origin, answer }: { origin: string; answer: Headers }): void {
  answer.append('set-cookie', secretCookie(origin, staffCookie, '', 0, 'Strict'));
}

/**
 * The staff session of a request's cookie; null when it is of another institution, has ended, or its person is disabled,
 * and on a host where 管理台 does not stand.
 * A call that a person's input caused keeps it alive.
 */
export async function readStaff(
  db: Database,
  institution: { id: string },
  asking: Asking,
): Promise<StaffSession | null> {
  const secret = secretOf(asking);
  if (!secret || !(await servesAdmin(db, institution, asking.origin))) return null;
  const here = scoped(db, institution);
  const id = digest(secret);
  const [found] = await db
    .select({ session: staffSessions, id: people.id, name: people.name, userType: people.userType })
    .from(staffSessions)
    .innerJoin(people, and(here.of(people), eq(people.id, staffSessions.person), eq(people.disabled, false)))
    .where(here.of(staffSessions, eq(staffSessions.digest, id)));
  if (!found) return null;
  const { session, ...person } = found;
  const { startedAt, usedAt, provenAt } = session;
  const now = Date.now();
  const idle = now - usedAt.getTime();
  if (idle > idleMs || now - startedAt.getTime() > longestMs) return null;
  const isInput = asking.headers.get(inputHeader.name) === inputHeader.value;
  const used = isInput && idle >= usedEvery ? new Date(now) : usedAt;
  if (used !== usedAt) await here.update(staffSessions, { usedAt: used }, eq(staffSessions.digest, id));
  const { secondFactor: asksSecondFactor } = await institutionRow(db, institution);
  return { id, person, startedAt, usedAt: used, provenAt, asksSecondFactor };
}

/** The secret of the staff cookie that a browser sends; undefined without one. */
const secretOf = (asking: Asking) => readSecretCookies(asking, form).find(({ isFormer }) => !isFormer)?.secret;

/** Ends the staff session that a browser has, because somebody signs in there anew. */
export async function endStaffSessionIn(here: Scoped, asking: Asking): Promise<void> {
  const secret = secretOf(asking);
  if (secret) await endStaffSession(here, { id: digest(secret) });
}

/** Ends one staff session. */
export const endStaffSession = (here: Scoped, { id }: Pick<StaffSession, 'id'>): Promise<number> =>
  here.delete(staffSessions, eq(staffSessions.digest, id));

/** Ends a person's staff sessions, without the one of this id where it is given. */
export function endStaffSessionsOf(here: Scoped, person: { readonly id: string }, but?: string): Promise<number> {
  return here.delete(staffSessions, ownedBy(staffSessions, person, but ? ne(staffSessions.digest, but) : undefined));
}
