import { cachedForAnyQuery, offlinePath } from './phone-pages.ts';

/** Addresses of cached pages and of the offline page. */

/** The address of the offline page for the page at `pendingUrl`. */
export function offlineHref(pendingUrl: string): string {
  return `${offlinePath}#${encodeURIComponent(pendingUrl)}`;
}

/** The address in the hash of the offline page; undefined when there is none. */
export function pendingUrlIn(hash: string): string | undefined {
  try {
    return decodeURIComponent(hash.slice(1)) || undefined;
  } catch {
    return undefined;
  }
}

/**
 * Attribute on the root of a document that was served at the address of a page that was not cached. Not a redirect,
 * because reloading a page would then add a second history entry.
 */
export const instead = 'data-instead';

/**
 * Addresses under which a page may be cached; the first one found is used. The schedule's pages can show any day that
 * they have loaded, and a new entry's form any day; other pages depend on the query.
 */
export function cachedAddresses(address: string): readonly string[] {
  const [path = ''] = address.split('?');
  return path !== address && cachedForAnyQuery.includes(path) ? [address, path] : [address];
}
