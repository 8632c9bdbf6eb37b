import { personOf } from '../lib/session/person.ts';
import { readSession } from '../lib/session/session.ts';
import { dataRequestAddress, readDataAnswer } from '../router-internals/page-data.ts';
import { cachedAddresses } from './addresses.ts';
import { pageCaches } from './cached-pages.ts';
import { cachedAtHeader, cachedForMs, nobody } from './shared.ts';

export interface CachedData {
  /** Loader data by route id. */
  loaded: Readonly<Record<string, unknown>>;
  /** When it was fetched, in ms since 1970. */
  at: number;
}

/** The cached data of the page at `address`, for the current visitor; undefined when there are none. */
export async function readCachedData(address: string, now = Date.now()): Promise<CachedData | undefined> {
  if (!('caches' in window)) return undefined;
  const name = pageCaches + cacheOwner();
  if (!(await caches.has(name))) return undefined;
  const cache = await caches.open(name);
  const requests = cachedAddresses(address).map(dataRequestAddress);
  const found = await Promise.all(requests.map((each) => cache.match(each, { ignoreVary: true })));
  const cached = found.find(Boolean);
  const at = Number(cached?.headers.get(cachedAtHeader));
  if (!cached || now - at > cachedForMs) return undefined;
  return { loaded: await readDataAnswer(cached), at };
}

/** Until when the fetched data of pages must not be shown any more, in ms since 1970, by address. */
const hiddenAt = new Map<string, number>();

/** Records that the data of these pages fetched until now must not be shown any more. */
export function noteHidden(addresses: readonly string[], now = Date.now()): void {
  for (const address of addresses) hiddenAt.set(address, now);
}

/** Whether data of a page that were fetched at this time, in ms since 1970, may still be shown. */
export function mayShow(address: string, at: number): boolean {
  return at > (hiddenAt.get(address) ?? 0);
}

/** The current visitor, as the caches of their pages are called. */
export function cacheOwner(): string {
  const { token, isTourist } = readSession();
  return (isTourist ? undefined : personOf(token)) ?? nobody;
}
