import { type MiddlewareFunction, redirect } from 'react-router';
import { isAuthPath, pageSiteOf, pathOf } from '../routes/match.ts';
import { placementOf } from '../viewport/formulas.ts';
import { rememberLeftPage } from '../viewport/left-page.ts';
import { currentSite } from '../visit/current.ts';
import { firstPlace } from '../visit/menus.ts';
import { serverVisit, visitOf } from '../visit/visit.ts';
import { checkQuery } from './check-query.ts';
import { placeOnOtherSite, siteRedirect } from './other-site.ts';
import { runGuards } from './run.ts';
import { widthDecision } from './width-decision.ts';

/**
 * The guards on the server. A layout that uses it needs a loader of its own: without any loader among the
 * matches, the router makes no request on navigation in the browser and this would not run. The path is the
 * router's `url`: `request.url` is `/home.data` on navigation, which no route and so no guard would match.
 */
export const guardOnServer: MiddlewareFunction<Response> = async ({ request, url, context }) => {
  const { pathname, search } = url;
  const { user, device, menus: load, site: loadSite } = visitOf(context);
  const menus = await load();
  const isGuest = user === null;
  const target = runGuards({ pathname, search, isGuest, device, menus });
  if (!target) return;
  const site = pageSiteOf(pathname);
  // A navigation in the browser has already passed `guardInBrowser`, which knows the width.
  if (site === 'any' || isDataRequest(request)) throw redirect(target);
  const { href } = placeOnOtherSite(url, { menus, user, desktopHome: firstPlace(menus.desktop) ?? '/' });
  const { pathname: path, search: query } = new URL(href, url);
  const other = runGuards({ pathname: path, search: query, isGuest, device: otherThan(site), menus });
  // Sign-in and the error page are the same at any width.
  if ([target, other].every((to) => to !== undefined && isAuthPath(pathOf(to)))) throw redirect(target);
  const { title } = await loadSite();
  return widthDecision({ site, guard: target, otherPlace: href, title, nonce: context.get(serverVisit).nonce });
};

/**
 * The same guards in the browser, where the window's width is known, so that a refusal needs no request. Also checks
 * the query parameters.
 */
export const guardInBrowser: MiddlewareFunction = ({ url }) => {
  const { pathname, search, hash } = url;
  const site = currentSite();
  if (!site) return;
  const device = placementOf(window.innerWidth);
  const other = siteRedirect(device, url, site);
  if (other) rememberLeftPage({ shown: other.href, asked: pathname + search + hash });
  const target =
    other?.href ?? runGuards({ pathname, search, hash, isGuest: site.user === null, device, menus: site.menus });
  if (target) throw redirect(target);
  checkQuery(url);
};

const otherThan = (site: 'desktop' | 'mobile') => (site === 'mobile' ? 'desktop' : 'mobile');

/** Whether the router requests only a page's data. */
function isDataRequest({ url }: Request): boolean {
  return pathOf(url).endsWith('.data');
}
