import { keptForAnyQuery, offlinePath } from './phone-pages.ts';

/** Where pages stand that are kept, or not, without a network. */

/** Where the page that says that there is no network says so of the one at this address. */
export function offlineHref(wanted: string): string {
  return `${offlinePath}#${encodeURIComponent(wanted)}`;
}

/** The address that the hash of that page names; undefined when it names none. */
export function pendingUrlIn(hash: string): string | undefined {
  try {
    return decodeURIComponent(hash.slice(1)) || undefined;
  } catch {
    return undefined;
  }
}

/**
 * Attribute of the root of a document that stands at the address of a page that was not kept. No redirect leads there:
 * of a page that is loaded anew it would make a second entry of the history.
 */
export const instead = 'data-instead';

/**
 * Where a page is kept, the first address that holds one counts. The schedule's pages show any day of what they have
 * read, a new entry's form that of any day; of other pages the query says what they show.
 */
export function cachedAddresses(address: string): readonly string[] {
  const [path = ''] = address.split('?');
  return path !== address && keptForAnyQuery.includes(path) ? [address, path] : [address];
}
