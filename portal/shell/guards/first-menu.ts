import { firstPlace } from '../visit/menus.ts';
import { type Guard, noPermission } from './guard.ts';

/** `/` leads to the first menu entry; on the phone site to its home (specification, sections 2 and 4). */
export const firstMenu: Guard = ({ device, isGuest, menus, ...place }) => {
  if (device === 'mobile') return '/mobile/home';
  return firstPlace(menus.desktop) ?? (isGuest ? '/login' : noPermission(place));
};
