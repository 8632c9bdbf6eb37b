import type { GuardName } from '../routes/entry.ts';
import { matchRoute } from '../routes/match.ts';
import { customMenu } from './custom-menu.ts';
import { desktopMenu } from './desktop-menu.ts';
import { firstMenu } from './first-menu.ts';
import type { Guard, GuardedVisit } from './guard.ts';
import { hasMenus } from './has-menus.ts';
import { mobileMember } from './mobile-member.ts';
import { mobileMenu } from './mobile-menu.ts';
import { signedIn } from './signed-in.ts';

const guards: Record<GuardName, Guard> = {
  'first-menu': firstMenu,
  'desktop-menu': desktopMenu,
  'custom-menu': customMenu,
  'signed-in': signedIn,
  'mobile-menu': mobileMenu,
  'mobile-member': mobileMember,
  'has-menus': hasMenus,
};

/** Runs the guards that the route table names for a path; the first that objects decides. Throws on an unknown name. */
export function runGuards(visit: GuardedVisit, names: readonly string[] = matchRoute(visit.pathname)?.guards ?? []) {
  for (const name of names) {
    const target = guardNamed(name)(visit);
    if (target !== undefined) return target;
  }
  return undefined;
}

function guardNamed(name: string): Guard {
  if (!isGuardName(name)) throw new Error(`Unknown guard: ${name}`);
  return guards[name];
}

function isGuardName(name: string): name is GuardName {
  return Object.hasOwn(guards, name);
}
