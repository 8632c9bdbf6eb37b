import { hrefTo } from '@yimen/contract/paths';
import type { MenuItem } from '@yimen/contract/site';
import { phoneSignInTo } from '../routes/sign-in-link.ts';

/** What a guard knows about a navigation: the same on the server and in the browser. */
export interface GuardedVisit {
  pathname: string;
  search: string;
  /** Known only in the browser, and not for every navigation. */
  hash?: string;
  isGuest: boolean;
  /** The site whose first page `/` leads to. */
  device: 'desktop' | 'mobile';
  menus: { desktop: readonly MenuItem[]; mobile: readonly MenuItem[] };
}

/** Returns where to redirect, or undefined to allow the visit. */
export type Guard = (visit: GuardedVisit) => string | undefined;

/**
 * Redirect target for a member who may not see a page; the address keeps the page (specification, sections 6 and 8).
 */
export function noPermission({ pathname, search, hash = '' }: Pick<GuardedVisit, 'pathname' | 'search' | 'hash'>) {
  const refused = hrefTo('error', { query: { code: 1004 } });
  return pathname === '/' ? refused : `${refused}&redirect=${encodeURIComponent(pathname + search + hash)}`;
}

/** Sign-in page of the phone site, which leads back to this place. */
export function phoneSignIn({ pathname, search, hash = '' }: Pick<GuardedVisit, 'pathname' | 'search' | 'hash'>) {
  return phoneSignInTo(pathname + search + hash);
}
