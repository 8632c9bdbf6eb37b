import type { MenuItem } from '@yimen/contract/site';
import { customPlace, menuLink } from '../../shell/visit/menus.ts';

export interface LoginRedirect {
  loginRedirectType: string;
  redirectNavigation: string;
}

export interface Landing {
  href: string;
  /** Address of a custom page without a frame, which opens in a new tab (specification, section 4). */
  newTab?: string;
}

/**
 * The page after signing in without a redirect target: the institution's setting when it is active and in the menu,
 * otherwise the first menu entry, `/` when there is none (specification, section 4).
 */
export function targetAfterSignIn(menu: readonly MenuItem[], setting: LoginRedirect | undefined): Landing {
  const chosen =
    setting?.loginRedirectType === '1' ? menu.find((item) => matches(item, setting.redirectNavigation)) : undefined;
  const item = chosen ?? menu[0];
  if (!item) return { href: '/' };
  if (item.isDefault === 1) return { href: item.path };
  if (item.isFrame === 1) return { href: customPlace(item) };
  const link = menuLink(item);
  // Browsers may block a tab that was not opened by a click, so the page that links to it opens in this one.
  return link?.external ? { href: customPlace(item), newTab: link.href } : { href: link?.href ?? '/' };
}

/** A default entry can also be named by its path; custom ones all have the same path. */
function matches({ isDefault, path, pageNavigationId }: MenuItem, navigation: string): boolean {
  return pageNavigationId === navigation || (isDefault === 1 && path === navigation);
}
