import type { Location } from 'react-router';

/** State of a history entry that shows an earlier page again: it has the scroll position of that page's entry. */
export interface BackTo {
  place: string;
}

type Entry = Pick<Location<unknown>, 'key' | 'state'>;

/** Key under which a page's scroll position is stored. */
export function historyKey({ key, state }: Entry): string {
  return (state as Partial<BackTo> | null)?.place ?? key;
}

/** Whether an entry was opened to return to a page, for example by its tab. */
export function comesBack(entry: Entry): boolean {
  return historyKey(entry) !== entry.key;
}
