import { PassThrough } from 'node:stream';
import { text } from 'node:stream/consumers';
import { themeCss } from '@yimen/ui/theme';
import { renderToPipeableStream } from 'react-dom/server';
import {
  createRequestHandler,
  type EntryContext,
  type HandleErrorFunction,
  isRouteErrorResponse,
  RouterContextProvider,
  type ServerBuild,
  ServerRouter,
} from 'react-router';
import { ServerDrawingContext } from './document/ServerText.tsx';
import { withRouteErrors } from './errors/with-route-errors.ts';
import { matchRoute } from './routes/match.ts';
import { pageLocation, sharedRequest } from './shared-request.ts';
import { type ServerVisit, serverVisit, visitContext } from './visit/visit.ts';

export { sharedRequest };

/** The HTTP methods that an address accepts: POST only for pages that handle a form. */
export function methodsOf(build: ServerBuild, pathname: string): readonly string[] {
  const route = matchRoute(pageLocation(pathname));
  const takesForms = route !== undefined && build.routes[route.name]?.module.action !== undefined;
  return takesForms ? ['GET', 'HEAD', 'POST'] : ['GET', 'HEAD'];
}

/**
 * Creates the portal's request handler, which answers a page request with a whole page. The server passes the context
 * in and imports nothing of the router: two copies of it would have different context keys.
 */
export function createHandler(build: ServerBuild, mode: string) {
  const handle = createRequestHandler(withRouteErrors(build), mode);
  return (request: Request, visit: ServerVisit): Promise<Response> => {
    const context = new RouterContextProvider();
    context.set(serverVisit, visit);
    return handle(request, context);
  };
}

/**
 * Renders the page as a whole, without streaming: the API answers in-process, so streaming would gain nothing, and a
 * whole page can be cached.
 */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  entry: EntryContext,
  context: RouterContextProvider,
): Promise<Response> {
  const { nonce } = context.get(serverVisit);
  headers.set('Content-Type', 'text/html; charset=utf-8');
  if (request.method === 'HEAD') return new Response(null, { status, headers });
  const site = await context
    .get(visitContext)
    ?.site()
    .catch(() => undefined);
  const report = (error: unknown) => context.get(serverVisit).log(error, 'A part of the page could not be drawn');
  const html = await renderWhole(
    <ServerDrawingContext value={{ nonce, themeCss: themeCss(site?.theme ?? {}) }}>
      <ServerRouter context={entry} url={request.url} nonce={nonce} />
    </ServerDrawingContext>,
    { nonce, report },
  );
  return new Response(html, { status, headers });
}

interface RenderOptions {
  readonly nonce: string;
  readonly report: (error: unknown) => void;
}

function renderWhole(page: React.ReactNode, { nonce, report }: RenderOptions): Promise<string> {
  return new Promise((resolve, reject) => {
    const body = new PassThrough();
    const { pipe } = renderToPipeableStream(page, {
      nonce,
      // Suspense boundaries beyond this many bytes would be sent after the page and inserted by a script: they would
      // move what is already being read, and without scripts would never be shown.
      progressiveChunkSize: Number.MAX_SAFE_INTEGER,
      onAllReady() {
        text(body).then(resolve, reject);
        pipe(body);
      },
      onShellError: reject,
      onError: report,
    });
  });
}

/** Logs what a loader threw, unless the visitor has left or asked for something that is refused. */
export const handleError: HandleErrorFunction = (error, { request, context }) => {
  if (request.signal.aborted || (isRouteErrorResponse(error) && error.status < 500)) return;
  context.get(serverVisit).log(error, 'The page failed');
};
