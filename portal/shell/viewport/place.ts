import type { Location } from 'react-router';

/** What an entry of the history says that shows a page again which was left: it has the place of that page's entry. */
export interface BackTo {
  place: string;
}

type Entry = Pick<Location<unknown>, 'key' | 'state'>;

/** Names the place that a page is scrolled to. */
export function placeOf({ key, state }: Entry): string {
  return (state as Partial<BackTo> | null)?.place ?? key;
}

/**
 * The number that the router has given the shown entry of the history, 0 for the one that the visitor came to from
 * elsewhere; undefined for an entry of the browser's own.
 */
export function entryNumber(): number | undefined {
  return (window.history.state as { idx?: number } | null)?.idx;
}

/** Whether an entry was opened to come back to a page, as by its tab. */
export function comesBack(entry: Entry): boolean {
  return placeOf(entry) !== entry.key;
}
