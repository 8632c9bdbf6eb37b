import { useEffect, useState } from 'react';
import { pageCaches } from './cached-pages.ts';
import { offlinePath } from './phone-pages.ts';
import { cachedAtHeader, readAtHeader, titleHeader } from './shared.ts';

export interface CachedPage {
  /** Path and query. */
  address: string;
  title: string;
  /** When it was fetched, in ms since 1970. */
  at: number;
  /** When somebody looked at it last, in ms since 1970; 0 for what was only fetched ahead. */
  readAt: number;
}

/** The pages that can be opened without a network. */
async function listCachedPages(): Promise<CachedPage[]> {
  try {
    const name = (await caches.keys()).find((each) => each.startsWith(pageCaches));
    if (!name) return [];
    const cache = await caches.open(name);
    const entries = await Promise.all((await cache.keys()).map((request) => entryOf(cache, request)));
    return entries.filter(({ address }) => address !== offlinePath);
  } catch {
    return [];
  }
}

async function entryOf(cache: Cache, request: Request): Promise<CachedPage> {
  const { headers } = (await cache.match(request, { ignoreVary: true })) ?? new Response();
  const { pathname, search } = new URL(request.url);
  return {
    address: pathname + search,
    title: decodeURIComponent(headers.get(titleHeader) ?? ''),
    at: Number(headers.get(cachedAtHeader)),
    readAt: Number(headers.get(readAtHeader)),
  };
}

/** The kept pages, looked up once `wanted`; undefined until then. */
export function useCachedPages(wanted: boolean): readonly CachedPage[] | undefined {
  const [kept, setKept] = useState<readonly CachedPage[]>();
  useEffect(() => {
    if (!wanted) return setKept(undefined);
    let gone = false;
    void listCachedPages().then((entries) => {
      if (!gone) setKept(entries);
    });
    return () => {
      gone = true;
    };
  }, [wanted]);
  return kept;
}
