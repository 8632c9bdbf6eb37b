import { fallbackMs, TtlCache, type Version } from '../lib/ttl-cache.ts';
import type { CachedPage } from './cached-page.ts';

/** Most memory the pages may take together, in bytes. */
const maxBytes = 96 * 1024 * 1024;
/** What an entry costs beside its page and key, so that many small ones count too. */
const overhead = 4096;
/** How long the drawing of the next page may take before that of before is shown, in ms. */
const timeoutMs = 2000;

/** A page; null when it is one that must not be kept, `failed` when it could not be drawn. */
type Draw = () => Promise<CachedPage | null | 'failed'>;

export interface PageCache {
  /**
   * The page of this key and version, drawn at most once at a time; null when there is none that may be kept. The page of
   * before, for an hour, when the new one fails or is late, and while the version is null: then nobody can tell it.
   */
  get(key: string, version: Version, draw: Draw): Promise<CachedPage | null>;
  /** What all pages take in memory, in bytes. */
  readonly size: number;
}

class NotDrawn extends Error {}

/** Keeps guests' pages in memory by key for as long as they and their version last; the longest unused leave first. */
export function createPageCache(): PageCache {
  const pages = new TtlCache<CachedPage | null>({
    goodUntil: (page) => page?.until ?? 0,
    isCacheable: (page) => page !== null,
    // One that lacks a part is shown for its own while.
    isLasting: (page) => page?.until === Number.POSITIVE_INFINITY,
    bytesOf: (page, key) => overhead + 2 * key.length + (page?.size ?? 0),
    retryMs: 0,
    fallbackMs,
    timeoutMs,
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
