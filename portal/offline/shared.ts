import { dayMs } from '@yimen/contract/days';

/** What the worker and the pages say to each other, and where both keep things. */

export const workerFile = '/sw.js';
/** The worker of the site's entrances: a phone's bookmark is the bare address. */
export const entranceFile = '/sw-entrance.js';

/** Cache of files that never change under their address; they say nothing of a person. */
export const fileCache = 'ym-files';
/** Whose pages a guest's are. */
export const nobody = 'guest';

/** The server says by it for whom a page was drawn: a person's id, or `guest`. */
export const ownerHeader = 'x-page-of';
/** On a kept page: when it was fetched, in ms since 1970. */
export const cachedAtHeader = 'x-kept-at';
/** On a kept page: when somebody looked at it last, in ms since 1970; 0 for one that was only fetched ahead. */
export const readAtHeader = 'x-kept-read';
/** On a kept page: its title, as a component of a URI. */
export const titleHeader = 'x-kept-title';
/** Name in `Server-Timing` by which a page learns that it is a kept one. */
export const cachedTiming = 'kept';

/** How long a page is kept at most, in ms: a week. */
export const cachedForMs = 7 * dayMs;

export type Message =
  /**
   * Fetches the pages that were `opened`, in that order, and those wanted `ahead`, unless they have been kept just now;
   * then the guides that the page `guidesOf` links to.
   */
  | { kind: 'keep'; opened: string[]; ahead: string[]; guidesOf?: string }
  /** Fetches these files; the page has loaded them before the worker was there. */
  | { kind: 'files'; paths: string[] }
  /** Someone signs out or in: nothing of the last visitor may stay. */
  | { kind: 'forget' };
