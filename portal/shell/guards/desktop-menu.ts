import { signInHref } from '../routes/sign-in-link.ts';
import { defaultEntry } from '../visit/menus.ts';
import { type Guard, noPermission } from './guard.ts';

/**
 * A page that is a menu entry opens to those whose menu has it. A guest who lacks it, or must be signed in for
 * it, goes to sign-in and comes back; a member who lacks it may not see it (specification, section 4).
 */
export const desktopMenu: Guard = ({ isGuest, menus, ...place }) => {
  const entry = defaultEntry(menus.desktop, place.pathname);
  if (!isGuest) return entry ? undefined : noPermission(place);
  return entry && entry.isLogin === 0 ? undefined : signInHref(place);
};
