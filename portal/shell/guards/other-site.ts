import { paths } from '@yimen/contract/paths';
import { counterpartOf, type PageAddress } from '../routes/counterparts.ts';
import { pageSiteOf } from '../routes/match.ts';
import type { Placement } from '../viewport/formulas.ts';
import type { RootData } from '../visit/current.ts';
import { isOpenToMember } from './run.ts';

/** The data about the visitor that decides which pages are open. */
export type Visitor = Pick<RootData, 'menus' | 'user' | 'desktopHome'>;

/** Where a page leads on the other site. */
export interface OtherPlace {
  href: string;
  /** True where it shows the same thing; false for that site's first page, used where no page matches. */
  isSame: boolean;
}

/**
 * Where to go when the window's width is for the other site than the page at `place`: to the matching page there,
 * unless a member may not see that; else to that site's first page (specification, section 2, “Desktop and mobile
 * placement”). The guards of the matching page send a guest to sign-in where it is needed.
 */
export function placeOnOtherSite(place: PageAddress, { menus, user, desktopHome }: Visitor): OtherPlace {
  const device = pageSiteOf(place.pathname) === 'mobile' ? 'desktop' : 'mobile';
  const href = counterpartOf(place);
  if (href !== undefined && (user === null || isOpenToMember(href, { device, menus }))) return { href, isSame: true };
  return { href: device === 'mobile' ? paths['mobile-home'] : desktopHome, isSame: false };
}

/** Where a window of this placement goes instead of a page; undefined when the page is on the right site. */
export function siteRedirect(placement: Placement, place: PageAddress, visitor: Visitor): OtherPlace | undefined {
  const page = pageSiteOf(place.pathname);
  return page === 'any' || page === placement ? undefined : placeOnOtherSite(place, visitor);
}
