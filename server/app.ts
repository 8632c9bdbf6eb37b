import type { BlockList } from 'node:net';
import { codes } from '@yimen/contract/envelope';
import { type Limit, limits } from '@yimen/contract/limits';
import { Hono } from 'hono';
import type { Logger } from 'pino';
import type { Database } from './database/open.ts';
import { createFraming } from './frames/framing.ts';
import { createApi } from './http/api.ts';
import { ClientGone, goneAnswer } from './http/body.ts';
import { compress } from './http/compression.ts';
import type { Domain } from './http/domain.ts';
import { failure, writeReply } from './http/envelope.ts';
import { pageForFault, replyToFault } from './http/fault.ts';
import { createHealth } from './http/health.ts';
import { createLimiter } from './http/limits/limiter.ts';
import type { Metrics } from './http/metrics.ts';
import { refuseWrites } from './http/only-get.ts';
import { createOpenApi } from './http/openapi/routes.ts';
import { newRequestId, type Place, placeOf } from './http/place.ts';
import { plainPage } from './http/plain-page.ts';
import type { Refusal } from './http/refusal.ts';
import { createRefusalNotes } from './http/refusals.ts';
import { type RequestRefusal, refuseRequest } from './http/refuse-request.ts';
import { newNonce, secure } from './http/security.ts';
import type { Institution } from './http/visit.ts';
import { createPages, type PageRequest } from './pages/pages.ts';
import type { Portal } from './pages/portal.ts';

export interface AppOptions {
  readonly db: Database;
  readonly domain: Domain;
  readonly log: Logger;
  readonly config: {
    readonly trustProxy: boolean;
    readonly production: boolean;
    /** Multiplies the contract's limits; 0 lifts them. */
    readonly limits: number;
    /** Private addresses that the server may ask for what is shown in frames. */
    readonly ownNetworks: BlockList;
  };
  /** Draws the pages; without it only the API, artwork and documents answer. */
  readonly portal?: Portal;
  /** Counts every answer; without it nothing is counted. */
  readonly metrics?: Metrics | undefined;
  /** Whether the process is about to end, so that `/ready` says no. */
  readonly isDraining?: () => boolean;
}

/** Asked every few seconds by whoever watches the server: not worth a line each. */
const quiet = new Set(['/health', '/ready']);

/** What the HTTP server tells of a request: the address at the other end of its socket. */
export interface Env {
  readonly Bindings: { readonly incoming?: { readonly socket: { readonly remoteAddress?: string } } };
}

