/** Messages between the worker and the pages, and the names of their caches and headers. */

export const workerFile = '/sw.js';
/** A second worker for addresses outside the phone site, such as a phone's bookmark of the bare address. */
export const entranceFile = '/sw-entrance.js';

/** Cache of files that never change under their address; not personal. */
export const fileCache = 'ym-files';
/** The owner of pages rendered for guests. */
export const nobody = 'guest';

/** Response header with the person for whom a page was rendered: a person's id, or `guest`. */
export const ownerHeader = 'x-page-of';
/** On a cached page: when it was fetched, in ms since 1970. */
export const cachedAtHeader = 'x-kept-at';
/** On a cached page: when a visitor last opened it, in ms since 1970; 0 when it was only precached. */
export const readAtHeader = 'x-kept-read';
/** On a cached page: its title, URI-encoded. */
export const titleHeader = 'x-kept-title';
/** Name in `Server-Timing` that marks a cached page. */
export const cachedTiming = 'kept';

/** Maximum age of a cached page, in ms: a week. */
export const cachedForMs = 7 * 24 * 3_600_000;

export type Message =
  /**
   * Caches the pages that are `outdated`, then those that were `opened`, in that order, then `ahead` and `guides`, these
   * except those cached recently. Answers on the message's port when done.
   */
  | { kind: 'keep'; outdated: string[]; opened: string[]; ahead: string[]; guides: string[] }
  /** Caches these files, which the page has loaded before the worker was active. */
  | { kind: 'files'; paths: string[] }
  /** Someone signs out or in: deletes all data of the last visitor. Answers on the message's port when done. */
  | { kind: 'forget' };
