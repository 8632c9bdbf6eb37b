import { personOf } from '../../lib/session/person.ts';
import { cachedAddresses, instead } from '../addresses.ts';
import { pageCaches } from '../cached-pages.ts';
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
import { keepFiles } from './files.ts';
import { filesIn, guidesIn } from './named.ts';
import { networkWithTimeout } from './network-with-timeout.ts';
import { type FetchedEvent, worker } from './scope.ts';

/** A page that was kept so lately is not fetched only to be kept, in ms. */
const freshFor = 10 * 60_000;
/** A guide changes seldom, and who opens it asks the network first. */
const guideFreshFor = 12 * 3_600_000;
const maxPages = 60;
/** A collection may be long: so many of its guides are fetched, the first ones. */
const maxGuides = 12;

/** Pages that are just being fetched to be kept: each page that is opened asks for the same ones. */
const underway = new Set<string>();

/** Counts how often everything was forgotten: what was fetched before must not be kept after. */
let forgotten = 0;

/** A page: from the network; kept ones when that does not answer, or not in time, and its answer for the next time. */
export async function answerPage(event: FetchedEvent): Promise<Response> {
  const { request } = event;
  const address = addressOf(request.url);
  const began = forgotten;
  const network = fetch(request);
  event.waitUntil(
    network.then((response) => keepPage(address, response.clone(), { began, read: true })).catch(() => undefined),
  );
  const response = await networkWithTimeout(network);
  if (response) return response;
  const kept = await keptPage(address);
  if (kept) return kept;
  try {
    return await network;
  } catch {
    return (await noNetworkPage()) ?? barePage();
  }
}

/**
 * Fetches pages to be kept, one after the other, but for those that were kept lately. Ends where the network does, or
 * where everything is forgotten meanwhile.
 */
export async function fetchPages({ opened, ahead, guidesOf }: Extract<Message, { kind: 'keep' }>): Promise<void> {
  const began = forgotten;
  for (const address of opened) {
    if (!(await fetchPage(address, freshFor, { began, read: true }))) return;
  }
  for (const address of ahead) {
    if (!(await fetchPage(address, freshFor, { began }))) return;
  }
  const links = guidesOf === undefined ? undefined : await find(guidesOf);
  const guides = links ? guidesIn(await links.response.text()).slice(0, maxGuides) : [];
  for (const address of guides) {
    if (!(await fetchPage(address, guideFreshFor, { began }))) return;
  }
}

interface Cause {
  /** How often everything had been forgotten when it began. */
  began: number;
  /** Whether somebody looks at the page. */
  read?: boolean;
}

/** Fetches a page unless what is kept of it is fresh; false when there is no use in going on. */
async function fetchPage(address: string, fresh: number, cause: Cause): Promise<boolean> {
  if (forgotten !== cause.began) return false;
  const url = new URL(address, location.origin);
  const kept = addressOf(url.href);
  if (url.origin !== location.origin || !isKeepable(url.pathname) || underway.has(kept)) return true;
  underway.add(kept);
  try {
    if (await isFresh(kept, fresh)) {
      if (cause.read) await noteRead(kept);
      return true;
    }
    // What somebody is waiting for goes first.
    await keepPage(kept, await fetch(url, { headers: { Accept: 'text/html' }, priority: 'low' }), cause);
    return true;
  } catch {
    return false;
  } finally {
    underway.delete(kept);
  }
}

/** Deletes every kept page, also one that is on its way. */
export async function forgetPages(): Promise<void> {
  forgotten += 1;
  const names = (await caches.keys()).filter((name) => name.startsWith(pageCaches));
  await Promise.all(names.map((name) => caches.delete(name)));
}

async function keepPage(address: string, response: Response, { began, read }: Cause): Promise<void> {
  const owner = response.headers.get(ownerHeader);
  if (!owner || response.status !== 200 || response.redirected || !isKeepable(pathOf(address))) return;
  const html = await response.text();
  const headers = new Headers(response.headers);
  // The text is unpacked by now.
  for (const name of ['content-encoding', 'content-length']) headers.delete(name);
  headers.set(cachedAtHeader, String(Date.now()));
  headers.set(titleHeader, encodeURIComponent(titleOf(html)));
  const cache = await openFor(owner);
  const before = await cache.match(address, { ignoreVary: true });
  headers.set(readAtHeader, read ? String(Date.now()) : (before?.headers.get(readAtHeader) ?? '0'));
  if (forgotten !== began) return;
  await cache.delete(address);
  await cache.put(address, new Response(html, { headers }));
  const kept = await cache.keys();
  const surplus = kept.filter((request) => pathOf(request.url) !== offlinePath).slice(0, -maxPages);
  await Promise.all(surplus.map((request) => cache.delete(request)));
  await keepFiles(filesIn(html));
}

async function noteRead(address: string): Promise<void> {
  const found = await find(address);
  if (!found) return;
  const headers = new Headers(found.response.headers);
  headers.set(readAtHeader, String(Date.now()));
  await found.cache.put(address, new Response(found.response.body, { headers }));
}

/** The cache of this owner's pages; those of anybody else are deleted. */
async function openFor(owner: string): Promise<Cache> {
  const name = pageCaches + owner;
  const others = (await caches.keys()).filter((each) => each.startsWith(pageCaches) && each !== name);
  await Promise.all(others.map((each) => caches.delete(each)));
  return caches.open(name);
}

async function keptPage(wanted: string): Promise<Response | undefined> {
  for (const address of cachedAddresses(wanted)) {
    const found = await find(address);
    if (found && Date.now() - found.at <= cachedForMs) return dated(found);
    await found?.cache.delete(address);
  }
  return undefined;
}

/** The page that says that there is no network, marked as drawn for its own address and not for the one it stands at. */
async function noNetworkPage(): Promise<Response | undefined> {
  const page = await keptPage(offlinePath);
  return page && new Response((await page.text()).replace('<html', `<html ${instead}`), page);
}

/** What was kept, with the time for the page to read. */
function dated(found: { response: Response; at: number }): Response {
  const headers = new Headers(found.response.headers);
  headers.set('server-timing', `${cachedTiming};dur=${found.at}`);
  return new Response(found.response.body, { headers });
}

async function isFresh(address: string, fresh: number): Promise<boolean> {
  const found = await find(address);
  return found !== undefined && Date.now() - found.at < fresh;
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
  return response && { cache, response, at: Number(response.headers.get(cachedAtHeader)) };
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
