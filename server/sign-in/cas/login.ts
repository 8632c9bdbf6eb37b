import { signInCodes } from '@yimen/contract/sign-in/codes';
import type { SignedIn, ToConfirm } from '@yimen/contract/sign-in/sign-in';
import type { Visit } from '../../http/visit.ts';
import { scopedOf } from '../../tenancy/scoped.ts';
import { findAttempt, spendAttempt, spendCredential } from '../attempts.ts';
import { readBrowser } from '../browser.ts';
import { signInOrAsk } from '../confirm.ts';
import { finishSignIn } from '../finish.ts';
import { findPerson } from '../methods/people.ts';
import { findMethod, firstMethod } from '../methods/store.ts';
import { SignInRefusal } from '../refuse.ts';
import { digest } from '../session/sessions.ts';
import { queryOfService } from '../target.ts';
import { validateTicket } from './protocol.ts';
import { casKind } from './settings.ts';

/** The CAS server's id of a session that it may end: a digest, because the ticket itself is not needed any more. */
export const remoteTicket = (ticket: string) => digest(`cas ${ticket}`);

interface Given {
  readonly ticket: string;
  /** The address that received the ticket, without the ticket. */
  readonly service: string;
  /** Whether the tab that uses the ticket says that it began. */
  readonly began: boolean;
}

/**
 * Signs in by a ticket. The attempt and the ticket are marked as used before the server is asked. A plain service has
 * no attempt id, so the ticket may be anybody's: there the person is asked, unless the tab itself began.
 */
export async function casSignIn(visit: Visit, { ticket, service, began }: Given): Promise<SignedIn | ToConfirm> {
  const here = scopedOf(visit);
  const named = queryOfService(service).get('attempt');
  const which = named === null ? { id: null, method: (await firstMethod(here, casKind)).id } : { id: named };
  const attempt = await findAttempt(here, { ...which, browser: readBrowser(visit) });
  const method = await findMethod(here, attempt.method, casKind);
  await spendAttempt(here, attempt);
  await spendCredential(here, `cas ${method.id} ${ticket}`);
  const { user, attributes } = await validateTicket(method, ticket, attempt.service);
  const { attribute, match } = method.settings;
  const name = attribute === '' ? user : attributes.get(attribute);
  if (!name) throw new SignInRefusal(signInCodes.nonsense, `no attribute ${attribute}`);
  const { target, bind } = attempt;
  const remote = { session: remoteTicket(ticket), subject: user };
  const proven = { ...(await findPerson(here, match, name)), method: method.id, target, bind, remote };
  return named === null ? signInOrAsk(visit, { ...proven, began }) : finishSignIn(visit, proven);
}
