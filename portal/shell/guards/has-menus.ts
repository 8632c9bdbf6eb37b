import { type Guard, noPermission } from './guard.ts';

/** A member without any menu entry goes to the error page (specification, section 4). */
export const hasMenus: Guard = ({ isGuest, menus, ...place }) =>
  !isGuest && menus.desktop.length === 0 && menus.mobile.length === 0 ? noPermission(place) : undefined;
