import { paths } from '@yimen/contract/paths';
import type { MenuItem } from '@yimen/contract/site';
import { signInTo } from '../routes/sign-in-link.ts';
import { customPlace, menuLink } from '../visit/menus.ts';

export interface LoginRedirect {
  loginRedirectType: string;
  redirectNavigation: string;
}

export interface Landing {
  href: string;
  /** Address of a custom page that is no frame: it opens in a new tab (specification, section 4). */
  newTab?: string;
}

/**
 * Where someone lands after signing in without a deep link: the institution's setting when it is active and
 * the menu contains it, otherwise the first menu, `/` when there is none (specification, section 4).
 */
export function targetAfterSignIn(menu: readonly MenuItem[], setting: LoginRedirect | undefined): Landing {
  const chosen =
    setting?.loginRedirectType === '1' ? menu.find((item) => matches(item, setting.redirectNavigation)) : undefined;
  const item = chosen ?? menu[0];
  if (!item) return { href: '/' };
  if (item.isDefault === 1) return { href: item.path };
  if (item.isFrame === 1) return { href: customPlace(item) };
  const link = menuLink(item);
  // Browsers may block a tab that no press opens: the page that leads there stays in this one.
  return link?.external ? { href: customPlace(item), newTab: link.href } : { href: link?.href ?? '/' };
}

/** A default entry is named by its path, a custom one by its id or address: the paths of these are all alike. */
function matches({ isDefault, path, link, pageNavigationId }: MenuItem, navigation: string): boolean {
  return pageNavigationId === navigation || (isDefault === 1 ? path : link) === navigation;
}

interface SignedOut {
  loginType: 0 | 1 | 2;
  /** The institution's own sign-in page. */
  loginPath: string;
  /** The address that the server answered, which is one of its configuration. */
  answered: string | null;
  /** Where the visitor was. */
  service: string;
  onPhone: boolean;
}

/**
 * Where signing out ends: at the address that the server answered, if one came back; otherwise at the sign-in page,
 * on a phone at the institution's own one or at the phone site's home (specification, section 4).
 */
export function afterSignOut({ loginType, loginPath, answered, service, onPhone }: SignedOut): string {
  if (answered && isWebAddress(answered)) return answered;
  if (onPhone && loginType === 0) return isWebAddress(loginPath) ? loginPath : paths['mobile-home'];
  // Staying there: the counterpart might still know who has just left, and let them in again.
  return service === '/' ? signInTo(null) : `${signInTo(service)}&stay=`;
}

function isWebAddress(text: string): boolean {
  return /^https?:\/\//i.test(text) && URL.canParse(text);
}
