import type { MenuItem } from '@yimen/contract/homepage/site';

/** What a guard may know: the same on the server and in the browser. */
export interface GuardedVisit {
  pathname: string;
  search: string;
  isGuest: boolean;
  /** Which site's first page `/` means. */
  device: 'desktop' | 'mobile';
  menus: { desktop: readonly MenuItem[]; mobile: readonly MenuItem[] };
}

/** Answers where to go instead, or undefined to let the visit pass. */
export type Guard = (visit: GuardedVisit) => string | undefined;

/** Where a member lands who may not see a page (specification, section 6). */
export const noPermission = '/error?code=1004';
