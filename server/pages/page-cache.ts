import { fallbackMs, TtlCache, type Version } from '../lib/ttl-cache.ts';
import type { CachedPage } from './cached-page.ts';

/** Most memory the pages may take together, in bytes. */
const maxBytes = 96 * 1024 * 1024;
/** Memory of an entry beside its page and key, in bytes, so that many small ones count too. */
const overhead = 4096;
/** How long rendering a new page may take before the former one is answered, in ms. */
const drawTimeoutMs = 2000;

/** A page; null when it must not be cached, `failed` when it could not be rendered. */
type Draw = () => Promise<CachedPage | null | 'failed'>;

export interface PageCache {
  /**
   * The page of this key and version, rendered only once at a time; null when it may not be cached. The former page,
   * for an hour, when the new one fails or is late, and while the version is null, which means unknown.
   */
  get(key: string, version: Version, draw: Draw): Promise<CachedPage | null>;
  /** What all pages take in memory, in bytes. */
  readonly size: number;
}

class NotDrawn extends Error {}

/** Caches guests' pages in memory by key and version; the least recently used are dropped first. */
export function createPageCache(): PageCache {
  const pages = new TtlCache<CachedPage | null>({
    goodUntil: (page) => page?.until ?? 0,
    isCacheable: (page) => page !== null,
    // An incomplete page is never used as a fallback.
    isLasting: (page) => page?.until === Number.POSITIVE_INFINITY,
    bytesOf: (page, key) => overhead + 2 * key.length + (page?.size ?? 0),
    retryMs: 0,
    fallbackMs,
    timeoutMs: drawTimeoutMs,
    maxBytes,
  });

  return {
    get size() {
      return pages.bytes;
    },
    async get(key, version, draw) {
      async function make() {
        const page = await draw();
        if (page === 'failed') throw new NotDrawn();
        return page;
      }
      try {
        return await pages.get(key, make, version);
      } catch (error) {
        if (error instanceof NotDrawn) return null;
        throw error;
      }
    },
  };
}
