import { randomUUID } from 'node:crypto';
import { isAdminPath } from '@yimen/contract/paths';
import type { SignedIn } from '@yimen/contract/sign-in/sign-in';
import { eq } from 'drizzle-orm';
import { actingAs, hasEnded, identityId } from '../access/acting.ts';
import { personActor, recordEvent } from '../audit/store.ts';
import { sessions } from '../database/schema/people.ts';
import { inTransaction } from '../database/transaction.ts';
import type { Visit } from '../http/visit.ts';
import { revokeSessions } from '../sessions.ts';
import { preferencesOf } from '../tenancy/preferences.ts';
import { type Scoped, scoped } from '../tenancy/scoped.ts';
import { deviceFor, readDevices, rememberDevice } from './devices.ts';
import type { Found } from './methods/people.ts';
import { tellNewDevice } from './session/new-device.ts';
import { endGuest, graceMs, type PersonRow, startSession } from './session/sessions.ts';
import { servesAdmin } from './staff/own-host.ts';
import { endStaffSessionIn, openStaffSession, rememberStaff } from './staff/session.ts';
import { signToken } from './tokens.ts';
import { waitingToBind } from './wechat/bind.ts';

export interface Proven extends Found {
  /** Id of the method by which the person signed in. */
  readonly method: string;
  readonly target: string | null;
  /** Handle of a WeChat user to be bound to the person. */
  readonly bind?: string | null | undefined;
  readonly remote?: { session?: string; subject?: string; idToken?: string };
}

/**
 * Begins the session of an authenticated person, in one transaction, and a staff session with it where the person goes
 * to 管理台, may enter it, and it stands on this host. Throws a SignInRefusal for a disabled account.
 */
export async function finishSignIn(visit: Visit, proven: Proven): Promise<SignedIn> {
  const { person, method, target, remote } = proven;
  const identity = proven.identity ?? lastChosen(person);
  const { db, institution, ip: address, log } = visit;
  const now = new Date();
  const session = randomUUID();
  const { userType } = actingAs(person, identity);
  // Outside the transaction, because a new key may be made in a transaction of its own. A token without its session is
  // worthless.
  const token = await signToken(db, institution, { session, person: person.id, userType, now });
  const here = scoped(db, institution);
  const devices = { own: await deviceFor(here, visit, person), known: readDevices(visit) };
  const bind = await waitingToBind(here, visit, proven.bind);
  const entersAdmin = target !== null && isAdminPath(target) && (await servesAdmin(db, institution, visit.origin));
  const userAgent = visit.headers.get('user-agent') ?? '';
  const staff = await inTransaction(db, async (tx) => {
    const within = scoped(tx, institution);
    const start = { id: session, person, address, userAgent, devices, method, identity, remote, now };
    if (await startSession(within, start)) await tellNewDevice(within, start);
    await recordEvent(within, { actor: personActor(person), action: 'sign-in', detail: method, address });
    await endStaffSessionIn(within, visit);
    const opening = { person, session, method, address, userAgent, now };
    const secret = entersAdmin ? await openStaffSession(within, opening) : null;
    await replaceSession(within, visit, person, now);
    return secret;
  });
  rememberDevice(visit, devices.own);
  if (staff) rememberStaff(visit, staff);
  log.info({ person: person.id, session, method }, 'signed in');
  return {
    token,
    target,
    chooseIdentity: identity === null && person.identities.filter((one) => !hasEnded(one)).length > 1,
    bind,
  };
}

/**
 * The id of the identity that the person chose last and can still act in; null where there is none, or they want to be
 * asked.
 */
function lastChosen(person: PersonRow): string | null {
  const { identity } = preferencesOf(person);
  const isOpen = person.identities.some((one) => identityId(one, person.identities) === identity && !hasEnded(one));
  return identity && isOpen ? identity : null;
}

/** Ends the session of the call by which a person signed in: nobody holds that session's token any more. */
async function replaceSession(
  within: Scoped,
  visit: Pick<Visit, 'session' | 'person'>,
  person: PersonRow,
  now: Date,
): Promise<void> {
  if (!visit.session) return;
  if (!visit.person) return endGuest(within, visit.session.id, now);
  // Requests of other tabs may still use the person's former token; ended at once, it would sign the browser out again.
  const isOwn = visit.person.id === person.id;
  await revokeSessions(within, [eq(sessions.id, visit.session.id)], isOwn ? graceMs : 0);
}
