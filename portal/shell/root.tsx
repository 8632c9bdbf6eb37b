import '@yimen/ui/reset';
import './viewport/viewport.css.ts';
import './document/text-size.css.ts';
import { getAppearance } from '@yimen/contract/person/user';
import { LinkProvider } from '@yimen/ui/link';
import { type ReactNode, useEffect } from 'react';
import {
  type LoaderFunctionArgs,
  Meta,
  type MetaFunction,
  type MiddlewareFunction,
  Outlet,
  Scripts,
  ScrollRestoration,
  useLoaderData,
  useLocation,
  useRouteError,
} from 'react-router';
import { isAskedAnew } from '../lib/retry.ts';
import { dropSession } from '../lib/session/cookies.ts';
import { HeadForInstalling } from '../offline/HeadForInstalling.tsx';
import { nobody, ownerHeader } from '../offline/shared.ts';
import { Styles } from '../router-internals/Styles.tsx';
import { ServerText, useNonce } from './document/ServerText.tsx';
import { ErrorPage } from './errors/ErrorPage.tsx';
import { LastBoundary } from './errors/LastBoundary.tsx';
import { errorFacts, errorTitle } from './errors/route-error.ts';
import { placeOnOtherSite, siteRedirect } from './guards/other-site.ts';
import { leadsOn } from './guards/width-decision.ts';
import { Announcer } from './navigation/Announcer.tsx';
import { cancelWithoutNetwork } from './navigation/cancel-navigation.ts';
import { LeftPageNotice } from './navigation/LeftPageNotice.tsx';
import { NavigationProgress } from './navigation/NavigationProgress.tsx';
import { NetworkNotice } from './navigation/NetworkNotice.tsx';
import { RouterLink } from './navigation/RouterLink.tsx';
import { WidthNotice } from './navigation/WidthNotice.tsx';
import { restoreSearchWords } from './reload/search-words.ts';
import { assistantPath } from './robot/control.ts';
import { pageSiteOf } from './routes/match.ts';
import { becauseExpired } from './routes/sign-in-link.ts';
import { Surroundings } from './Surroundings.tsx';
import { SessionWatch } from './session/SessionWatch.tsx';
import { bootScript } from './viewport/boot-script.ts';
import { earlyBackScript, leaveBackToRouter } from './viewport/early-back.ts';
import { historyKey } from './viewport/place.ts';
import { useViewport } from './viewport/use-viewport.ts';
import { withStored } from './visit/appearance.ts';
import { barColours } from './visit/bars.ts';
import { useCare } from './visit/care.ts';
import { type RootData, setCurrentSite, useSiteIfKnown } from './visit/current.ts';
import { firstPlace } from './visit/menus.ts';
import { readVisit } from './visit/read-visit.ts';
import { defaultTitle } from './visit/site.ts';
import { serverVisit, visitContext, visitOf } from './visit/visit.ts';

/** The on-screen keyboard shrinks the page, in browsers that support it, so that no bar is hidden below it. */
const viewport = 'width=device-width, initial-scale=1, viewport-fit=cover, interactive-widget=resizes-content';

export const middleware: MiddlewareFunction<Response>[] = [openVisit];
export const clientMiddleware = [cancelWithoutNetwork];

async function openVisit({ request, url, context }: LoaderFunctionArgs, next: () => Promise<Response>) {
  const { visit, ended } = await readVisit(request, context.get(serverVisit));
  context.set(visitContext, visit);
  const response = await next();
  // After signing out, Back must not show a page that was rendered for a member; and a page that is incomplete, or
  // about the current moment, must not be shown to the next guest.
  const isPrivate = visit.user !== null || visit.isUncacheable();
  response.headers.set('Cache-Control', isPrivate ? 'private, no-store' : 'private, no-cache');
  if (!response.headers.has(leadsOn)) response.headers.set(ownerHeader, visit.user?.id ?? nobody);
  // A token that the API no longer knows is removed, so that the visitor continues as a guest.
  if (ended) {
    dropSession(response.headers, url.protocol === 'https:');
    const location = response.headers.get('Location');
    if (location !== null) response.headers.set('Location', becauseExpired(location));
  }
  return response;
}

