import { hrefTo } from '@yimen/contract/paths';
import type { MenuItem } from '@yimen/contract/site';
import { mobileSignInTo } from '../routes/sign-in-link.ts';

/** What a guard may know: the same on the server and in the browser. */
export interface GuardedVisit {
  pathname: string;
  search: string;
  /** Known in the browser only, and not to every navigation. */
  hash?: string;
  isGuest: boolean;
  /** Which site's first page `/` means. */
  device: 'desktop' | 'mobile';
  menus: { desktop: readonly MenuItem[]; mobile: readonly MenuItem[] };
}

/** Answers where to go instead, or undefined to let the visit pass. */
export type Guard = (visit: GuardedVisit) => string | undefined;

/** Where a member lands who may not see a page, which the address keeps (specification, sections 6 and 8). */
export function noPermission({ pathname, search, hash = '' }: Pick<GuardedVisit, 'pathname' | 'search' | 'hash'>) {
  const refused = hrefTo('error', { query: { code: 1004 } });
  return pathname === '/' ? refused : `${refused}&redirect=${encodeURIComponent(pathname + search + hash)}`;
}

/** Sign-in of the phone site, from which one comes back. */
export function mobileSignIn({ pathname, search, hash = '' }: Pick<GuardedVisit, 'pathname' | 'search' | 'hash'>) {
  return mobileSignInTo(pathname + search + hash);
}
