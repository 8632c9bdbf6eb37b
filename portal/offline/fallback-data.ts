import { type DataStrategyResult, redirect } from 'react-router';
import { offlineHref } from './addresses.ts';
import { type CachedData, readCachedData } from './cached-data.ts';
import { fetchedAt, noteCached } from './connection.ts';
import { offlinePath } from './phone-pages.ts';
import { readSharedData, type SharedPart } from './shared-data.ts';

interface Wanted {
  url: URL;
  /** Of the page that is opened, as far as its data depend on it. */
  address: string;
  /** Of the page that is shown. */
  shown: string | undefined;
  /** The routes whose data the network did not bring. */
  missing: readonly string[];
  /** What this document has shown at the address. */
  before: Readonly<CachedData> | undefined;
}

/**
 * The data of a page that the network does not bring: what the page before it has of them, what was shown of it, or what
 * the worker has kept, or else the frame around it; where nothing was, it throws a redirect to the page that says so and
 * lists what was. All in the document that is there, so that the other pages stay as they were left. Undefined, the
 * failure, without a worker.
 */
export async function dataWithoutNetwork({ url, address, shown, missing, before }: Wanted) {
  const lend = (part: SharedPart) => {
    const lent = readSharedData(part, url);
    if (lent === undefined || shown === undefined) return undefined;
    noteCached(address, fetchedAt(shown));
    return dataOf(missing, () => lent);
  };
  const whole = lend('whole');
  if (whole) return whole;
  const kept = before ?? (await readCachedData(address).catch(() => undefined));
  if (kept && missing.every((id) => id in kept.loaded)) {
    noteCached(address, kept.at);
    return dataOf(missing, (id) => kept.loaded[id]);
  }
  const frame = lend('frame');
  if (frame) return frame;
  if (!navigator.serviceWorker?.controller || address === offlinePath) return undefined;
  throw redirect(offlineHref(address + url.hash));
}

function dataOf(ids: readonly string[], read: (id: string) => unknown): Record<string, DataStrategyResult> {
  return Object.fromEntries(ids.map((id) => [id, { type: 'data', result: read(id) }]));
}
