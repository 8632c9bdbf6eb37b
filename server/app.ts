import type { BlockList } from 'node:net';
import { codes } from '@yimen/contract/envelope';
import { limits } from '@yimen/contract/limits';
import { precacheHeader } from '@yimen/contract/precache';
import { hostOfPreview } from '@yimen/contract/staff/previews';
import { type Context, Hono } from 'hono';
import type { Logger } from 'pino';
import type { Database } from './database/open.ts';
import { createApi, pathRoot } from './http/api.ts';
import { ClientGone, goneAnswer } from './http/body.ts';
import { compress } from './http/compression.ts';
import type { Domain, HandlerRequest, Previewed } from './http/domain.ts';
import { failureReply, writeReply } from './http/envelope.ts';
import { pageForFault, replyToFault } from './http/fault.ts';
import { createHealth } from './http/health.ts';
import { createLimiter } from './http/limits/limiter.ts';
import type { Metrics } from './http/metrics.ts';
import { refuseWrites } from './http/only-get.ts';
import { createOpenApi } from './http/openapi/routes.ts';
import { type RequestAddress, requestAddress, requestPath } from './http/place.ts';
import { plainPage } from './http/plain-page.ts';
import type { Refusal } from './http/refusal.ts';
import { createRefusalNotes } from './http/refusals.ts';
import { type RequestRefusal, refuseRequest } from './http/refuse-request.ts';
import { securityHeaders } from './http/security.ts';
import { answerConditionally } from './http/tag.ts';
import type { Institution } from './http/visit.ts';
import { createPages, type PageRequest } from './pages/pages.ts';
import type { Portal } from './pages/portal.ts';
import { createFraming } from './systems/framing.ts';

export interface AppOptions {
  readonly db: Database;
  readonly domain: Domain;
  readonly log: Logger;
  readonly config: {
    readonly trustProxy: boolean;
    readonly production: boolean;
    /** Multiplies the contract's limits; 0 lifts them. */
    readonly limits: number;
    /** Private addresses that the server may ask whether they can be framed. */
    readonly ownNetworks: BlockList;
  };
  /** Renders the pages; without it only the API, artwork and documents are served. */
  readonly portal?: Portal;
  /** Counts every answer; nothing is counted without it. */
  readonly metrics?: Metrics | undefined;
  /** Whether the process is ending, so that `/ready` answers 503. */
  readonly isDraining?: () => boolean;
}

/** Requested every few seconds by monitoring: not logged. */
const quiet = new Set(['/health', '/ready']);

const oneYear = 31_536_000;

export interface Env {
  /** From the HTTP server: the address of the other end of the socket. */
  readonly Bindings: { readonly incoming?: { readonly socket: { readonly remoteAddress?: string } } };
  readonly Variables: {
    readonly place: RequestAddress;
    readonly log: Logger;
    /** Set once the institution of the host is known. */
    readonly page: PageRequest;
  };
}

const noHost: RequestRefusal = { status: 400, message: '请求缺少正确的 Host' };

