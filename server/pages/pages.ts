import { codes } from '@yimen/contract/envelope';
import type { Framing } from '@yimen/contract/systems/framing';
import type { Logger } from 'pino';
import { unavailability } from '../database/unavailable.ts';
import { ClientGone, goneAnswer, readBody } from '../http/body.ts';
import { pageForFault, unavailable } from '../http/fault.ts';
import { originForAll, type Place } from '../http/place.ts';
import { plainPage } from '../http/plain-page.ts';
import { Refusal } from '../http/refusal.ts';
import { newNonce, pagePolicy } from '../http/security.ts';
import type { Institution } from '../http/visit.ts';
import { answerWith, cachedPage } from './cached-page.ts';
import { createPageCache } from './page-cache.ts';
import type { PageVisit, Portal } from './portal.ts';

/** A request for a page, with what was found out at the door. */
export interface PageRequest {
  readonly request: Request;
  readonly place: Place;
  readonly institution: Institution;
  readonly log: Logger;
}

/** A page that is being drawn, with the nonce of its own scripts and styles. */
type Drawing = PageRequest & { readonly nonce: string };

interface PagesOptions {
  readonly portal: Pick<Portal, 'render' | 'sharedRequest' | 'methods'>;
  /** Answers the portal's own calls for this visitor. */
  readonly fetchApi: (page: PageRequest, request: Request, options?: { sourcesUntil?: number }) => Promise<Response>;
  /** The address of this visitor's institution for the world outside. */
  readonly publicOrigin: (page: PageRequest) => Promise<string>;
  /** Writes down that a page was refused. */
  readonly refused: (page: PageRequest, refusal: Refusal) => void;
  /** Whether an address that the institution has set lets itself be framed by this page. */
  readonly framingOf: (page: PageRequest, address: string, options?: { afresh?: boolean }) => Promise<Framing>;
  /** Addresses of others' scripts that the institution's pages may load. */
  readonly pageScripts: (institution: Institution) => Promise<readonly string[]>;
  /** Tells until when a guest's page may be kept; null keeps none, in development. */
  readonly version: ((institution: Institution) => Promise<string | number | null>) | null;
}

const reading = new Set(['GET', 'HEAD']);
/** Largest form that a page reads, in bytes: whoever sends more could fill the memory. */
const formLimit = 16 * 1024;
/** Status of an answer to one who calls too often. */
const tooMany = 429;

export interface Pages {
  /** Answers a request for a page; never throws. */
  answer(page: PageRequest): Promise<Response>;
  /** What the kept pages take in memory, in bytes. */
  cachedBytes(): number;
}

/** Draws pages: a member's each time, a guest's once for as long as its data last. */
export function createPages(options: PagesOptions): Pages {
  const { portal, fetchApi, publicOrigin, refused, framingOf, pageScripts, version } = options;
  const cache = createPageCache();
  /** Pages that lack what one visitor was refused for calling too often: the others may have it. */
  const refusedPages = new WeakSet<Response>();

  /** The page that is asked for, at the institution's origin as this page is drawn for. */
  async function draw(page: Drawing, asked: Request): Promise<Response> {
    const { place, institution, nonce } = page;
    let isAway = false;
    const noticed = <T>(running: Promise<T>) =>
      running.catch((error) => {
        isAway ||= unavailability(error) !== null;
        throw error;
      });
    const visit: PageVisit = {
      nonce,
      host: place.host,
      publicOrigin: () => noticed(publicOrigin(page)),
      log: (error, message) => page.log.error({ err: error }, message),
      framingOf: (address, options) => noticed(framingOf(page, address, options)),
      async fetchApi(call, options) {
        const answer = await fetchApi(page, call, options);
        isAway ||= answer.status === 503;
        return answer;
      },
    };
    const answer = reading.has(asked.method) ? await drawRead(asked, visit) : await drawForm(page, asked, visit);
    const drawn = isAway && answer.status >= 500 ? unavailable(answer) : answer;
    if (drawn.headers.get('content-type')?.startsWith('text/html')) {
      const own = `'nonce-${nonce}'`;
      const trusted = { scripts: [own, ...(await pageScripts(institution))], styles: [own] };
      drawn.headers.set('content-security-policy', pagePolicy(trusted, { development: version === null }));
    }
    return drawn;
  }

  async function drawRead(asked: Request, visit: PageVisit): Promise<Response> {
    let refused = false;
    const callForPage: PageVisit['fetchApi'] = async (call, options) => {
      const answer = await visit.fetchApi(call, options);
      refused ||= answer.status === tooMany;
      return answer;
    };
    const drawn = await portal.render(asked, { ...visit, fetchApi: callForPage });
    if (refused) {
      drawn.headers.set('cache-control', 'private, no-store');
      refusedPages.add(drawn);
    }
    return drawn;
  }

  /** A form's calls are the browser's own: the API knows it by these headers, and may give it cookies. */
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
    // The portal's addresses are built from the origin the visitor typed, which a proxy may hide.
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
    if (!version) return drawOwn(page);
    const place = { ...page.place, origin: originForAll(page.place) };
    const asked = at(place.origin, request);
    const shared = portal.sharedRequest({ method: request.method, url: asked, headers: request.headers });
    if (!shared) return drawOwn(page);
    const { url, headers } = shared;
    // All that the page is drawn from, so that nothing can make a difference that the key does not know.
    const key = [institution.id, url, ...Object.entries(headers).flat()].join('\n');
    let passing: Response | undefined;
    const cached = await cache.get(key, await version(institution), async () => {
      const drawn = await draw({ ...page, place }, new Request(url, { headers }));
      if (isForAll(drawn) && !refusedPages.has(drawn))
        return cachedPage(drawn, { nonce: page.nonce, scripts: await pageScripts(institution) });
      passing = drawn;
      return drawn.status < 500 ? null : 'failed';
    });
    if (cached) return answerWith(cached, request);
    // What was drawn for everyone lacks what only this visitor's address says.
    return passing && url === asked ? revalidated(passing) : drawOwn(page);
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

/** Whether a page is one for everyone, rather than an error or one visitor's own. */
function isForAll({ status, headers }: Response): boolean {
  return status === 200 && !headers.has('set-cookie');
}

/** The address of a request at an origin. */
function at(origin: string, { url }: Request): string {
  const { pathname, search } = new URL(url);
  return origin + pathname + search;
}

/** The portal's call with what tells the API which browser it answers. */
function asVisitor(call: Request, { headers: visitor }: Request): Request {
  const headers = new Headers(call.headers);
  for (const name of ['cookie', 'user-agent']) {
    const value = visitor.get(name);
    if (value) headers.set(name, value);
  }
  return new Request(call, { headers });
}
