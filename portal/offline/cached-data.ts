import { personOf } from '../lib/session/person.ts';
import { readSession } from '../lib/session/session.ts';
import { dataIn } from '../router-internals/page-data.ts';
import { cachedAddresses } from './addresses.ts';
import { pageCaches } from './cached-pages.ts';
import { cachedAtHeader, cachedForMs, nobody } from './shared.ts';

export interface CachedData {
  /** What the page's routes had loaded, by route id. */
  loaded: Readonly<Record<string, unknown>>;
  /** When it was fetched, in ms since 1970. */
  at: number;
}

/** The data of the drawn page that is kept at `address`, for the one who is here; undefined when there is none. */
export async function readCachedData(address: string, now = Date.now()): Promise<CachedData | undefined> {
  if (!('caches' in window)) return undefined;
  const name = pageCaches + whoIsHere();
  if (!(await caches.has(name))) return undefined;
  const cache = await caches.open(name);
  const found = await Promise.all(cachedAddresses(address).map((each) => cache.match(each, { ignoreVary: true })));
  const kept = found.find(Boolean);
  const at = Number(kept?.headers.get(cachedAtHeader));
  if (!kept || now - at > cachedForMs) return undefined;
  const loaded = await dataIn(await kept.text());
  return loaded && { loaded, at };
}

function whoIsHere(): string {
  const { token, isTourist } = readSession();
  return (isTourist ? undefined : personOf(token)) ?? nobody;
}
