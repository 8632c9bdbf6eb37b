import { isLasting } from '../keepable.ts';
import { fileCache } from '../shared.ts';

/** Files that are kept at most; those that came first go first, and come again when they are asked for. */
const maxFiles = 500;

/** A file of an address that changes with its content: from the cache if it is there. */
export async function answerFile(request: Request, later: (work: Promise<unknown>) => void): Promise<Response> {
  const cache = await caches.open(fileCache);
  const kept = await cache.match(request.url, { ignoreVary: true });
  if (kept) return kept;
  const response = await fetch(request);
  if (isWhole(response)) later(put(cache, request.url, response.clone()));
  return response;
}

/** Fetches what of these paths is not there yet; from the browser's own cache, as the page has just used them. */
export async function keepFiles(paths: Iterable<string>): Promise<void> {
  const cache = await caches.open(fileCache);
  await Promise.all(
    [...new Set(paths)].filter(isLasting).map(async (path) => {
      if (await cache.match(path, { ignoreVary: true })) return;
      const response = await fetch(path).catch(() => undefined);
      if (response && isWhole(response)) await put(cache, path, response);
    }),
  );
}

function isWhole(response: Response): boolean {
  return response.status === 200 && response.type === 'basic';
}

async function put(cache: Cache, address: string, response: Response): Promise<void> {
  // A full disk keeps nothing; the page has its answer all the same.
  await cache.put(address, response).catch(() => undefined);
  const kept = await cache.keys();
  await Promise.all(kept.slice(0, Math.max(kept.length - maxFiles, 0)).map((request) => cache.delete(request)));
}
