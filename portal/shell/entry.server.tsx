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
import { pageOf, sharedRequest } from './shared-request.ts';
import { type ServerVisit, serverVisit, visitContext } from './visit/visit.ts';

export { sharedRequest };

/** By which methods an address may be asked: forms are taken by the pages that do something with them. */
export function methodsOf(build: ServerBuild, pathname: string): readonly string[] {
  const route = matchRoute(pageOf(pathname));
  const takesForms = route !== undefined && build.routes[route.name]?.module.action !== undefined;
  return takesForms ? ['GET', 'HEAD', 'POST'] : ['GET', 'HEAD'];
}

/**
 * Makes the portal's handler: one page request in, one whole page out. The context comes from the server,
 * which imports nothing of the router: two copies of it would not share their context keys.
 */
export function createHandler(build: ServerBuild, mode: string) {
  const handle = createRequestHandler(withRouteErrors(build), mode);
  return (request: Request, visit: ServerVisit): Promise<Response> => {
    const context = new RouterContextProvider();
    context.set(serverVisit, visit);
    return handle(request, context);
  };
}

/** Renders the page whole: the API answers in-process, so streaming would gain nothing, and a whole page can be kept. */
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
      // Regions beyond this many bytes would come after the page and be put in by a script: they would push down what
      // is read already, and without scripts never be seen.
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

/** Says in the log what a loader threw, unless the visitor has left, or asked for what is refused. */
export const handleError: HandleErrorFunction = (error, { request, context }) => {
  if (request.signal.aborted || (isRouteErrorResponse(error) && error.status < 500)) return;
  context.get(serverVisit).log(error, 'The page failed');
};
