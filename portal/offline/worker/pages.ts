import { precacheHeader } from '@yimen/contract/precache';
import { personOf } from '../../lib/session/person.ts';
import { dataRequestAddress } from '../../router-internals/page-data.ts';
import { cachedAddresses, instead } from '../addresses.ts';
import { deletePageCaches, openPageCache, pageCaches } from '../cached-pages.ts';
import { isKeepable } from '../keepable.ts';
import { offlinePath } from '../phone-pages.ts';
import {
  cachedAtHeader,
  cachedForMs,
  cachedTiming,
  type Message,
  nobody,
  ownerHeader,
  readAtHeader,
  titleHeader,
} from '../shared.ts';
import { barePage } from './bare.ts';
import { cacheFiles, filesIn } from './files.ts';
import { networkWithTimeout } from './network-with-timeout.ts';
import { type FetchedEvent, worker } from './scope.ts';

/** A page cached less than this long ago is not fetched again for caching, in ms. */
const freshFor = 10 * 60_000;
/** Longer for guides, which change seldom and are requested from the network when opened, in ms. */
const guideFreshFor = 12 * 3_600_000;
/** Maximum number of cache entries; a page has two: its document and its data. */
const maxEntries = 120;

/** Pages that are being fetched for caching: each opened page asks for the same ones. */
const underway = new Set<string>();

/** How often all pages were deleted: a page fetched before that must not be cached after it. */
let forgotten = 0;

/**
 * Answers a page request from the network, and caches the answer; from the cache when the network fails or is too slow.
 */
export async function answerPage(event: FetchedEvent): Promise<Response> {
  const { request } = event;
  const address = pageAddress(request.url);
  const began = forgotten;
  const network = fetch(request);
  event.waitUntil(
    network.then((response) => cachePage(address, response.clone(), { began, read: true })).catch(() => undefined),
  );
  const response = await networkWithTimeout(network);
  if (response) return response;
  const cached = await cachedPage(address);
  if (cached) return cached;
  try {
    return await network;
  } catch {
    return (await noNetworkPage()) ?? barePage();
  }
}

/**
 * Fetches pages for caching, one after the other, except those cached recently that are not outdated. Stops when the
 * network fails, or when all pages are deleted meanwhile.
 */
export async function fetchPages(message: Extract<Message, { kind: 'keep' }>): Promise<void> {
  const { outdated, opened, ahead, guides } = message;
  const began = forgotten;
  const batches = [
    { addresses: outdated, fresh: 0, cause: { began } },
    { addresses: opened, fresh: freshFor, cause: { began, read: true } },
    { addresses: ahead, fresh: freshFor, cause: { began } },
    { addresses: guides, fresh: guideFreshFor, cause: { began } },
  ];
  for (const { addresses, fresh, cause } of batches) {
    for (const address of addresses) {
      if (!(await fetchPage(address, fresh, cause))) return;
    }
  }
}

interface Cause {
  /** The value of `forgotten` when it began. */
  began: number;
  /** Whether a visitor has opened the page. */
  read?: boolean;
}

/** Fetches a page unless the cached one is fresh; false when the next ones would fail too. */
async function fetchPage(address: string, fresh: number, cause: Cause): Promise<boolean> {
  if (forgotten !== cause.began) return false;
  const url = new URL(address, location.origin);
  const cachedAddress = pageAddress(url.href);
  if (url.origin !== location.origin || !isKeepable(url.pathname) || underway.has(cachedAddress)) return true;
  underway.add(cachedAddress);
  try {
    // The data first: a page in the list of cached pages can also be opened by a link, which needs them.
    for (const part of [dataRequestAddress(cachedAddress), cachedAddress]) {
      if (!(await isFresh(part, fresh))) await cachePage(part, await fetchLater(part), cause);
      else if (cause.read) await noteRead(part);
    }
    return true;
  } catch {
    return false;
  } finally {
    underway.delete(cachedAddress);
  }
}

/** With low priority, after the visitor's own requests. */
function fetchLater(address: string): Promise<Response> {
  return fetch(address, { headers: { Accept: 'text/html', [precacheHeader]: '1' }, priority: 'low' });
}

/** Deletes every cached page, also one that is being fetched. */
export async function deletePages(): Promise<void> {
  forgotten += 1;
  await deletePageCaches();
}

