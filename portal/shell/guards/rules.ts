import { hrefTo, paths } from '@yimen/contract/paths';
import { pathOf, trimmed } from '../routes/match.ts';
import { signInHref } from '../routes/sign-in-link.ts';
import { customEntry, customPlace, defaultEntry, firstPlace, systemOf } from '../visit/menus.ts';
import { type Guard, noPermission, phoneSignIn } from './guard.ts';

/** `/` leads to the first menu entry; on the phone site to its home (specification, sections 2 and 4). */
export const firstMenu: Guard = ({ device, isGuest, menus, ...place }) => {
  if (device === 'mobile') return paths['mobile-home'];
  return firstPlace(menus.desktop) ?? (isGuest ? paths.login : noPermission(place));
};

/**
 * A page that is a menu entry is open to visitors whose menu has it. A guest who lacks it, or must sign in for it, goes
 * to sign-in and comes back; a member who lacks it goes to the error page (specification, section 4).
 */
export const desktopMenu: Guard = ({ isGuest, menus, ...place }) => {
  const entry = defaultEntry(menus.desktop, place.pathname);
  if (!isGuest) return entry ? undefined : noPermission(place);
  return entry && entry.isLogin === 0 ? undefined : signInHref(place);
};

/**
 * A custom page is opened by the `pageNavigationId` of a menu entry, in the way that the entry says: in a frame or as
 * an external link. A guest who lacks it or must sign in for it goes to sign-in; a member who lacks it may not see it.
 * A business system in the frame is open to visitors who may see the business systems page.
 */
export const customMenu: Guard = ({ isGuest, menus, device, ...place }) => {
  if (systemOf(place)) {
    const isOpen = !desktopMenu({ isGuest, menus, device, ...place, pathname: paths['business-system'] });
    return isOpen ? undefined : isGuest ? signInHref(place) : noPermission(place);
  }
  const entry = customEntry(menus, device, place.search);
  if (!entry) return isGuest ? signInHref(place) : noPermission(place);
  if (isGuest && entry.isLogin === 1) return signInHref(place);
  const own = customPlace(entry);
  return pathOf(own) === trimmed(place.pathname) ? undefined : own;
};

/** A page for members: a guest signs in and comes back (specification, section 4). */
export const signedInGuard: Guard = ({ isGuest, menus: _, ...place }) =>
  isGuest ? signInHref(place, place.pathname === paths.search ? 'search' : undefined) : undefined;

/** Redirect target for a member whose phone menu lacks a page (specification, section 6). */
function phoneNoPermission(pathname: string): string {
  return hrefTo('mobile-no-permission', { query: { path: pathname } });
}

/**
 * The phone site's news and work pages are open to visitors whose menu has them. Otherwise a guest goes to mobile
 * sign-in, and a member to the no-permission page (specification, section 4).
 */
export const phoneMenu: Guard = ({ isGuest, menus, ...place }) => {
  const entry = defaultEntry(menus.mobile, place.pathname);
  if (!isGuest) return entry ? undefined : phoneNoPermission(place.pathname);
  return entry && entry.isLogin === 0 ? undefined : phoneSignIn(place);
};

/** A member's own pages of the phone site; a guest goes to mobile sign-in (specification, section 4). */
export const phoneMember: Guard = ({ isGuest, menus: _, ...place }) => (isGuest ? phoneSignIn(place) : undefined);

/** A member without any menu entry goes to the error page (specification, section 4). */
export const hasMenus: Guard = ({ isGuest, menus, ...place }) =>
  !isGuest && menus.desktop.length === 0 && menus.mobile.length === 0 ? noPermission(place) : undefined;
