import type { Framing } from '@yimen/contract/systems/framing';
import type { ComponentType } from 'react';
import { matchRoutes, Outlet, type RouteObject, useRouteError } from 'react-router';
import type { LayoutName, Page } from '../../portal/lib/page.ts';
import { ErrorPage } from '../../portal/shell/errors/ErrorPage.tsx';
import { withRouteError } from '../../portal/shell/errors/with-route-errors.ts';
import DefaultLayout, * as defaultLayout from '../../portal/shell/layouts/default/layout.tsx';
import PhoneLayout, * as phoneLayout from '../../portal/shell/layouts/mobile/layout.tsx';
import * as pageBoundary from '../../portal/shell/layouts/mobile/page-boundary.tsx';
import Pctpl2Layout, * as pctpl2Layout from '../../portal/shell/layouts/pctpl2/layout.tsx';
import NotFoundPage, * as notFound from '../../portal/shell/pages/not-found/page.tsx';
import { routeTable } from '../../portal/shell/routes/table.ts';

interface PageModule extends Pick<RouteObject, 'loader' | 'handle'> {
  default?: ComponentType;
}

/** Every page of the portal but those that only lead on, of which there is nothing to see. */
const pages = import.meta.glob<PageModule>([
  '../../portal/{features,shell/pages}/**/{page,phone,detail,schedule,dialog,dialog-add}.tsx',
  '!../../portal/features/sign-in/{api,auth,cas,mobile,sign-out,wechat}/*',
  '!../../portal/shell/pages/{index,not-found}/*',
]);

const entries: readonly Page[] = routeTable;

async function loadPage({ file }: Page) {
  const { loader, handle, default: Component } = (await pages[`../../portal/${file}`]?.()) ?? {};
  return { loader: withPageErrors(loader), handle, Component };
}

/** As the portal's server runs loaders: a call that failed is answered with its code. */
function withPageErrors(loader: RouteObject['loader']) {
  return typeof loader === 'function' ? withRouteError(loader, true) : loader;
}

/** No system can be asked here whether it may be framed. */
const refusal: Framing = { embedding: 'refused', reason: 'X-Frame-Options: DENY' };

function RootError() {
  return <ErrorPage error={useRouteError()} />;
}

/**
 * The portal's pages in their layouts, by the portal's own modules and ids: the one at the address is there, for a
 * server draws at once; the others are fetched when a link leads there.
 */
export async function routesAt(address: string, root: Pick<RouteObject, 'loader'>): Promise<RouteObject> {
  const known = entries.map((entry) => ({ path: entry.path, entry }));
  const entry = matchRoutes(known, address)?.[0]?.route.entry;
  const open = entry && { entry, page: await loadPage(entry) };
  const pagesIn = (name: LayoutName): RouteObject[] =>
    entries
      .filter(({ layout }) => layout === name)
      .map((each) => ({
        id: each.name,
        path: each.path,
        ...(each === open?.entry ? open.page : { lazy: () => loadPage(each) }),
      }));
  return {
    id: 'root',
    ...root,
    Component: Outlet,
    ErrorBoundary: RootError,
    children: [
      {
        id: 'layout-default',
        loader: withPageErrors(defaultLayout.loader),
        Component: DefaultLayout,
        ErrorBoundary: defaultLayout.ErrorBoundary,
        children: pagesIn('default'),
      },
      {
        id: 'layout-pctpl2',
        loader: withPageErrors(pctpl2Layout.loader),
        Component: Pctpl2Layout,
        ErrorBoundary: pctpl2Layout.ErrorBoundary,
        children: pagesIn('pctpl2'),
      },
      {
        id: 'layout-mobile',
        loader: withPageErrors(phoneLayout.loader),
        Component: PhoneLayout,
        children: [{ id: 'page-boundary', ErrorBoundary: pageBoundary.ErrorBoundary, children: pagesIn('mobile') }],
      },
      ...pagesIn('view'),
      { path: '/frame-check', id: 'frame-check', loader: () => refusal },
      { path: '*', id: 'not-found', loader: withPageErrors(notFound.loader), Component: NotFoundPage },
    ],
  };
}
