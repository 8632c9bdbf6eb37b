import type { SignedIn, ToConfirm } from '@yimen/contract/sign-in/sign-in';
import type { Visit } from '../../http/visit.ts';
import { scopedOf } from '../../tenancy/scoped.ts';
import { findAttempt, spendAttempt, spendCredential } from '../attempts.ts';
import { readBrowser } from '../browser.ts';
import { signInOrAsk } from '../confirm.ts';
import { findPerson } from '../methods/people.ts';
import { firstMethod } from '../methods/store.ts';
import { queryOfService, safeTarget } from '../target.ts';
import { readCredential } from './credential.ts';
import { linkMethod, openLink } from './link.ts';
import { apiKind } from './settings.ts';

interface Given {
  readonly code: string;
  readonly millis: string;
  /** The address that received the credential, without the credential. */
  readonly service: string;
}

/**
 * Signs in by a credential of the institution's own system. When the sign-in began here, it must return to the same
 * browser. When that system began it, the target is in the address and the person is asked first, as with a link that
 * `sign-in link` has printed.
 */
export async function apiSignIn(visit: Visit, { code, millis, service }: Given): Promise<SignedIn | ToConfirm> {
  const here = scopedOf(visit);
  if (code.startsWith(`${linkMethod}.`)) {
    const opened = await openLink(here, code);
    return signInOrAsk(visit, { ...opened, identity: null, method: linkMethod, began: false });
  }
  const method = await firstMethod(here, apiKind);
  const account = await readCredential(here, method, code, millis);
  const query = queryOfService(service);
  const named = query.get('attempt');
  const attempt = named === null ? null : await findAttempt(here, { id: named, browser: readBrowser(visit) });
  if (attempt) await spendAttempt(here, attempt);
  await spendCredential(here, `api ${method.id} ${code} ${millis}`);
  const found = await findPerson(here, method.settings.match, account);
  const target = attempt ? attempt.target : safeTarget(query.get('redirect') ?? service);
  const began = attempt !== null;
  return signInOrAsk(visit, { ...found, method: method.id, target, bind: attempt?.bind, began });
}
