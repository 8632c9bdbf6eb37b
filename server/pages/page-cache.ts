import type { CachedPage } from './cached-page.ts';

interface Entry {
  /** Null once it could not be drawn: the next visitor tries again. */
  version: string | number | null;
  /** Null when it must not be kept. */
  page: Promise<CachedPage | null>;
  /** The newest page that could be drawn whole, and when. */
  last: { readonly page: CachedPage; readonly at: number } | null;
  /** Until when the page is good, in ms since 1970; without end while it is drawn. */
  until: number;
  size: number;
}

/** Most memory the pages may take together, in bytes. */
const room = 96 * 1024 * 1024;
/** What an entry costs beside its page and key, so that many small ones count too. */
const overhead = 4096;
/** How long a page stands in for the next one when that cannot be drawn, in ms. */
const fallbackMs = 3_600_000;
/** How long the drawing of the next one may take before that, in ms. */
const patience = 2000;

/** A page; null when it is one that must not be kept, `failed` when it could not be drawn. */
type Drawing = () => Promise<CachedPage | null | 'failed'>;

export interface PageCache {
  /**
   * The page of this key and version, drawn at most once at a time; null when there is none that may be kept. The page of
   * before, for an hour, when the new one fails or is late, and while the version is null: then nobody can tell it.
   */
  get(key: string, version: string | number | null, draw: Drawing): Promise<CachedPage | null>;
  /** What all pages take in memory, in bytes. */
  readonly size: number;
}

/** Keeps guests' pages in memory by key for as long as they and their version last; the longest unused leave first. */
export function createPageCache(): PageCache {
  const entries = new Map<string, Entry>();
  let size = 0;

  function put(key: string, entry: Entry): void {
    drop(key);
    entries.set(key, entry);
    size += entry.size;
  }

  function drop(key: string): void {
    size -= entries.get(key)?.size ?? 0;
    entries.delete(key);
  }

  function keep(key: string, entry: Entry, page: CachedPage): void {
    const isWhole = page.until === Number.POSITIVE_INFINITY;
    if (isWhole) entry.last = { page, at: Date.now() };
    entry.page = Promise.resolve(page);
    entry.until = page.until;
    if (entries.get(key) !== entry) return;
    const { size: before } = entry;
    entry.size = sizeOf(key, page) + (isWhole ? 0 : (entry.last?.page.size ?? 0));
    size += entry.size - before;
    for (const oldest of entries.keys()) {
      if (size <= room) break;
      drop(oldest);
    }
  }

  /** The page of before, in place of one that could not be drawn. */
  function fallBack(key: string, entry: Entry): CachedPage | null {
    entry.version = null;
    if (!entry.last && entries.get(key) === entry) drop(key);
    return entry.last?.page ?? null;
  }

  async function drawn(key: string, entry: Entry, draw: Drawing): Promise<CachedPage | null> {
    let page: Awaited<ReturnType<Drawing>>;
    try {
      page = await draw();
    } catch (error) {
      const former = fallBack(key, entry);
      if (former) return former;
      throw error;
    }
    if (page === 'failed') return fallBack(key, entry);
    if (page) keep(key, entry, page);
    else if (entries.get(key) === entry) drop(key);
    return page;
  }

  return {
    get size() {
      return size;
    },
    async get(key, version, draw) {
      const known = entries.get(key);
      const last = known?.last && Date.now() - known.last.at < fallbackMs ? known.last : null;
      if (known && (version === null ? last : known.version === version && Date.now() < known.until)) {
        // The map keeps the order of use.
        entries.delete(key);
        entries.set(key, known);
        return version === null && last ? last.page : known.page;
      }
      const entry: Entry = {
        ...{ version, last, size: sizeOf(key, last?.page) },
        ...{ page: Promise.resolve(null), until: Number.POSITIVE_INFINITY },
      };
      put(key, entry);
      const drawing = drawn(key, entry, draw);
      entry.page = last ? Promise.race([drawing, late(last.page)]) : drawing;
      return entry.page;
    },
  };
}

function sizeOf(key: string, page?: CachedPage): number {
  return overhead + 2 * key.length + (page?.size ?? 0);
}

function late<T>(value: T): Promise<T> {
  return new Promise((resolve) => {
    setTimeout(resolve, patience, value).unref();
  });
}
