import { newNonce } from '../http/security.ts';
import { type Segmented, segment } from './segmented-gzip.ts';

/** A guest's page as it was rendered, without its nonce. */
export interface KeptPage {
  readonly headers: readonly [string, string][];
  readonly body: Segmented;
}

interface Entry {
  readonly version: string | number;
  readonly page: Promise<KeptPage | Response>;
  size: number;
}

/** Most memory the pages may take together, in bytes. */
const room = 96 * 1024 * 1024;
/** What an entry costs beside its page, so that many small ones count too. */
const overhead = 4096;

export interface PageCache {
  /** Stands for the nonce while a page is rendered that may be kept; unknown outside and as long as a nonce. */
  readonly placeholder: string;
  /** The page of this key and version, rendered at most once at a time; a Response when it must not be kept. */
  get(key: string, version: string | number, render: () => Promise<Response>): Promise<KeptPage | Response>;
}

/** Whether the portal says that a page is for this once, for instance because a part of it did not load. */
function isPassing(response: Response): boolean {
  return response.headers.get('cache-control')?.includes('no-store') ?? false;
}

/** Keeps guests' pages in memory by key for as long as their version lasts; the longest unused leave first. */
export function createPageCache(): PageCache {
  const placeholder = newNonce();
  const entries = new Map<string, Entry>();
  let size = 0;

  function drop(key: string, entry: Entry): void {
    if (entries.get(key) !== entry) return;
    entries.delete(key);
    size -= entry.size;
  }

  function grow(key: string, entry: Entry, page: KeptPage): void {
    if (entries.get(key) !== entry) return;
    entry.size += page.body.size;
    size += page.body.size;
    for (const [oldKey, old] of entries) {
      if (size <= room) break;
      drop(oldKey, old);
    }
  }

  async function make(render: () => Promise<Response>): Promise<KeptPage | Response> {
    const response = await render();
    if (response.status !== 200 || response.headers.has('set-cookie') || isPassing(response)) return response;
    return { headers: [...response.headers], body: segment(await response.text(), placeholder) };
  }

  return {
    placeholder,
    async get(key, version, render) {
      const known = entries.get(key);
      if (known?.version === version) {
        // The map keeps the order of use.
        entries.delete(key);
        entries.set(key, known);
        const page = await known.page;
        // A response can be read once: who waited for one that is not kept renders their own.
        return page instanceof Response ? render() : page;
      }
      if (known) drop(key, known);
      const entry: Entry = { version, page: make(render), size: overhead };
      entries.set(key, entry);
      size += overhead;
      try {
        const page = await entry.page;
        if (page instanceof Response) drop(key, entry);
        else grow(key, entry, page);
        return page;
      } catch (error) {
        drop(key, entry);
        throw error;
      }
    },
  };
}
