import { defaultEntry } from '../visit/menus.ts';
import { type Guard, mobileSignIn } from './guard.ts';

/** Where a member lands whose phone menu lacks a page (specification, section 6). */
function mobileNoPermission(pathname: string): string {
  return `/mobile/no-permission?path=${encodeURIComponent(pathname)}`;
}

/**
 * News and work of the phone site open to those whose menu has them: a guest goes to mobile sign-in otherwise, a
 * member to the page that says so (specification, section 4).
 */
export const mobileMenu: Guard = ({ isGuest, menus, ...place }) => {
  const entry = defaultEntry(menus.mobile, place.pathname);
  if (!isGuest) return entry ? undefined : mobileNoPermission(place.pathname);
  return entry && entry.isLogin === 0 ? undefined : mobileSignIn(place);
};
