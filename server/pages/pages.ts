import { codes } from '@yimen/contract/envelope';
import type { SourceWait } from '@yimen/contract/sources/sources';
import type { Framing } from '@yimen/contract/systems/framing';
import type { Logger } from 'pino';
import type { Database } from '../database/open.ts';
import { unavailability } from '../database/unavailable.ts';
import { ClientGone, goneAnswer, readBody } from '../http/body.ts';
import type { Previewed } from '../http/domain.ts';
import { pageForFault, unavailable } from '../http/fault.ts';
import { originForAll, type RequestAddress } from '../http/place.ts';
import { plainPage } from '../http/plain-page.ts';
import { Refusal } from '../http/refusal.ts';
import { newNonce, pagePolicy } from '../http/security.ts';
import type { Institution } from '../http/visit.ts';
import { answerWith, cachedPage } from './cached-page.ts';
import { createPageCache } from './page-cache.ts';
import type { PageVisit, Portal } from './portal.ts';

/** A request for a page, with its place and institution. */
export interface PageRequest {
  readonly request: Request;
  readonly place: RequestAddress;
  readonly institution: Institution;
  readonly db: Database;
  readonly log: Logger;
  /** Whether a phone fetches the page only to have it without a network. */
  readonly isPrecache?: boolean | undefined;
  /** Where it is a page of a preview, which is drawn at each request. */
  readonly preview?: Previewed | undefined;
}

/** A page being rendered, with the nonce of its own scripts and styles. */
type Drawing = PageRequest & { readonly nonce: string };

interface PagesOptions {
  readonly portal: Pick<Portal, 'render' | 'sharedRequest' | 'methods'>;
  /** Answers the portal's own calls for this visitor. */
  readonly fetchApi: (page: PageRequest, request: Request, sourceWait?: SourceWait) => Promise<Response>;
  /** The public origin of this visitor's institution. */
  readonly publicOrigin: (page: PageRequest) => Promise<string>;
  /** Logs that a page was refused. */
  readonly refused: (page: PageRequest, refusal: Refusal) => void;
  /** Whether the page at an address that the institution has set allows this page to frame it. */
  readonly framingOf: (page: PageRequest, address: string, options?: { afresh?: boolean }) => Promise<Framing>;
  /** Origins of third-party scripts that the institution's pages may load. */
  readonly pageScripts: (page: PageRequest) => Promise<readonly string[]>;
  /** The version of the data that guests' pages are cached by; null in development, where none is cached. */
  readonly version: ((page: PageRequest) => Promise<string | number | null>) | null;
}

const reading = new Set(['GET', 'HEAD']);
/** Largest form that a page reads, in bytes: larger ones could fill the memory. */
const formLimit = 16 * 1024;
const tooManyStatus = 429;

export interface Pages {
  /** Answers a request for a page; never throws. */
  answer(page: PageRequest): Promise<Response>;
  /** Memory of the cached pages, in bytes. */
  cachedBytes(): number;
}

