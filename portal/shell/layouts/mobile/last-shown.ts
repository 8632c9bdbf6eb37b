import { matchRoute, trimmed } from '../../routes/match.ts';
import { placeOf } from '../../viewport/place.ts';

interface Shown {
  /** With its filters. */
  href: string;
  /** What `placeOf` names. */
  place: string;
}

const last = new Map<string, Shown>();

interface Entry {
  pathname: string;
  search: string;
  hash: string;
  key: string;
  state: unknown;
}

/** Notes where a page that is kept is shown now. */
export function noteShown({ pathname, search, hash, ...entry }: Entry): void {
  if (!matchRoute(pathname)?.keepAlive) return;
  last.set(trimmed(pathname), { href: pathname + search + hash, place: placeOf(entry) });
}

/** Where the kept page of a path was shown last; undefined before that. */
export function lastShown(path: string): Shown | undefined {
  return last.get(path);
}

/** The visitor leaves the phone site. */
export function forgetShown(): void {
  last.clear();
}
