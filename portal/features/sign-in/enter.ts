import { paths } from '@yimen/contract/paths';
import { getLoginRedirectType, logout } from '@yimen/contract/sign-in/auth';
import { signInCodes } from '@yimen/contract/sign-in/codes';
import { passportLogin } from '@yimen/contract/sign-in/session';
import type { SignedIn } from '@yimen/contract/sign-in/sign-in';
import { api } from '../../lib/api/browser.ts';
import { createClient } from '../../lib/api/client.ts';
import { ApiError } from '../../lib/api/errors.ts';
import { lastRequestId, origin, send } from '../../lib/api/send.ts';
import { broadcast } from '../../lib/session/broadcast.ts';
import { personOf } from '../../lib/session/person.ts';
import { saveMemberToken } from '../../lib/session/session.ts';
import { isOpenToMember } from '../../shell/guards/run.ts';
import { splitHref } from '../../shell/routes/counterparts.ts';
import { pageSiteOf } from '../../shell/routes/match.ts';
import { safeRedirect } from '../../shell/routes/safe-redirect.ts';
import { identitiesHref } from '../../shell/routes/sign-in-link.ts';
import { clearBrowser } from '../../shell/sign-out/clear.ts';
import { placementOf } from '../../shell/viewport/formulas.ts';
import { loadMenus } from '../../shell/visit/load-menus.ts';
import { bindHref } from './hrefs.ts';
import { type Landing, targetAfterSignIn } from './target.ts';

/** Longest wait for the passport for sibling sites, in ms. */
const passportTimeoutMs = 5000;

/**
 * What every successful sign-in does in the browser (specification, section 4): removes the last visitor's data, stores
 * the token, asks for an identity if there are several, finds the target and has the passport cookie set. Returns where
 * to go: to the binding question first, where a WeChat user waits to be bound. Throws ApiError when the browser refuses
 * the cookie.
 */
export async function enter(signedIn: SignedIn, redirect: string | null): Promise<string> {
  const { token, target, chooseIdentity, bind } = signedIn;
  await acceptToken(token);
  const returnTo = safeRedirect(target, location.origin) ?? safeRedirect(redirect, location.origin);
  const next = chooseIdentity
    ? identitiesHref(returnTo ?? null)
    : await openLanding(returnTo ? { href: returnTo } : await usualLanding());
  return bind ? bindHref(bind, next) : next;
}

/**
 * Continues after an identity was chosen, or when there is only one: where the person came from, unless this identity
 * may not open that page.
 */
export async function enterAs(token: string, redirect: string | null): Promise<string> {
  await acceptToken(token);
  const returnTo = safeRedirect(redirect, location.origin);
  return openLanding(returnTo !== undefined && (await isOpen(returnTo)) ? { href: returnTo } : await usualLanding());
}

/** Whether the person may open a page of either site; also where their menus do not load. */
async function isOpen(href: string): Promise<boolean> {
  const device = pageSiteOf(splitHref(href).pathname) === 'mobile' ? 'mobile' : 'desktop';
  const menus = await loadMenus(api).catch(() => undefined);
  return !menus || isOpenToMember(href, { device, menus });
}

async function acceptToken(token: string): Promise<void> {
  const person = personOf(token);
  void clearBrowser({ person, keepSession: true });
  if (!saveMemberToken(token)) {
    const requestId = lastRequestId();
    await endUnsavedSession(token);
    throw new ApiError('sign-in', {
      code: signInCodes.noAttempt,
      msg: '需要允许 Cookie：浏览器没有保存登录状态。请在浏览器设置中允许本网站使用 Cookie，然后重新登录',
      requestId,
    });
  }
  broadcast({ kind: 'signed-in', person });
}

/** Ends a session whose token the browser did not store: it cannot be used, and would be listed as a device. */
async function endUnsavedSession(token: string): Promise<void> {
  const holder = createClient({ fetch: send, origin, token: () => token });
  await holder.call(logout, {}, { signal: AbortSignal.timeout(passportTimeoutMs) }).catch(() => undefined);
}

async function usualLanding(): Promise<Landing> {
  if (placementOf(window.innerWidth) === 'mobile') return { href: paths['mobile-home'] };
  // Already signed in: without the menu or the setting, the first page is still right.
  const [menus, setting] = await Promise.all([
    loadMenus(api).catch(() => undefined),
    api.call(getLoginRedirectType, {}).catch(() => undefined),
  ]);
  return targetAfterSignIn(menus?.desktop ?? [], setting);
}

async function openLanding({ href, newTab }: Landing): Promise<string> {
  const service = newTab ?? href;
  const signal = AbortSignal.timeout(passportTimeoutMs);
  // It also verifies the host: an unregistered site gets no passport, and opens as a plain link.
  const passport = await api.call(passportLogin, { service }, { signal }).catch(() => undefined);
  if (newTab === undefined) return safeRedirect(passport?.redirect, location.origin) ?? href;
  const outside = passport && /^https?:/i.test(passport.redirect) ? passport.redirect : newTab;
  // Browsers may block a window that was not opened by a click; the entry is also in the menu.
  window.open(outside, '_blank', 'noopener,noreferrer');
  return href;
}
