import { phonePageAt, trimmed } from '../../routes/match.ts';
import { historyKey } from '../../viewport/place.ts';

interface LastShownPage {
  /** Its address with filters. */
  href: string;
  /** Its `historyKey`. */
  place: string;
}

const last = new Map<string, LastShownPage>();

interface Entry {
  pathname: string;
  search: string;
  hash: string;
  key: string;
  state: unknown;
}

/** Records where a kept page is shown now. */
export function noteShown({ pathname, search, hash, ...entry }: Entry): void {
  if (!phonePageAt(pathname)?.keepAlive) return;
  last.set(trimmed(pathname), { href: pathname + search + hash, place: historyKey(entry) });
}

/** Where the kept page of a path was last shown; undefined before that. */
export function lastShown(path: string): LastShownPage | undefined {
  return last.get(path);
}

/** Call when the visitor leaves the phone site. */
export function forgetShown(): void {
  last.clear();
}
