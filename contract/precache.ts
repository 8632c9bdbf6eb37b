/** What a phone's browser knows of the pages that it caches, beside the call (`offline.ts`). */

/** Request header of pages that are fetched only to be cached: what they show does not count as viewed or read. */
export const precacheHeader = 'x-precache';

/** Most things of which one call asks whether they may still be seen. */
export const maxCachedThings = 200;
