import { personOf } from '../lib/session/person.ts';
import { readSession } from '../lib/session/session.ts';
import { dataIn } from '../router-internals/page-data.ts';
import { keptAddresses } from './addresses.ts';
import { pageCaches } from './kept-pages.ts';
import { keptAtHeader, keptFor, nobody } from './shared.ts';

export interface KeptData {
  /** What the page's routes had loaded, by route id. */
  loaded: Readonly<Record<string, unknown>>;
  /** When it was fetched, in ms since 1970. */
  at: number;
}

/** The data of the drawn page that is kept at `address`, for the one who is here; undefined when there is none. */
export async function readKeptData(address: string, now = Date.now()): Promise<KeptData | undefined> {
  if (!('caches' in window)) return undefined;
  const name = pageCaches + whoIsHere();
  if (!(await caches.has(name))) return undefined;
  const cache = await caches.open(name);
  const found = await Promise.all(keptAddresses(address).map((each) => cache.match(each, { ignoreVary: true })));
  const kept = found.find(Boolean);
  const at = Number(kept?.headers.get(keptAtHeader));
  if (!kept || now - at > keptFor) return undefined;
  const loaded = await dataIn(await kept.text());
  return loaded && { loaded, at };
}

function whoIsHere(): string {
  const { token, isTourist } = readSession();
  return (isTourist ? undefined : personOf(token)) ?? nobody;
}
