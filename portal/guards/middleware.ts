import { type MiddlewareFunction, redirect } from 'react-router';
import { currentSite } from '../boot/current.ts';
import { visitOf } from '../boot/visit.ts';
import { pageSiteOf } from '../routes/match.ts';
import { placementOf } from '../viewport/formulas.ts';
import { siteRedirect } from '../viewport/redirect.ts';
import { checkQuery } from './check-query.ts';
import { runGuards } from './run.ts';

/**
 * The guards on the server. A layout that uses it needs a loader of its own: without any loader among the
 * matches, the router makes no request on navigation in the browser and this would not run. The path is the
 * router's `url`: `request.url` is `/home.data` on navigation, which no route and so no guard would match.
 */
export const guardOnServer: MiddlewareFunction<Response> = async ({ url: { pathname, search }, context }) => {
  const { user, device, menus } = visitOf(context);
  const target = runGuards({ pathname, search, isGuest: user === null, device, menus: await menus() });
  if (target) throw redirect(target);
};

/** The same guards in the browser, where the window's width is known too, so that a refusal costs no request; the 404, too. */
export const guardInBrowser: MiddlewareFunction = ({ url }) => {
  const { pathname, search, hash } = url;
  const site = currentSite();
  if (!site) return;
  const device = placementOf(window.innerWidth);
  const target =
    siteRedirect(device, pageSiteOf(pathname), site.desktopHome) ??
    runGuards({ pathname, search, hash, isGuest: site.user === null, device, menus: site.menus });
  if (target) throw redirect(target);
  checkQuery(url);
};