/** The whole server behind one `fetch`: API, documents, artwork, static files and pages of every institution. */
export function createApp({ db, domain, log, config, portal, metrics, isDraining }: AppOptions): Hono<Env> {
  const development = !config.production;
  const limiter = createLimiter({ factor: config.limits });
  const api = createApi({ db, domain, checkAnswers: development, limiter, metrics });
  const note = createRefusalNotes(metrics);
  const health = createHealth(db, isDraining);
  const openApi = createOpenApi();
  const framing = createFraming(config.ownNetworks);
  const pages =
    portal &&
    createPages({
      portal,
      pageScripts: (institution) => domain.pageScripts(db, institution),
      version: config.production ? (institution) => domain.dataVersion(db, institution) : null,
      // A page that tells of a failed call names its request.
      fetchApi: async ({ place, institution, log }, request, options) =>
        named(await api.answer({ request, place, institution, log, inProcess: true, ...options }), place.requestId),
      refused: noted,
      framingOf: ({ place: { ip, origin }, institution }, address, options) =>
        framing({
          ...{ address, origin, ...options, institution: institution.id },
          count: () => limiter.count(limits.framing, visitorOf(institution, ip)),
        }),
      publicOrigin: ({ place: { origin }, institution }) => domain.publicOrigin({ db, institution, origin }),
    });
  if (pages) metrics?.watch('yimen_page_cache_bytes', 'Memory of the pages of guests.', pages.cachedBytes);

  /** Writes down that something else than a call was refused. */
  function noted({ request, place, institution, log }: PageRequest, refusal: Refusal): void {
    note(refusal, { log, institution, ip: place.ip, endpoint: `${request.method} ${new URL(request.url).pathname}` });
  }

  async function route(request: Request, place: Place, requestLog: Logger, nonce: string): Promise<Response> {
    const path = new URL(request.url).pathname;
    const unacceptable = refuseRequest(request);
    if (unacceptable) return refuse(place, api.owns(path), unacceptable);
    const common =
      (await health(path, request)) ?? openApi(path, request, nonce) ?? portal?.files.answer(path, request);
    if (common) return common;
    const institution = await domain.resolveInstitution(db, place.host);
    if (!institution) return unknownHost(place, api.owns(path));
    const page: PageRequest = { request, place, institution, log: requestLog, nonce };
    if (api.owns(path)) return api.answer(page);
    const asset = await domain.asset(db, institution, path);
    if (asset) return refuseWrites(request) ?? asset;
    const deviceOwner = async () =>
      domain.deviceOwner?.(db, institution, { headers: request.headers, origin: place.origin }) ?? null;
    const count = (limit: Limit) => limiter.count(limit, { ...visitorOf(institution, place.ip), deviceOwner });
    const refused = (refusal: Refusal) => noted(page, refusal);
    const door = await domain.door?.({ db, institution, request, place, log: requestLog, count, refused });
    if (door) return door;
    if (pages && !path.startsWith('/assets/')) return pages.answer(page);
    return nothingHere(place);
  }

  async function answer(request: Request, place: Place): Promise<Response> {
    const started = performance.now();
    const nonce = newNonce();
    const requestLog = log.child({ requestId: place.requestId });
    let response: Response;
    try {
      response = await route(request, place, requestLog, nonce);
    } catch (error) {
      response = failed(error, { requestId: place.requestId, log: requestLog }, new URL(request.url).pathname);
    }
    response = named(await compress(response, request), place.requestId);
    secure(response.headers, { nonce, secure: place.origin.startsWith('https:'), development });
    const { method } = request;
    const path = new URL(request.url).pathname;
    const ms = Math.round(performance.now() - started);
    metrics?.count({ method, path, status: response.status, ms });
    const level = quiet.has(path) ? 'debug' : 'info';
    requestLog[level]({ method, host: place.host, path, status: response.status, ms }, 'request');
    return response;
  }

  function failed(error: unknown, where: { requestId: string; log: Logger }, path: string): Response {
    if (error instanceof ClientGone) return goneAnswer();
    if (!api.owns(path)) return pageForFault(error, where);
    return writeReply(replyToFault(error, where), { 'cache-control': 'no-store' });
  }

  function noHost(request: Request): Response {
    const requestId = newRequestId();
    const isCall = api.owns(new URL(request.url).pathname);
    const response = refuse({ requestId }, isCall, { status: 400, message: '请求缺少正确的 Host' });
    secure(response.headers, { nonce: newNonce(), secure: false, development });
    return named(response, requestId);
  }

  const app = new Hono<Env>();
  app.all('*', (context) => {
    const request = context.req.raw;
    const socketIp = context.env?.incoming?.socket.remoteAddress ?? '';
    const place = placeOf(request, { trustProxy: config.trustProxy, socketIp });
    return place ? answer(request, place) : noHost(request);
  });
  return app;
}

/** Whoever asks for more than a call of the API, which knows the person too. */
function visitorOf(institution: Institution, ip: string) {
  return { institution, person: null, ip, answer: new Headers() };
}

/** The answer with its request id; copied only when its headers are closed, as a copy must be streamed. */
function named(response: Response, requestId: string): Response {
  try {
    response.headers.set('x-request-id', requestId);
    return response;
  } catch {
    return named(new Response(response.body, { status: response.status, headers: [...response.headers] }), requestId);
  }
}

/** What cannot be answered: an envelope for a call, a plain page for a person. */
function refuse({ requestId }: Pick<Place, 'requestId'>, isCall: boolean, refusal: RequestRefusal): Response {
  const { status, message, headers = {} } = refusal;
  if (isCall) return writeReply(failure(status, codes.malformed, message), { 'cache-control': 'no-store', ...headers });
  const page = plainPage({ status, title: '请求未被接受', text: `${message}。`, requestId });
  for (const [name, value] of Object.entries(headers)) page.headers.set(name, value);
  return page;
}

function unknownHost({ host, requestId }: Place, isCall: boolean): Response {
  const text = `没有机构使用 ${host} 这个地址，请检查网址，或联系您的机构。`;
  if (isCall) return writeReply(failure(421, codes.unknownHost, text), { 'cache-control': 'no-store' });
  return plainPage({ status: 421, title: '这里没有机构', text, requestId });
}

function nothingHere({ requestId }: Place): Response {
  return plainPage({ status: 404, title: '页面不存在', text: '这个地址下没有内容，请检查网址。', requestId });
}