export async function loader({ context }: LoaderFunctionArgs): Promise<RootData> {
  const visit = visitOf(context);
  const [site, menus, origin, kept] = await Promise.all([
    visit.site(),
    visit.menus(),
    visit.publicOrigin(),
    visit.user && visit.api.call(getAppearance, {}).catch(() => null),
  ]);
  const { user, device } = visit;
  const appearance = withStored(visit.appearance, kept);
  const bars = barColours(site.theme, appearance.theme);
  return { site, menus, user, device, appearance, origin, bars, desktopHome: firstPlace(menus.desktop) ?? '/' };
}

/**
 * Institution, menus and user are loaded again only when the page is reloaded; signing in and out load a new document.
 */
export const shouldRevalidate = isAskedAnew;

export const meta: MetaFunction<typeof loader> = ({ loaderData, error, location }) => {
  const title = loaderData?.site.title ?? defaultTitle;
  const failure = error ? errorTitle(errorFacts(error, location.pathname, location.search)) : undefined;
  const description = loaderData?.site.unit.description;
  return [
    { title: failure ? `${failure} - ${title}` : title },
    ...(description ? [{ name: 'description', content: description }] : []),
  ];
};

export function Layout({ children }: { children: ReactNode }) {
  return (
    <LastBoundary last={useRouteError() !== undefined}>
      <Document>{children}</Document>
    </LastBoundary>
  );
}

function Document({ children }: { children: ReactNode }) {
  const root = useSiteIfKnown();
  const { held, change } = useViewport((placement, place) => root && siteRedirect(placement, place, root));
  const care = useCare();
  const textSize = root?.appearance.textSize ?? 'standard';
  const still = useRobotFrame();
  useEffect(leaveBackToRouter, []);
  return (
    // The script in the head sets zoom and root font on this element before React starts.
    <html
      lang="zh-CN"
      data-theme={root?.appearance.theme ?? 'auto'}
      data-text={textSize === 'standard' ? undefined : textSize}
      data-care={care ? '' : undefined}
      data-grey={root?.site.grey ? '' : undefined}
      {...useSiteOfPage()}
      suppressHydrationWarning
    >
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content={viewport} />
        {!still && <HeadScripts />}
        <Meta />
        <meta name="keywords" content={root?.site.unit.keywords.join('，') || defaultTitle} />
        {root && <link rel="icon" href={root.site.icon} />}
        {root && <HeadForInstalling logo={root.site.unit.logo} bars={root.bars} />}
        <ThemeStyle />
        <Styles nonce={useNonce()} />
      </head>
      <body>
        <LinkProvider component={RouterLink}>
          {children}
          <NavigationProgress />
          <Announcer />
          <NetworkNotice />
          <WidthNotice held={held} onChange={change} />
          <LeftPageNotice />
        </LinkProvider>
        {!still && <ScrollRestoration getKey={historyKey} />}
        {!still && <Scripts />}
      </body>
    </html>
  );
}

/** The assistant's page in the robot's frame has no scripts: that frame does not allow any. */
function useRobotFrame(): boolean {
  const { pathname, search } = useLocation();
  return pathname === assistantPath && new URLSearchParams(search).has('frame');
}

/** The data that the script in the head needs to compare the page's site with the window's width. */
function useSiteOfPage() {
  const { pathname, search } = useLocation();
  const root = useSiteIfKnown();
  const site = root ? pageSiteOf(pathname) : 'any';
  const other = root && site !== 'any' ? placeOnOtherSite({ pathname, search }, root).href : undefined;
  return { 'data-site': site, 'data-other-place': other };
}

export default function Root() {
  const loaderData = useLoaderData<typeof loader>();
  if (typeof document !== 'undefined') setCurrentSite(loaderData);
  useEffect(restoreSearchWords, []);
  return (
    <>
      <Outlet />
      <SessionWatch person={loaderData.user?.id} />
      <Surroundings />
    </>
  );
}

export function ErrorBoundary() {
  return <ErrorPage error={useRouteError()} />;
}

/** The institution's theme in the first HTML, so that its colours do not change after loading. */
function ThemeStyle() {
  return <ServerText as="style" id="ym-theme" text={({ themeCss }) => themeCss} />;
}

/** What runs before the first paint and before React. The build removes the texts from the browser's bundle. */
function HeadScripts() {
  return (
    <>
      <ServerText as="script" id="ym-viewport" text={() => (import.meta.env.SSR ? bootScript : '')} />
      <ServerText as="script" id="ym-early-back" text={() => (import.meta.env.SSR ? earlyBackScript : '')} />
    </>
  );
}