/** Renders pages: a member's at each request, a guest's once for each version of the data. */
export function createPages(options: PagesOptions): Pages {
  const { portal, fetchApi, publicOrigin, refused, framingOf, pageScripts, version } = options;
  const cache = createPageCache();
  /** Pages that lack a part because this visitor called too often; other visitors must not get them. */
  const refusedPages = new WeakSet<Response>();

  /** Renders the requested page, at the origin for which this page is rendered. */
  async function draw(page: Drawing, asked: Request): Promise<Response> {
    const { place, nonce } = page;
    let isAway = false;
    let fault: unknown;
    const noticed = <T>(running: Promise<T>) =>
      running.catch((error) => {
        if (unavailability(error) !== null) fault ??= error;
        throw error;
      });
    const visit: PageVisit = {
      nonce,
      host: place.host,
      publicOrigin: () => noticed(publicOrigin(page)),
      log: (error, message) => page.log.error({ err: error }, message),
      framingOf: (address, options) => noticed(framingOf(page, address, options)),
      async fetchApi(call, sourceWait) {
        const answer = await fetchApi(page, call, sourceWait);
        isAway ||= answer.status === 503;
        return answer;
      },
    };
    const answer = reading.has(asked.method) ? await drawRead(asked, visit) : await drawForm(page, asked, visit);
    // The portal knows why a call failed, and of nothing else that the database is away.
    if (fault && answer.status >= 500) throw fault;
    const drawn = isAway && answer.status >= 500 ? unavailable(answer) : answer;
    if (drawn.headers.get('content-type')?.startsWith('text/html')) {
      const own = `'nonce-${nonce}'`;
      const trusted = { scripts: [own, ...(await pageScripts(page))], styles: [own] };
      drawn.headers.set(
        'content-security-policy',
        pagePolicy(trusted, {
          development: version === null,
          framedBy: page.preview?.framedBy,
        }),
      );
    }
    return drawn;
  }

  async function drawRead(asked: Request, visit: PageVisit): Promise<Response> {
    let refused = false;
    const callForPage: PageVisit['fetchApi'] = async (call, sourceWait) => {
      const answer = await visit.fetchApi(call, sourceWait);
      refused ||= answer.status === tooManyStatus;
      return answer;
    };
    const drawn = await portal.render(asked, { ...visit, fetchApi: callForPage });
    if (refused) {
      drawn.headers.set('cache-control', 'private, no-store');
      refusedPages.add(drawn);
    }
    return drawn;
  }

  /** A form's calls are made for the browser: the API recognises it by these headers, and may set cookies in it. */
  async function drawForm(page: Drawing, asked: Request, visit: PageVisit): Promise<Response> {
    const cookies: string[] = [];
    const callForVisitor = async (call: Request) => {
      const answer = await visit.fetchApi(asVisitor(call, page.request));
      cookies.push(...answer.headers.getSetCookie());
      return answer;
    };
    const drawn = await portal.render(asked, { ...visit, fetchApi: callForVisitor });
    for (const cookie of cookies) drawn.headers.append('set-cookie', cookie);
    return drawn;
  }

  async function drawOwn(page: Drawing): Promise<Response> {
    const { request, place } = page;
    // The portal's addresses use the origin that the visitor typed, which a proxy may hide.
    const asked = new Request(at(place.origin, request), {
      method: request.method,
      headers: request.headers,
      signal: request.signal,
      body: reading.has(request.method) ? undefined : await readBody(request, formLimit),
    });
    return revalidated(await draw(page, asked));
  }

  async function drawn(page: Drawing): Promise<Response> {
    const { request, institution } = page;
    if (!version || page.preview) return drawOwn(page);
    const place = { ...page.place, origin: originForAll(page.place) };
    const asked = at(place.origin, request);
    const shared = portal.sharedRequest({ method: request.method, url: asked, headers: request.headers });
    if (!shared) return drawOwn(page);
    const { url, headers } = shared;
    // Everything that the page is rendered from, so that two different pages never have the same key.
    const key = [institution.id, url, ...Object.entries(headers).flat()].join('\n');
    let uncacheable: Response | undefined;
    const cached = await cache.get(key, await version(page), async () => {
      const drawn = await draw({ ...page, place }, new Request(url, { headers }));
      if (isForAll(drawn) && !refusedPages.has(drawn))
        return cachedPage(drawn, { nonce: page.nonce, scripts: await pageScripts(page) });
      uncacheable = drawn;
      return drawn.status < 500 ? null : 'failed';
    });
    if (cached) return answerWith(cached, request);
    // A page rendered for everyone lacks the query parameters that only this visitor's address has.
    return uncacheable && url === asked ? revalidated(uncacheable) : drawOwn(page);
  }

  function refuse(page: PageRequest, refusal: Refusal): Response {
    refused(page, refusal);
    const { status, message } = refusal;
    return plainPage({ status, title: '请求未被接受', text: `${message}。`, requestId: page.place.requestId });
  }

  async function answer(page: PageRequest): Promise<Response> {
    const { request, place, log } = page;
    const methods = portal.methods(new URL(request.url).pathname);
    if (!methods.includes(request.method)) {
      const allow = methods.join(', ');
      const text = `这个页面只接受 ${allow}。`;
      const refused = plainPage({ status: 405, title: '请求未被接受', text, requestId: place.requestId });
      refused.headers.set('allow', allow);
      return refused;
    }
    const origin = request.headers.get('origin');
    if (!reading.has(request.method) && origin !== place.origin) {
      return refuse(page, new Refusal(codes.forbidden, '这个请求来自别的网站，没有执行', 403));
    }
    try {
      return await drawn({ ...page, nonce: newNonce() });
    } catch (error) {
      if (error instanceof ClientGone || request.signal.aborted) return goneAnswer();
      if (error instanceof Refusal) return refuse(page, error);
      return pageForFault(error, { requestId: place.requestId, log });
    }
  }

  return { answer, cachedBytes: () => cache.size };
}

function revalidated(response: Response): Response {
  if (!response.headers.has('cache-control')) response.headers.set('cache-control', 'private, no-cache');
  response.headers.append('vary', 'Cookie, User-Agent');
  return response;
}

/** Whether a page may be shared: not an error, and sets no cookies. */
function isForAll({ status, headers }: Response): boolean {
  return status === 200 && !headers.has('set-cookie');
}

/** The address of a request at an origin. */
function at(origin: string, { url }: Request): string {
  const { pathname, search } = new URL(url);
  return origin + pathname + search;
}

/** The portal's call with the headers by which the API recognises the browser. */
function asVisitor(call: Request, { headers: visitor }: Request): Request {
  const headers = new Headers(call.headers);
  for (const name of ['cookie', 'user-agent']) {
    const value = visitor.get(name);
    if (value) headers.set(name, value);
  }
  return new Request(call, { headers });
}
