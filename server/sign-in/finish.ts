import { randomUUID } from 'node:crypto';
import type { SignedIn } from '@yimen/contract/sign-in/sign-in';
import { inTransaction } from '../database/transaction.ts';
import type { Visit } from '../http/visit.ts';
import { scoped } from '../tenancy/scoped.ts';
import { deviceFor, readDevices, rememberDevice } from './devices.ts';
import type { Found } from './methods/people.ts';
import { actingAs, hasEnded } from './session/acting.ts';
import { endGuest, endSession, graceMs, startSession } from './sessions.ts';
import { signToken } from './tokens.ts';
import { waitingToBind } from './wechat/bind.ts';

export interface Proven extends Found {
  /** Id of the method that proved it. */
  readonly method: string;
  readonly target: string | null;
  /** Handle of a WeChat user who may be bound to the person. */
  readonly bind?: string | null | undefined;
  readonly remote?: { session?: string; subject?: string; idToken?: string };
}

/**
 * Begins the session of someone who has proven who they are: all of it, or nothing when a part fails. Throws a
 * SignInRefusal for a disabled account.
 */
export async function finishSignIn(visit: Visit, proven: Proven): Promise<SignedIn> {
  const { person, method, target, identity, remote } = proven;
  const { db, institution, ip: address, log } = visit;
  const now = new Date();
  const session = randomUUID();
  const { userType } = actingAs(person, identity);
  // Outside of the transaction: a key may have to be made, in one of its own. Without its session a token is nothing.
  const token = await signToken(db, institution, { session, person: person.id, userType, now });
  const here = scoped(db, institution);
  const devices = { own: await deviceFor(here, visit, person), known: readDevices(visit) };
  const bind = await waitingToBind(here, visit, proven.bind);
  const userAgent = visit.headers.get('user-agent') ?? '';
  await inTransaction(db, async (tx) => {
    const within = scoped(tx, institution);
    await startSession(within, { id: session, person, address, userAgent, devices, method, identity, remote, now });
    // Who signs in over another session leaves it: nobody would hold its token any more.
    if (!visit.session) return;
    if (!visit.person) return endGuest(within, visit.session.id, now);
    // Pages of another tab that are on their way by the person's own former token would take the new one back.
    const isOwn = visit.person.id === person.id;
    await endSession(within, visit.session.id, isOwn ? new Date(now.getTime() + graceMs) : now);
  });
  rememberDevice(visit, devices.own);
  log.info({ person: person.id, session, method }, 'signed in');
  return {
    token,
    target,
    chooseIdentity: identity === null && person.identities.filter((one) => !hasEnded(one)).length > 1,
    bind,
  };
}
