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

/** Whether an entry was opened to come back to a page, as by its tab. */
export function comesBack(entry: Entry): boolean {
  return placeOf(entry) !== entry.key;
}
