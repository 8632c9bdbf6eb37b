import { paths } from '@yimen/contract/paths';
import { guestLogin, logout, verifyDomain } from '@yimen/contract/sign-in/auth';
import { api } from '../../lib/api/browser.ts';
import { anonymousApi } from '../../lib/api/send.ts';
import { broadcast } from '../../lib/session/broadcast.ts';
import { readSession, saveGuestToken } from '../../lib/session/session.ts';
import { closeStorages } from '../../lib/storage.ts';
import { placementOf } from '../viewport/formulas.ts';
import { clearBrowser } from './clear.ts';
import { afterSignOut } from './target.ts';

/**
 * Ends the session: gets a new guest token, signs out on the server, then clears this browser. Returns where to go
 * (specification, section 4). A failing step does not keep anyone signed in. Without a `target` the identity provider
 * gets the current path, and our own sign-in page leads nowhere, because somebody else may sign in next.
 */
export async function signOut(target?: string): Promise<string> {
  const { pathname, search, hash } = location;
  const service = target ?? pathname + search + hash;
  const [guest, host] = await Promise.all([
    anonymousApi.call(guestLogin, {}).catch(() => undefined),
    anonymousApi.call(verifyDomain, { service }).catch(() => undefined),
  ]);
  const ended = readSession().isTourist ? undefined : await api.call(logout, { service }).catch(() => undefined);
  const cleared = clearBrowser();
  closeStorages();
  if (guest) saveGuestToken(guest.token);
  broadcast({ kind: 'signed-out' });
  await cleared;
  const { loginType = 0, loginPath = paths.login } = host ?? {};
  const onPhone = placementOf(window.innerWidth) === 'mobile';
  return afterSignOut({ loginType, loginPath, answered: ended?.redirect ?? null, service: target ?? '/', onPhone });
}
