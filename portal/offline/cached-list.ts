import { useEffect, useState } from 'react';
import { dataRequestAddress } from '../router-internals/page-data.ts';
import { cachedAddresses } from './addresses.ts';
import { pageCaches } from './cached-pages.ts';
import { offlinePath } from './phone-pages.ts';
import { cachedAtHeader, readAtHeader, titleHeader } from './shared.ts';

export interface CachedPage {
  /** Path and query. */
  address: string;
  title: string;
  /** When it was fetched, in ms since 1970. */
  at: number;
  /** When a visitor last opened it, in ms since 1970; 0 when it was only precached. */
  readAt: number;
}

/** The pages that can be opened offline, by a link too, which needs their data. */
async function listCachedPages(): Promise<CachedPage[]> {
  try {
    const name = (await caches.keys()).find((each) => each.startsWith(pageCaches));
    if (!name) return [];
    const cache = await caches.open(name);
    const entries = await Promise.all((await cache.keys()).map((request) => cachedEntry(cache, request)));
    const addresses = new Set(entries.map(({ address }) => address));
    return entries.filter(({ address }) => address !== offlinePath && addresses.has(dataRequestAddress(address)));
  } catch {
    return [];
  }
}

async function cachedEntry(cache: Cache, request: Request): Promise<CachedPage> {
  const { headers } = (await cache.match(request, { ignoreVary: true })) ?? new Response();
  const { pathname, search } = new URL(request.url);
  return {
    address: pathname + search,
    title: decodeURIComponent(headers.get(titleHeader) ?? ''),
    at: Number(headers.get(cachedAtHeader)),
    readAt: Number(headers.get(readAtHeader)),
  };
}

/** The cached pages, looked up once `enabled`; undefined until then. */
export function useCachedPages(enabled: boolean): readonly CachedPage[] | undefined {
  const [kept, setKept] = useState<readonly CachedPage[]>();
  useEffect(() => {
    if (!enabled) return setKept(undefined);
    let gone = false;
    void listCachedPages().then((entries) => {
      if (!gone) setKept(entries);
    });
    return () => {
      gone = true;
    };
  }, [enabled]);
  return kept;
}

/**
 * Sorts cached pages: first the site's `main` pages in their own order, then the others by when they were last read;
 * precached ones last. A page that is cached for any query is listed once.
 */
export function sortCachedPages(entries: readonly CachedPage[], main: readonly string[]): CachedPage[] {
  const orderOf = ({ address }: CachedPage) => (main.indexOf(address) + main.length + 1) % (main.length + 1);
  const cached = new Set(entries.map(({ address }) => address));
  return entries
    .filter(({ address }) => !cachedAddresses(address).some((each) => each !== address && cached.has(each)))
    .sort((one, other) => orderOf(one) - orderOf(other) || other.readAt - one.readAt || other.at - one.at);
}
