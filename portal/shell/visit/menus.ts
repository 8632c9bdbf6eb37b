import { paths } from '@yimen/contract/paths';
import type { MenuItem } from '@yimen/contract/site';
import { type LinkTarget, linkTo, webAddressOf } from '../routes/links.ts';
import { matchRoute, pageSiteOf, pathOf, trimmed } from '../routes/match.ts';
import { mobileSignInTo } from '../routes/sign-in-link.ts';

/** The open menu entries of both sites, in order, without those whose page this version does not have. */
export interface Menus {
  desktop: MenuItem[];
  mobile: MenuItem[];
}

/**
 * Where a menu entry leads: a page of the portal, a custom page's frame, or its address in a new window. A guest is
 * led to a custom page that needs sign-in by its route, whose guard asks for it.
 */
export function menuLink(item: MenuItem, guest = false): LinkTarget | undefined {
  if (item.isDefault === 1) return linkTo(item.path);
  const target = item.link || item.path;
  if (!webAddressOf(target)) return linkTo(target);
  const place = customPlace(item);
  if (item.isFrame === 1 || (guest && item.isLogin === 1)) return { href: place, external: false };
  return linkTo(target);
}

/** Where an entry of the phone site leads. */
export interface PhoneLink {
  href: string;
  newWindow: boolean;
}

/**
 * The pages that show a custom entry belong to the desk, so a phone goes to its address itself: a framed one in the
 * same window, from which Back returns, any other in a new one. A guest who must be signed in for it signs in first.
 * Undefined for a page of the desk, from which a phone would be sent home.
 */
export function phoneLink(item: MenuItem, guest = false): PhoneLink | undefined {
  const link = menuLink(item);
  const address = item.isDefault === 0 ? webAddressOf(item.link || item.path) : undefined;
  if (address && guest && item.isLogin === 1) {
    return { href: mobileSignInTo(paths['mobile-home']), newWindow: false };
  }
  if (address) return { href: address.href, newWindow: item.isFrame === 0 };
  if (!link || pageSiteOf(pathOf(link.href)) === 'desktop') return undefined;
  return { href: link.href, newWindow: link.external };
}

/** The portal's page for a custom entry: its frame, or the way out (specification, section 2). */
export function customPlace({ isFrame, pageNavigationId }: MenuItem): string {
  return `${isFrame === 1 ? paths.iframe : paths['outside-chain']}?pageNavigationId=${encodeURIComponent(pageNavigationId)}`;
}

/** Where the first open entry leads, be it a custom page (specification, section 2, “Desktop and mobile placement”). */
export function firstPlace(menu: readonly MenuItem[]): string | undefined {
  const item = menu.find((each) => menuLink(each) !== undefined);
  if (!item) return undefined;
  const link = menuLink(item);
  return link?.external ? customPlace(item) : link?.href;
}

/** The custom entry that a `pageNavigationId` of the address names; a phone's may stand in either menu. */
export function customEntry(
  { desktop, mobile }: { [Site in keyof Menus]: readonly MenuItem[] },
  device: 'desktop' | 'mobile',
  search: string,
): MenuItem | undefined {
  const id = new URLSearchParams(search).get('pageNavigationId');
  const menu = device === 'mobile' ? [...mobile, ...desktop] : desktop;
  return menu.find((item) => item.isDefault === 0 && item.pageNavigationId === id);
}

/** The business system that the frame page shows, where its address names one instead of a menu entry. */
export function systemOf({ pathname, search }: { pathname: string; search: string }): string | null {
  return trimmed(pathname) === paths.iframe ? new URLSearchParams(search).get('system') : null;
}

/** Whether a default entry of the menu opens a page, be it by the page's own path or by one its route names. */
export function defaultEntry(menu: readonly MenuItem[], pathname: string): MenuItem | undefined {
  const route = matchRoute(pathname);
  const paths: readonly string[] = route?.menus ?? (route ? [route.path] : []);
  const open = menu.filter((item) => item.isDefault === 1 && paths.includes(item.path.split(/[?#]/, 1)[0] ?? ''));
  return open.find(({ isLogin }) => isLogin === 0) ?? open[0];
}
