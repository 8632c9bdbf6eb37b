import { paths } from '@yimen/contract/paths';
import type { MenuItem } from '@yimen/contract/site';
import { type LinkTarget, linkTo, webAddressOf } from '../routes/links.ts';
import { matchRoute, pageSiteOf, pathOf, trimmed } from '../routes/match.ts';
import { phoneSignInTo } from '../routes/sign-in-link.ts';

/** The open menu entries of both sites, in order, without those whose page does not exist in this version. */
export interface Menus {
  desktop: MenuItem[];
  mobile: MenuItem[];
}

/** Guests do not get the address of a custom entry that needs sign-in. */
const isWithheld = ({ isDefault, isLogin, link, path }: MenuItem) =>
  isDefault === 0 && isLogin === 1 && link === '' && !webAddressOf(path);

/**
 * Where a menu entry leads: a page of the portal, a custom page's frame, or its address in a new window. For a guest, a
 * custom page that needs sign-in leads to its route, whose guard asks the guest to sign in.
 */
export function menuLink(item: MenuItem): LinkTarget | undefined {
  if (item.isDefault === 1) return linkTo(item.path);
  const target = item.link || item.path;
  const isPlace = isWithheld(item) || (item.isFrame === 1 && webAddressOf(target));
  return isPlace ? { href: customPlace(item), external: false } : linkTo(target);
}

/** Where an entry of the phone site leads. */
export interface PhoneLink {
  href: string;
  newWindow: boolean;
}

/**
 * The pages that show a custom entry are desktop pages, so a phone opens its address directly: a framed one in the same
 * window, where Back returns, any other in a new one. A guest signs in first where the entry needs that. Undefined for
 * a desktop page, which would redirect a phone to the home page.
 */
export function phoneLink(item: MenuItem): PhoneLink | undefined {
  if (isWithheld(item)) return { href: phoneSignInTo(paths['mobile-home']), newWindow: false };
  const link = menuLink(item);
  const address = item.isDefault === 0 ? webAddressOf(item.link || item.path) : undefined;
  if (address) return { href: address.href, newWindow: item.isFrame === 0 };
  if (!link || pageSiteOf(pathOf(link.href)) === 'desktop') return undefined;
  return { href: link.href, newWindow: link.external };
}

/** The portal's page for a custom entry: its frame, or the page for external links (specification, section 2). */
export function customPlace({ isFrame, pageNavigationId }: MenuItem): string {
  return `${isFrame === 1 ? paths.iframe : paths['outside-chain']}?pageNavigationId=${encodeURIComponent(pageNavigationId)}`;
}

/**
 * Where the first open entry leads, including custom pages (specification, section 2, “Desktop and mobile placement”).
 */
export function firstPlace(menu: readonly MenuItem[]): string | undefined {
  const item = menu.find((each) => menuLink(each) !== undefined);
  if (!item) return undefined;
  const link = menuLink(item);
  return link?.external ? customPlace(item) : link?.href;
}

/** The custom entry named by `pageNavigationId` in the address; on a phone it may be in either menu. */
export function customEntry(
  { desktop, mobile }: { [Site in keyof Menus]: readonly MenuItem[] },
  device: 'desktop' | 'mobile',
  search: string,
): MenuItem | undefined {
  const id = new URLSearchParams(search).get('pageNavigationId');
  const menu = device === 'mobile' ? [...mobile, ...desktop] : desktop;
  return menu.find((item) => item.isDefault === 0 && item.pageNavigationId === id);
}

/** The business system shown in the frame page, where the address names one instead of a menu entry. */
export function systemOf({ pathname, search }: { pathname: string; search: string }): string | null {
  return trimmed(pathname) === paths.iframe ? new URLSearchParams(search).get('system') : null;
}

/** The menu's default entry that opens a page, by the page's own path or by one that its route names. */
export function defaultEntry(menu: readonly MenuItem[], pathname: string): MenuItem | undefined {
  const route = matchRoute(pathname);
  const paths: readonly string[] = route?.menus ?? (route ? [route.path] : []);
  const open = menu.filter((item) => item.isDefault === 1 && paths.includes(item.path.split(/[?#]/, 1)[0] ?? ''));
  return open.find(({ isLogin }) => isLogin === 0) ?? open[0];
}
