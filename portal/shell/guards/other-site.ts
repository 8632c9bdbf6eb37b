import { paths } from '@yimen/contract/paths';
import { counterpartOf, type Place, splitHref } from '../routes/counterparts.ts';
import { pageSiteOf } from '../routes/match.ts';
import type { Placement } from '../viewport/formulas.ts';
import type { RootData } from '../visit/current.ts';
import { runGuards } from './run.ts';

/** Who visits, as far as it decides which pages are open. */
export type Visitor = Pick<RootData, 'menus' | 'user' | 'desktopHome'>;

/** The other site's place for a page. */
export interface OtherPlace {
  href: string;
  /** True where it shows the same thing; false for that site's first page, which stands in for a missing one. */
  isSame: boolean;
}

/**
 * Where a window goes whose width is for the other site than the page at `place`: to the page that shows the same
 * thing there, unless a member may not see that; else to that site's first page (specification, section 2, “Desktop and
 * mobile placement”). A guest who has to sign in for it is sent on by its guards.
 */
export function placeOnOtherSite(place: Place, { menus, user, desktopHome }: Visitor): OtherPlace {
  const device = pageSiteOf(place.pathname) === 'mobile' ? 'desktop' : 'mobile';
  const href = counterpartOf(place);
  if (href !== undefined) {
    const { pathname, search } = splitHref(href);
    const isOpen = user === null || !runGuards({ pathname, search, isGuest: false, device, menus });
    if (isOpen) return { href, isSame: true };
  }
  return { href: device === 'mobile' ? paths['mobile-home'] : desktopHome, isSame: false };
}

/** Where a window of this placement goes instead of a page; undefined where it is on the right site. */
export function siteRedirect(placement: Placement, place: Place, visitor: Visitor): OtherPlace | undefined {
  const page = pageSiteOf(place.pathname);
  return page === 'any' || page === placement ? undefined : placeOnOtherSite(place, visitor);
}
