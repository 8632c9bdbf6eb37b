/** What a phone's browser knows of the pages that it caches, beside the call (`offline.ts`). */

/** Request header of pages that are fetched only to be cached: what they show does not count as viewed or read. */
export const precacheHeader = 'x-precache';

/** The kinds of things that have a page of their own on the phone site; of a department there is only a list. */
export const cachedKinds = ['service', 'news', 'notice', 'topic'] as const;

/** Most things of which one call asks whether they may still be seen. */
export const maxCachedThings = 200;
