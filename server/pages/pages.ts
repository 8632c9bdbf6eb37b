import { codes } from '@yimen/contract/envelope';
import type { Framing } from '@yimen/contract/framing';
import type { Logger } from 'pino';
import { ClientGone, goneAnswer, readBody } from '../http/body.ts';
import { accepts } from '../http/compression.ts';
import type { Place } from '../http/place.ts';
import { plainPage } from '../http/plain-page.ts';
import { Refusal } from '../http/refusal.ts';
import type { Institution } from '../http/visit.ts';
import { guestPageKey } from './guest-page.ts';
import { createPageCache, type KeptPage } from './page-cache.ts';
import type { PageVisit, RenderPage } from './portal.ts';

/** A request for a page, with what was found out at the door. */
export interface PageRequest {
  readonly request: Request;
  readonly place: Place;
  readonly institution: Institution;
  readonly log: Logger;
  readonly nonce: string;
}

interface PagesOptions {
  readonly render: RenderPage;
  /** Answers the portal's own calls for this visitor. */
  readonly fetchApi: (page: PageRequest, request: Request) => Promise<Response>;
  /** The address of this visitor's institution for the world outside. */
  readonly publicOrigin: (page: PageRequest) => Promise<string>;
  /** Writes down that a page was refused. */
  readonly refused: (page: PageRequest, refusal: Refusal) => void;
  /** Whether an address that the institution has set lets itself be framed by this page. */
  readonly framingOf: (page: PageRequest, address: string, options?: { afresh?: boolean }) => Promise<Framing>;
  /** Tells what a guest's page is kept by; null keeps none. */
  readonly version: ((institution: Institution) => Promise<string | number>) | null;
}

const reading = new Set(['GET', 'HEAD']);
/** Largest form that a page reads, in bytes: whoever sends more could fill the memory. */
const formLimit = 64 * 1024;
/** Status of an answer to one who calls too often. */
const tooMany = 429;

/** Draws pages: a member's each time, a guest's once for as long as its data last. */
export function createPages({
  render,
  fetchApi,
  publicOrigin,
  refused,
  framingOf,
  version,
}: PagesOptions): (page: PageRequest) => Promise<Response> {
  const cache = createPageCache();

  async function draw(page: PageRequest, nonce: string): Promise<Response> {
    const { request, place } = page;
    const { pathname, search } = new URL(request.url);
    // The portal's addresses are built from the origin the visitor typed, which a proxy may hide.
    const asked = new Request(`${place.origin}${pathname}${search}`, {
      method: request.method,
      headers: request.headers,
      signal: request.signal,
      body: reading.has(request.method) ? undefined : await readBody(request, formLimit),
    });
    const visit: Omit<PageVisit, 'fetchApi'> = {
      nonce,
      host: place.host,
      publicOrigin: () => publicOrigin(page),
      framingOf: (address, options) => framingOf(page, address, options),
    };
    if (reading.has(request.method)) {
      let refused = false;
      const callForPage = async (call: Request) => {
        const answer = await fetchApi(page, call);
        refused ||= answer.status === tooMany;
        return answer;
      };
      const drawn = await render(asked, { ...visit, fetchApi: callForPage });
      // What one visitor was refused for calling too often must not be kept for the others.
      if (refused) drawn.headers.set('cache-control', 'private, no-store');
      return drawn;
    }
    // A form's calls are the browser's own: the API knows it by these headers, and may give it cookies.
    const cookies: string[] = [];
    const callForVisitor = async (call: Request) => {
      const answer = await fetchApi(page, asVisitor(call, request));
      cookies.push(...answer.headers.getSetCookie());
      return answer;
    };
    const drawn = await render(asked, { ...visit, fetchApi: callForVisitor });
    for (const cookie of cookies) drawn.headers.append('set-cookie', cookie);
    return drawn;
  }

  async function answer(page: PageRequest): Promise<Response> {
    const { request, place, institution, nonce } = page;
    const key = version && guestPageKey(place, institution, request);
    if (!key || !version) return revalidated(await draw(page, nonce));
    // Rendered for everyone who waits, so it must not end when the first of them leaves.
    const shared = { ...page, request: new Request(request.url, { headers: request.headers }) };
    const kept = await cache.get(key, await version(institution), () => draw(shared, cache.placeholder));
    if (kept instanceof Response) return withNonce(kept, cache.placeholder, nonce);
    return fill(kept, request, nonce);
  }

  function refuse(page: PageRequest, refusal: Refusal): Response {
    refused(page, refusal);
    const { status, message } = refusal;
    return plainPage({ status, title: '请求未被接受', text: `${message}。`, requestId: page.place.requestId });
  }

  return async (page) => {
    const { request, place, log } = page;
    const origin = request.headers.get('origin');
    if (!reading.has(request.method) && origin !== place.origin) {
      return refuse(page, new Refusal(codes.forbidden, '这个请求来自别的网站，没有执行', 403));
    }
    try {
      return await answer(page);
    } catch (error) {
      if (error instanceof ClientGone || request.signal.aborted) return goneAnswer();
      if (error instanceof Refusal) return refuse(page, error);
      log.error({ err: error }, 'The page could not be drawn');
      const text = '页面暂时无法显示，请稍后再试。';
      return plainPage({ status: 500, title: '服务出了点问题', text, requestId: place.requestId });
    }
  };
}

function revalidated(response: Response): Response {
  if (!response.headers.has('cache-control')) response.headers.set('cache-control', 'private, no-cache');
  response.headers.append('vary', 'Cookie, User-Agent');
  return response;
}

function fill(page: KeptPage, request: Request, nonce: string): Response {
  const headers = new Headers(page.headers as [string, string][]);
  headers.set('cache-control', 'private, no-cache');
  headers.append('vary', 'Cookie, User-Agent, Accept-Encoding');
  const gzip = accepts('gzip', request.headers.get('accept-encoding'));
  if (gzip) headers.set('content-encoding', 'gzip');
  return new Response(gzip ? page.body.gzip(nonce) : page.body.plain(nonce), { headers });
}

/** A page that was rendered to be kept but is not, such as an error page. */
async function withNonce(response: Response, placeholder: string, nonce: string): Promise<Response> {
  const { status } = response;
  const body = response.body ? (await response.text()).replaceAll(placeholder, nonce) : null;
  return revalidated(new Response(body, { status, headers: response.headers }));
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
