import { signInCodes } from '@yimen/contract/sign-in/codes';
import type { SignedIn, ToConfirm } from '@yimen/contract/sign-in/sign-in';
import { eq } from 'drizzle-orm';
import { people } from '../database/schema/people.ts';
import type { Visit } from '../http/visit.ts';
import { scopedOf } from '../tenancy/scoped.ts';
import { beginAttempt, findAttempt, newHandle, spendAttempt } from './attempts.ts';
import { readBrowser, rememberBrowser } from './browser.ts';
import { finishSignIn, type Proven } from './finish.ts';
import { SignInRefusal } from './refuse.ts';

interface Arrived extends Proven {
  readonly remote?: { session?: string; subject?: string };
  /** Whether this browser is known to have begun the sign-in. */
  readonly began: boolean;
}

/**
 * Signs in by a ticket or credential that anybody may have put into a link. Asks first when another person is signed in
 * in this browser, or the sign-in did not begin here: without the question a stranger's link would sign its reader in
 * as the stranger, who could then read what they enter. Throws {@link SignInRefusal} for a disabled account.
 */
export async function signInOrAsk(visit: Visit, arrived: Arrived): Promise<SignedIn | ToConfirm> {
  const { began, ...proven } = arrived;
  const { person, identity, remote, method, target, bind = null } = proven;
  if (person.disabled) throw new SignInRefusal(signInCodes.disabled, '', person.id);
  const mayGoOn = visit.person ? visit.person.id === person.id : began;
  if (mayGoOn) return finishSignIn(visit, proven);
  const here = scopedOf(visit);
  const handle = newHandle();
  const browser = await rememberBrowser(here, visit, visit.answer);
  const toConfirm = { person: person.id, identity, ...(remote && { remote }) };
  await beginAttempt(here, { id: handle, method, service: '', target, bind, browser, proven: toConfirm });
  return { confirm: { handle, name: person.name } };
}

/** Signs in a person who confirmed. Throws {@link SignInRefusal} for a handle of another browser, or an expired one. */
export async function confirmedSignIn(visit: Visit, handle: string): Promise<SignedIn> {
  const here = scopedOf(visit);
  const attempt = await findAttempt(here, { id: handle, browser: readBrowser(visit) });
  const { proven, method, target, bind } = attempt;
  if (!proven) throw new SignInRefusal(signInCodes.noAttempt, 'nobody was asked');
  await spendAttempt(here, attempt);
  const { identity, remote } = proven;
  const person = await here.first(people, eq(people.id, proven.person));
  if (!person) throw new SignInRefusal(signInCodes.unknownPerson);
  return finishSignIn(visit, { person, identity, method, target, bind, ...(remote && { remote }) });
}
