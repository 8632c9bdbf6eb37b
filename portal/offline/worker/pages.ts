import { pageCaches } from '../../session/kept-pages.ts';
import { personOf } from '../../session/person.ts';
import {
  isKeepable,
  keptAtHeader,
  keptFor,
  keptTiming,
  nobody,
  offlinePath,
  ownerHeader,
  titleHeader,
} from '../shared.ts';
import { barePage } from './bare.ts';
import { filesIn, keepFiles } from './files.ts';
import { type FetchedEvent, worker } from './scope.ts';

/** Longest wait for the network where a kept page is there, in ms; the network's answer is kept for the next time. */
const patience = 6000;
/** A page that was kept so lately is not fetched only to be kept, in ms. */
const freshFor = 10 * 60_000;
const mostPages = 40;
/** What a proxy answers whose server is not there. */
const unreachable = new Set([502, 503, 504]);

/** Counts how often everything was forgotten: what was fetched before must not be kept after. */
let forgotten = 0;

/** A page: from the network; kept ones when that does not answer, or not in time. */
export async function answerPage(event: FetchedEvent): Promise<Response> {
  const { request } = event;
  const address = addressOf(request.url);
  const began = forgotten;
  const network = fetch(request);
  event.waitUntil(network.then((response) => keepPage(address, response.clone(), began)).catch(() => undefined));
  const first = await Promise.race([network.catch(() => undefined), rest(patience)]);
  if (first && !unreachable.has(first.status)) return first;
  const kept = await keptPage(address);
  if (kept) return kept;
  try {
    return first ?? (await network);
  } catch {
    const place = await keptPage(offlinePath);
    return place ? Response.redirect(`${offlinePath}#${encodeURIComponent(address)}`) : barePage();
  }
}

/** Fetches pages to be kept, one after the other, but for those that were kept lately. */
export async function fetchPages(addresses: readonly string[]): Promise<void> {
  for (const address of addresses) {
    const url = new URL(address, location.origin);
    if (url.origin !== location.origin || !isKeepable(url.pathname) || (await isFresh(addressOf(url.href)))) continue;
    const began = forgotten;
    const response = await fetch(url, { headers: { Accept: 'text/html' } }).catch(() => undefined);
    if (!response) return;
    await keepPage(addressOf(url.href), response, began);
  }
}

/** Deletes every kept page, also one that is on its way. */
export async function forgetPages(): Promise<void> {
  forgotten += 1;
  const names = (await caches.keys()).filter((name) => name.startsWith(pageCaches));
  await Promise.all(names.map((name) => caches.delete(name)));
}

async function keepPage(address: string, response: Response, began: number): Promise<void> {
  const owner = response.headers.get(ownerHeader);
  if (!owner || response.status !== 200 || response.redirected || !isKeepable(pathOf(address))) return;
  const html = await response.text();
  const headers = new Headers(response.headers);
  // The text is unpacked by now.
  for (const name of ['content-encoding', 'content-length']) headers.delete(name);
  headers.set(keptAtHeader, String(Date.now()));
  headers.set(titleHeader, encodeURIComponent(titleOf(html)));
  const cache = await openFor(owner);
  if (forgotten !== began) return;
  await cache.delete(address);
  await cache.put(address, new Response(html, { headers }));
  const kept = await cache.keys();
  const surplus = kept.filter((request) => pathOf(request.url) !== offlinePath).slice(0, -mostPages);
  await Promise.all(surplus.map((request) => cache.delete(request)));
  await keepFiles(filesIn(html));
}

/** The cache of this owner's pages; those of anybody else are deleted. */
async function openFor(owner: string): Promise<Cache> {
  const name = pageCaches + owner;
  const others = (await caches.keys()).filter((each) => each.startsWith(pageCaches) && each !== name);
  await Promise.all(others.map((each) => caches.delete(each)));
  return caches.open(name);
}

async function keptPage(address: string): Promise<Response | undefined> {
  const found = await find(address);
  if (!found) return undefined;
  if (Date.now() - found.at > keptFor) {
    await found.cache.delete(address);
    return undefined;
  }
  const headers = new Headers(found.response.headers);
  headers.set('server-timing', `${keptTiming};dur=${found.at}`);
  return new Response(found.response.body, { headers });
}

async function isFresh(address: string): Promise<boolean> {
  const found = await find(address);
  return found !== undefined && Date.now() - found.at < freshFor;
}

/** What was kept of a page for the one who is here now; somebody else's pages are forgotten. */
async function find(address: string) {
  const name = (await caches.keys()).find((each) => each.startsWith(pageCaches));
  if (!name) return undefined;
  const visitor = await whoIsHere();
  if (visitor !== undefined && pageCaches + visitor !== name) {
    await forgetPages();
    return undefined;
  }
  const cache = await caches.open(name);
  const response = await cache.match(address, { ignoreVary: true });
  return response && { cache, response, at: Number(response.headers.get(keptAtHeader)) };
}

/** The person whose token this browser has, `guest` without one; undefined where a worker cannot read cookies. */
async function whoIsHere(): Promise<string | undefined> {
  if (!worker.cookieStore) return undefined;
  const [token, tourist] = await Promise.all(['token', 'isTourist'].map((name) => worker.cookieStore?.get(name)));
  if (!token?.value || tourist?.value === '1') return nobody;
  return personOf(token.value) ?? nobody;
}

function addressOf(url: string): string {
  const { pathname, search } = new URL(url);
  return (pathname.length > 1 ? pathname.replace(/\/$/, '') : pathname) + search;
}

function pathOf(address: string): string {
  return new URL(address, location.origin).pathname;
}

function titleOf(html: string): string {
  return /<title>([^<]*)<\/title>/.exec(html)?.[1] ?? '';
}

function rest(ms: number): Promise<undefined> {
  return new Promise((resolve) => setTimeout(resolve, ms, undefined));
}
