import { randomUUID } from 'node:crypto';
import type { SignedIn } from '@yimen/contract/sign-in';
import { signInCodes } from '@yimen/contract/sign-in-codes';
import { inArray } from 'drizzle-orm';
import { signInBindings } from '../database/schema/sign-in.ts';
import { inTransaction } from '../database/transaction.ts';
import type { Visit } from '../http/visit.ts';
import { type Scoped, scoped } from '../institutions/scoped.ts';
import { type Attempt, findAttempt, spendAttempt } from './attempts.ts';
import { readBrowser } from './browser.ts';
import { deviceFor, readDevices, rememberDevice } from './devices.ts';
import type { Found } from './methods/people.ts';
import { SignInRefusal } from './refuse.ts';
import { actingAs, hasEnded } from './session/acting.ts';
import { endGuest, endSession, startSession } from './sessions.ts';
import { signToken } from './tokens.ts';

interface Proven extends Found {
  /** Id of the method that proved it. */
  readonly method: string;
  readonly target: string | null;
  /** A WeChat user who is to be bound to the person. */
  readonly bind?: string | null | undefined;
  readonly remote?: { session?: string; subject?: string; idToken?: string };
}

/**
 * Begins the session of someone who has proven who they are: all of it, or nothing when a part fails. Throws
 * {@link SignInRefusal} for a disabled account.
 */
export async function finishSignIn(visit: Visit, proven: Proven): Promise<SignedIn> {
  const { person, method, target, identity, remote, bind } = proven;
  const { db, institution, ip: address, log } = visit;
  const now = new Date();
  const session = randomUUID();
  const { userType } = actingAs(person, identity);
  // Outside of the transaction: a key may have to be made, in one of its own. Without its session a token is nothing.
  const token = await signToken(db, institution, { session, person: person.id, userType, now });
  const devices = { own: await deviceFor(scoped(db, institution), visit, person), known: readDevices(visit) };
  const userAgent = visit.headers.get('user-agent') ?? '';
  await inTransaction(db, async (tx) => {
    const here = scoped(tx, institution);
    if (bind) await bindPerson(here, person.id, await boundAttempt(here, visit, bind));
    await startSession(here, { id: session, person, address, userAgent, devices, method, identity, remote, now });
    // Who signs in over another session leaves it: nobody would hold its token any more.
    if (visit.session) {
      await (visit.person ? endSession(here, visit.session.id) : endGuest(here, visit.session.id, now));
    }
  });
  rememberDevice(visit, devices.own);
  log.info({ person: person.id, session, method }, 'signed in');
  return {
    token,
    target,
    chooseIdentity: identity === null && person.identities.filter((one) => !hasEnded(one)).length > 1,
  };
}

/** The attempt of this browser whose user is to be bound. Throws {@link SignInRefusal} when it is none, or over. */
export async function boundAttempt(here: Scoped, visit: Visit, handle: string): Promise<Attempt> {
  const attempt = await findAttempt(here, { id: handle, browser: readBrowser(visit) });
  if (attempt.named) return attempt;
  throw new SignInRefusal(signInCodes.noAttempt, 'nobody to bind');
}

async function bindPerson(here: Scoped, person: string, attempt: Attempt): Promise<void> {
  const { subject = '', aliases = [] } = attempt.named ?? {};
  await spendAttempt(here, attempt);
  const subjects = [subject, ...aliases];
  const known = await here.rows(signInBindings, { where: inArray(signInBindings.subject, subjects) });
  if (known.some((binding) => binding.person !== person)) throw new SignInRefusal(signInCodes.boundElsewhere);
  const boundAt = new Date();
  await here.insertNew(
    signInBindings,
    subjects.map((one) => ({ subject: one, person, boundAt })),
  );
}
