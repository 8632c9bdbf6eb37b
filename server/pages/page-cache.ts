import type { CachedPage } from './cached-page.ts';

interface Entry {
  readonly version: string | number;
  readonly page: Promise<CachedPage | null>;
  size: number;
}

/** Most memory the pages may take together, in bytes. */
const room = 96 * 1024 * 1024;
/** What an entry costs beside its page and key, so that many small ones count too. */
const overhead = 4096;

export interface PageCache {
  /** The page of this key and version, drawn at most once at a time; null when it must not be kept. */
  get(key: string, version: string | number, draw: () => Promise<CachedPage | null>): Promise<CachedPage | null>;
  /** What all pages take in memory, in bytes. */
  readonly size: number;
}

/** Keeps guests' pages in memory by key for as long as their version lasts; the longest unused leave first. */
export function createPageCache(): PageCache {
  const entries = new Map<string, Entry>();
  let size = 0;

  function drop(key: string, entry: Entry): void {
    if (entries.get(key) !== entry) return;
    entries.delete(key);
    size -= entry.size;
  }

  function grow(key: string, entry: Entry, page: CachedPage): void {
    if (entries.get(key) !== entry) return;
    entry.size += page.size;
    size += page.size;
    for (const [oldKey, old] of entries) {
      if (size <= room) break;
      drop(oldKey, old);
    }
  }

  return {
    get size() {
      return size;
    },
    async get(key, version, draw) {
      const known = entries.get(key);
      if (known?.version === version) {
        // The map keeps the order of use.
        entries.delete(key);
        entries.set(key, known);
        return known.page;
      }
      if (known) drop(key, known);
      const entry: Entry = { version, page: draw(), size: overhead + 2 * key.length };
      entries.set(key, entry);
      size += entry.size;
      try {
        const page = await entry.page;
        if (page) grow(key, entry, page);
        else drop(key, entry);
        return page;
      } catch (error) {
        drop(key, entry);
        throw error;
      }
    },
  };
}