/** The whole server behind one `fetch`: API, documents, artwork, static files and pages of every institution. */
export function createApp({ db, domain, log, config, portal, metrics, isDraining }: AppOptions): Hono<Env> {
  const limiter = createLimiter({ factor: config.limits });
  const api = createApi({ domain, checkAnswers: !config.production, limiter, metrics });
  const note = createRefusalNotes(metrics);
  const framing = createFraming(config.ownNetworks);
  const pages =
    portal &&
    createPages({
      portal,
      pageScripts: ({ db, institution }) => domain.pageScripts(db, institution),
      version: config.production ? ({ db, institution }) => domain.dataVersion(db, institution) : null,
      async fetchApi(page, request, sourceWait) {
        const answer = await api.answer({ ...page, request, inProcess: true, sourceWait });
        // A page that reports a failed call shows its own request's id.
        answer.headers.set('x-request-id', page.place.requestId);
        return answer;
      },
      refused: noted,
      framingOf: ({ place: { ip, origin }, institution }, address, options) =>
        framing({
          address,
          origin,
          ...options,
          institution: institution.id,
          count: () => limiter.count(limits.framing, visitorOf(institution, ip)),
        }),
      publicOrigin: ({ db, place: { origin }, institution }) => domain.publicOrigin({ db, institution, origin }),
    });
  if (pages) metrics?.watch('yimen_page_cache_bytes', 'Memory of the pages of guests.', pages.cachedBytes);

  /** Logs a refused request that is not a call. */
  function noted({ request, place, institution, log }: PageRequest, refusal: Refusal): void {
    note(refusal, { log, institution, ip: place.ip, endpoint: `${request.method} ${requestPath(request)}` });
  }

  const isCall = ({ req }: Context<Env>) => api.roots.has(pathRoot(req.path));

  const app = new Hono<Env>({ getPath: requestPath });
  app.use(async (context, next) => {
    const started = performance.now();
    const request = context.req.raw;
    const socketIp = context.env?.incoming?.socket.remoteAddress ?? '';
    const place = requestAddress(request, { trustProxy: config.trustProxy, socketIp });
    const { requestId, host, origin } = place;
    const requestLog = log.child({ requestId });
    context.set('place', place);
    context.set('log', requestLog);
    await next();
    const { status, headers } = context.res;
    headers.set('x-request-id', requestId);
    if (origin.startsWith('https:')) headers.set('strict-transport-security', `max-age=${oneYear}`);
    const { method } = request;
    const { path } = context.req;
    const ms = Math.round(performance.now() - started);
    metrics?.count({ method, path, status, ms });
    requestLog[quiet.has(path) ? 'debug' : 'info']({ method, host, path, status, ms }, 'request');
  });
  app.use(securityHeaders, compress, answerConditionally);
  app.onError((error, context) => {
    const where = { requestId: context.get('place').requestId, log: context.get('log') };
    if (error instanceof ClientGone) return goneAnswer();
    if (!isCall(context)) return pageForFault(error, where);
    return writeReply(replyToFault(error, where), { 'cache-control': 'no-store' });
  });
  app.notFound((context) => nothingHere(context.get('place')));
  app.use(async (context, next) => {
    const place = context.get('place');
    const refusal = place.host === '' ? noHost : refuseRequest(context.req.raw);
    if (!refusal) return next();
    metrics?.failed(codes.malformed);
    return refusedResponse(place, isCall(context), refusal);
  });
  app.route('/', createHealth(db, isDraining));
  app.route('/', createOpenApi());
  if (portal) app.use(portal.files);
  app.use(async (context, next) => {
    const [place, log] = [context.get('place'), context.get('log')];
    const request = context.req.raw;
    const institution = await domain.resolveInstitution(db, place.host);
    if (institution) {
      const isPrecache = request.headers.has(precacheHeader);
      context.set('page', { request, place, institution, db, log, isPrecache });
      return next();
    }
    const previewed = await domain.resolveInstitution(db, hostOfPreview(place.host));
    if (previewed && domain.preview) {
      const page = { request, place, institution: previewed, db, log };
      const show = (shown: Database, preview: Previewed) => answer({ ...page, db: shown, preview });
      const asked = { ...page, isCall: isCall(context), count: counting(page) };
      return (await assetFor(asked)) ?? domain.preview(asked, show);
    }
    metrics?.failed(codes.unknownHost);
    return unknownHost(place, isCall(context));
  });
  app.all('*', (context) => answer(context.get('page')));

  /** The institution's file at the path that a page or a visitor asks for; null where there is none. */
  async function assetFor({ request, institution, db }: PageRequest): Promise<Response | null> {
    const path = requestPath(request);
    if (api.roots.has(pathRoot(path))) return null;
    const asset = await domain.asset(db, institution, path);
    return asset && (refuseWrites(request) ?? asset);
  }

  /** Answers a request at an institution, from the data that it comes with: a call, a file, a redirect, or a page. */
  async function answer(page: PageRequest): Promise<Response> {
    const root = pathRoot(requestPath(page.request));
    if (api.roots.has(root)) return api.answer(page);
    const asset = await assetFor(page);
    if (asset) return asset;
    const handled = page.preview ? null : await handle(page);
    if (handled) return handled;
    return pages && root !== 'assets' ? pages.answer(page) : nothingHere(page.place);
  }

  async function handle(page: PageRequest): Promise<Response | null> {
    const refused = (refusal: Refusal) => noted(page, refusal);
    return (await domain.handle?.({ ...page, count: counting(page), refused })) ?? null;
  }

  function counting({ request, place, institution, db }: PageRequest): HandlerRequest['count'] {
    const deviceOwner = async () =>
      domain.deviceOwner?.(db, institution, { headers: request.headers, origin: place.origin }) ?? null;
    const visitor = { ...visitorOf(institution, place.ip), deviceOwner };
    return (limit, person) => limiter.count(limit, { ...visitor, person: person ?? null });
  }

  return app;
}

/** The visitor of a request that is not an API call; only calls know the person. */
function visitorOf(institution: Institution, ip: string) {
  return { institution, person: null, ip, answer: new Headers() };
}

/** The answer to a refused request: an envelope for a call, a plain page for a person. */
function refusedResponse(
  { requestId }: Pick<RequestAddress, 'requestId'>,
  isCall: boolean,
  refusal: RequestRefusal,
): Response {
  const { status, message, headers = {} } = refusal;
  if (isCall)
    return writeReply(failureReply(status, codes.malformed, message), { 'cache-control': 'no-store', ...headers });
  const page = plainPage({ status, title: '请求未被接受', text: `${message}。`, requestId });
  for (const [name, value] of Object.entries(headers)) page.headers.set(name, value);
  return page;
}

function unknownHost({ host, requestId }: RequestAddress, isCall: boolean): Response {
  const text = `没有机构使用 ${host} 这个地址，请检查网址，或联系您的机构。`;
  if (isCall) return writeReply(failureReply(421, codes.unknownHost, text), { 'cache-control': 'no-store' });
  return plainPage({ status: 421, title: '这里没有机构', text, requestId });
}

function nothingHere({ requestId }: RequestAddress): Response {
  return plainPage({ status: 404, title: '页面不存在', text: '这个地址下没有内容，请检查网址。', requestId });
}
