import { workerScope } from './cached-pages.ts';
import { neverCached } from './phone-pages.ts';

const lastingPaths = /^\/(?:assets|art|icons|pictures|app-icons)\//;

/** True for files whose address changes when their content does. */
export function isLasting(pathname: string): boolean {
  return lastingPaths.test(pathname);
}

/** True for phone pages to cache; not search results or refused pages, which may be different next time. */
export function isKeepable(pathname: string): boolean {
  return pathname.startsWith(workerScope) && !neverCached.includes(pathname);
}