/** Caches a page's document or its data; deletes the page when the visitor cannot see it any more. */
async function cachePage(address: string, response: Response, { began, read }: Cause): Promise<void> {
  if (response.status === 404 || response.status === 410) {
    const found = await findCached(address);
    await found?.cache.delete(address);
    return;
  }
  const owner = response.headers.get(ownerHeader);
  if (!owner || response.status !== 200 || response.redirected || !isKeepable(pathnameOf(address))) return;
  const text = await response.text();
  // Its files first, so that a cached page can be rendered. If the network fails here, the previous copy stays.
  await cacheFiles(filesIn(text));
  const headers = new Headers(response.headers);
  // The text is already decompressed.
  for (const name of ['content-encoding', 'content-length']) headers.delete(name);
  headers.set(cachedAtHeader, String(Date.now()));
  headers.set(titleHeader, encodeURIComponent(titleInHtml(text)));
  const cache = await openPageCache(owner);
  const before = await cache.match(address, { ignoreVary: true });
  headers.set(readAtHeader, read ? String(Date.now()) : (before?.headers.get(readAtHeader) ?? '0'));
  if (forgotten !== began) return;
  await cache.delete(address);
  await putPage(cache, address, new Response(text, { headers }), began);
  const cachedRequests = await cache.keys();
  const always = [offlinePath, dataRequestAddress(offlinePath)];
  const surplus = cachedRequests.filter((request) => !always.includes(pathnameOf(request.url))).slice(0, -maxEntries);
  await Promise.all(surplus.map((request) => cache.delete(request)));
}

/** Puts a page into the cache; not when all pages are deleted meanwhile. */
async function putPage(cache: Cache, address: string, page: Response, began: number): Promise<void> {
  await cache.put(address, page);
  if (forgotten !== began) await cache.delete(address);
}

async function noteRead(address: string): Promise<void> {
  const began = forgotten;
  const found = await findCached(address);
  if (!found) return;
  const headers = new Headers(found.response.headers);
  headers.set(readAtHeader, String(Date.now()));
  await putPage(found.cache, address, new Response(found.response.body, { headers }), began);
}

async function cachedPage(wanted: string): Promise<Response | undefined> {
  for (const address of cachedAddresses(wanted)) {
    const found = await findCached(address);
    if (found && Date.now() - found.at <= cachedForMs) return dated(found);
    await found?.cache.delete(address);
  }
  return undefined;
}

/** The offline page, marked as served at another page's address. */
async function noNetworkPage(): Promise<Response | undefined> {
  const page = await cachedPage(offlinePath);
  return page && new Response((await page.text()).replace('<html', `<html ${instead}`), page);
}

/** The cached answer, with the time at which it was fetched for the page to read. */
function dated(found: { response: Response; at: number }): Response {
  const headers = new Headers(found.response.headers);
  headers.set('server-timing', `${cachedTiming};dur=${found.at}`);
  return new Response(found.response.body, { headers });
}

async function isFresh(address: string, fresh: number): Promise<boolean> {
  const found = await findCached(address);
  return found !== undefined && Date.now() - found.at < fresh;
}

/** Finds a page in the cache for the current visitor; deletes somebody else's pages. */
async function findCached(address: string) {
  const name = (await caches.keys()).find((each) => each.startsWith(pageCaches));
  if (!name) return undefined;
  const visitor = await visitorOfWorker();
  if (visitor !== undefined && pageCaches + visitor !== name) {
    await deletePages();
    return undefined;
  }
  const cache = await caches.open(name);
  const response = await cache.match(address, { ignoreVary: true });
  return response && { cache, response, at: Number(response.headers.get(cachedAtHeader)) };
}

/** The person whose token this browser has, `guest` without one; undefined where a worker cannot read cookies. */
async function visitorOfWorker(): Promise<string | undefined> {
  if (!worker.cookieStore) return undefined;
  const [token, tourist] = await Promise.all(['token', 'isTourist'].map((name) => worker.cookieStore?.get(name)));
  if (!token?.value || tourist?.value === '1') return nobody;
  return personOf(token.value) ?? nobody;
}

function pageAddress(url: string): string {
  const { pathname, search } = new URL(url);
  return (pathname.length > 1 ? pathname.replace(/\/$/, '') : pathname) + search;
}

function pathnameOf(address: string): string {
  return new URL(address, location.origin).pathname;
}

function titleInHtml(html: string): string {
  return /<title>([^<]*)<\/title>/.exec(html)?.[1] ?? '';
}
