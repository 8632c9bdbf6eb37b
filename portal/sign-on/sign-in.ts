import { getLoginRedirectType, login } from '@yimen/contract/auth';
import type { InputOf } from '@yimen/contract/endpoint';
import { anonymousApi, api } from '../api/browser.ts';
import { loadMenus } from '../boot/load-menus.ts';
import { tellOtherTabs } from '../session/broadcast.ts';
import { safeRedirect } from '../session/safe-redirect.ts';
import { clearBrowser, saveMemberToken } from '../session/session.ts';
import { placementOf } from '../viewport/formulas.ts';
import { targetAfterSignIn } from './target.ts';

/**
 * Signs in by account and password, leaves nothing of the last visitor, and answers where to go: the deep link
 * if it is safe, else by the institution's setting (specification, section 4). Throws ApiError when refused.
 */
export async function signIn(credentials: InputOf<typeof login>, redirect: string | null): Promise<string> {
  const { token } = await anonymousApi.call(login, credentials);
  clearBrowser();
  saveMemberToken(token);
  tellOtherTabs('signed-in');
  return safeRedirect(redirect, location.origin) ?? usualTarget();
}

async function usualTarget(): Promise<string> {
  if (placementOf(window.innerWidth) === 'mobile') return '/mobile/home';
  // Signed in already: without the menu or the setting the first page is still right.
  const [menus, setting] = await Promise.all([
    loadMenus(api).catch(() => undefined),
    api.call(getLoginRedirectType, {}).catch(() => undefined),
  ]);
  return targetAfterSignIn(menus?.desktop ?? [], setting);
}
