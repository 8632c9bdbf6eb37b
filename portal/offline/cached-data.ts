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

function cacheOwner(): string {
  const { token, isTourist } = readSession();
  return (isTourist ? undefined : personOf(token)) ?? nobody;
}
