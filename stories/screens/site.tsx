import { getUserInfo } from '@yimen/contract/sign-in/auth';
import { LinkProvider } from '@yimen/ui/link';
import {
  createStaticHandler,
  type HydrationState,
  Outlet,
  type RouteObject,
  RouterContextProvider,
} from 'react-router';
import { createClient } from '../../portal/lib/api/client.ts';
import { ApiError } from '../../portal/lib/api/errors.ts';
import { RouterLink } from '../../portal/shell/navigation/RouterLink.tsx';
import { type Appearance, appearanceOf } from '../../portal/shell/visit/appearance.ts';
import type { RootData } from '../../portal/shell/visit/current.ts';
import { loadMenus } from '../../portal/shell/visit/load-menus.ts';
import { loadSite } from '../../portal/shell/visit/load-site.ts';
import { firstPlace } from '../../portal/shell/visit/menus.ts';
import { type Visit, visitContext, visitOf } from '../../portal/shell/visit/visit.ts';
import { answersFor, type Changes, type Visitor } from '../fixtures/answers.ts';
import { routesAt } from './routes.tsx';

export interface ScreenRequest extends Changes {
  visitor: Visitor;
  /** What the visitor chose; a server draws some pictures by it. */
  looks: Pick<Appearance, 'theme' | 'care'>;
  /** Address of the page, with its query. */
  path: `/${string}`;
}

const origin = 'https://portal.invalid';

/** What the root route of the portal loads; guards and the watch of the session need a server and stay out. */
async function loadRoot({ context }: { context: Readonly<RouterContextProvider> }): Promise<RootData> {
  const visit = visitOf(context);
  const [site, menus] = await Promise.all([visit.site(), visit.menus()]);
  const { user, device, appearance } = visit;
  return { site, menus, user, device, appearance, origin, bars: [], desktopHome: firstPlace(menus.desktop) ?? '/' };
}

function Frame() {
  return (
    <LinkProvider component={RouterLink}>
      <Outlet />
    </LinkProvider>
  );
}

/** The context that the portal's loaders ask for their visit, its API answered from the fixtures. */
export async function contextFor({ visitor, path, looks, ...changes }: ScreenRequest): Promise<RouterContextProvider> {
  const api = createClient({ fetch: answersFor(visitor, changes), origin, retries: 0 });
  const [menus, site, user] = await Promise.all([
    loadMenus(api),
    loadSite(api),
    visitor.endsWith('-member') ? api.call(getUserInfo, {}) : null,
  ]);
  const visit: Visit = {
    api,
    promptApi: api,
    ownFirstApi: api,
    user,
    menus: async () => menus,
    site: async () => site,
    publicOrigin: async () => origin,
    framingOf: async () => ({ embedding: 'allowed', reason: '' }),
    device: path.startsWith('/mobile/') ? 'mobile' : 'desktop',
    appearance: { ...appearanceOf(new Map()), ...looks },
    isUncacheable: () => false,
    markUncacheable: () => {},
    report: (error) => {
      if (!(error instanceof ApiError)) throw error;
    },
  };
  const context = new RouterContextProvider();
  context.set(visitContext, visit);
  return context;
}

export interface LoadedScreen {
  routes: RouteObject[];
  state: HydrationState;
}

/** Runs the loaders of a page as the portal's server does, errors included. */
export async function loadScreen(request: ScreenRequest): Promise<LoadedScreen> {
  const page = await routesAt(request.path, { loader: loadRoot });
  const routes: RouteObject[] = [{ id: 'frame', Component: Frame, children: [page] }];
  const requestContext = await contextFor(request);
  const loud = console.error;
  // What fails in a story fails on purpose: the portal's note in the log is of no use here.
  if (request.failing || request.withdrawn) console.error = () => undefined;
  const result = await createStaticHandler(routes)
    .query(new Request(origin + request.path), { requestContext })
    .finally(() => {
      console.error = loud;
    });
  if (result instanceof Response) throw new Error(`${request.path} answers with ${result.status}`);
  const { loaderData, actionData, errors } = result;
  return { routes, state: { loaderData, actionData, errors } };
}
