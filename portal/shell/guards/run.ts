import type { GuardName } from '../../lib/page.ts';
import { splitHref } from '../routes/counterparts.ts';
import { matchRoute } from '../routes/match.ts';
import type { Guard, GuardedVisit } from './guard.ts';
import { customMenu, desktopMenu, firstMenu, hasMenus, phoneMember, phoneMenu, signedInGuard } from './rules.ts';

const guards: Record<GuardName, Guard> = {
  'first-menu': firstMenu,
  'desktop-menu': desktopMenu,
  'custom-menu': customMenu,
  'signed-in': signedInGuard,
  'phone-menu': phoneMenu,
  'phone-member': phoneMember,
  'has-menus': hasMenus,
};

/**
 * Runs the guards that the route table names for a path and returns the first redirect. Throws on an unknown guard
 * name.
 */
export function runGuards(visit: GuardedVisit, names: readonly string[] = matchRoute(visit.pathname)?.guards ?? []) {
  for (const name of names) {
    const target = guardNamed(name)(visit);
    if (target !== undefined) return target;
  }
  return undefined;
}

/** Whether a member with these menus may open the page at an address of this site. */
export function isOpenToMember(href: string, { device, menus }: Pick<GuardedVisit, 'device' | 'menus'>): boolean {
  const { pathname, search } = splitHref(href);
  return runGuards({ pathname, search, isGuest: false, device, menus }) === undefined;
}

function guardNamed(name: string): Guard {
  if (!isGuardName(name)) throw new Error(`Unknown guard: ${name}`);
  return guards[name];
}

function isGuardName(name: string): name is GuardName {
  return Object.hasOwn(guards, name);
}
