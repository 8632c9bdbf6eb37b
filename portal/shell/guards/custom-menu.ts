import { pathOf, trimmed } from '../routes/match.ts';
import { signInHref } from '../routes/sign-in-link.ts';
import { customEntry, customPlace, systemOf } from '../visit/menus.ts';
import { desktopMenu } from './desktop-menu.ts';
import { type Guard, noPermission } from './guard.ts';

/**
 * A custom page opens by the `pageNavigationId` of a menu entry, and as that entry says: in a frame, or as a way out.
 * A guest who lacks it or must be signed in for it goes to sign-in; a member who lacks it may not see it. A business
 * system in the frame is open to whom the page of these systems is.
 */
export const customMenu: Guard = ({ isGuest, menus, device, ...place }) => {
  if (systemOf(place)) {
    const isOpen = !desktopMenu({ isGuest, menus, device, ...place, pathname: '/business-system' });
    return isOpen ? undefined : isGuest ? signInHref(place) : noPermission(place);
  }
  const entry = customEntry(menus, device, place.search);
  if (!entry) return isGuest ? signInHref(place) : noPermission(place);
  if (isGuest && entry.isLogin === 1) return signInHref(place);
  const own = customPlace(entry);
  return pathOf(own) === trimmed(place.pathname) ? undefined : own;
};
