import { isLasting } from '../keepable.ts';
import { fileCache } from '../shared.ts';

/** Maximum number of cached files; the oldest are removed first, and fetched again when needed. */
const maxFiles = 500;

/**
 * The files that never change under their address which a page's document or data mention; its pictures are known only
 * from there.
 */
export function filesIn(text: string): string[] {
  return (text.match(/\/(?:assets|art|icons|pictures|app-icons)\/[\w./-]+\.\w+/g) ?? []).filter(isLasting);
}

/** A file that never changes under its address: from the cache if it is there. */
export async function answerFile(request: Request, later: (work: Promise<unknown>) => void): Promise<Response> {
  const cache = await caches.open(fileCache);
  const cached = await cache.match(request.url, { ignoreVary: true });
  if (cached) return cached;
  const response = await fetch(request);
  if (isWholeAnswer(response)) later(put(cache, request.url, response.clone()));
  return response;
}

/**
 * Caches those of these paths that are not cached yet; from the browser's HTTP cache, as the page has just used them.
 * Rejects without a network.
 */
export async function cacheFiles(paths: Iterable<string>): Promise<void> {
  const cache = await caches.open(fileCache);
  await Promise.all(
    [...new Set(paths)].filter(isLasting).map(async (path) => {
      if (await cache.match(path, { ignoreVary: true })) return;
      const response = await fetch(path);
      if (isWholeAnswer(response)) await put(cache, path, response);
    }),
  );
}

function isWholeAnswer(response: Response): boolean {
  return response.status === 200 && response.type === 'basic';
}

async function put(cache: Cache, address: string, response: Response): Promise<void> {
  // A full disk stores nothing; the page still gets its answer.
  await cache.put(address, response).catch(() => undefined);
  const cached = await cache.keys();
  await Promise.all(cached.slice(0, Math.max(cached.length - maxFiles, 0)).map((request) => cache.delete(request)));
}
