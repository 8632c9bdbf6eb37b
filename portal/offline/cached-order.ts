import { cachedAddresses } from './addresses.ts';
import type { CachedPage } from './cached-list.ts';

/**
 * In the order in which they are looked for: the site's `main` pages as they stand there, then what was read last; what
 * was only fetched ahead comes at the end. A page that is kept for any query stands there once.
 */
export function sorted(entries: readonly CachedPage[], main: readonly string[]): CachedPage[] {
  const placeOf = ({ address }: CachedPage) => (main.indexOf(address) + main.length + 1) % (main.length + 1);
  const kept = new Set(entries.map(({ address }) => address));
  return entries
    .filter(({ address }) => !cachedAddresses(address).some((each) => each !== address && kept.has(each)))
    .sort((one, other) => placeOf(one) - placeOf(other) || other.readAt - one.readAt || other.at - one.at);
}
