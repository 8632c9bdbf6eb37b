import { guestLogin, logout, verifyDomain } from '@yimen/contract/auth';
import { anonymousApi, api } from '../api/browser.ts';
import { tellOtherTabs } from '../session/broadcast.ts';
import { clearBrowser, readSession, saveGuestToken } from '../session/session.ts';
import { afterSignOut } from './target.ts';

/**
 * Ends the session: a fresh guest token first, then the server's side, then everything kept here; answers where
 * to go (specification, section 4). What fails on the way does not keep anyone signed in.
 */
export async function signOut(service = '/'): Promise<string> {
  const [guest, host] = await Promise.all([
    anonymousApi.call(guestLogin, {}).catch(() => undefined),
    anonymousApi.call(verifyDomain, { service }).catch(() => undefined),
  ]);
  const ended = readSession().isTourist ? undefined : await api.call(logout, { service }).catch(() => undefined);
  clearBrowser();
  if (guest) saveGuestToken(guest.token);
  tellOtherTabs('signed-out');
  return afterSignOut(host?.loginType ?? 0, ended?.redirect ?? null, service);
}
