import type { PageSite } from '../routes/match.ts';
import type { Placement } from './formulas.ts';

/**
 * Where a window of this placement belongs instead, if not here: a narrow window to the phone site's home,
 * a wide one to the first desktop page (specification, section 2, “Desktop and mobile placement”).
 */
export function siteRedirect(placement: Placement, page: PageSite, desktopHome: string): string | undefined {
  if (page === 'any' || page === placement) return undefined;
  return placement === 'mobile' ? '/mobile/home' : desktopHome;
}
