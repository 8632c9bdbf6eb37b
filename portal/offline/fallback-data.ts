import { type DataStrategyResult, redirect } from 'react-router';
import { offlineHref } from './addresses.ts';
import { type CachedData, mayShow, readCachedData } from './cached-data.ts';
import { fetchedAt, noteCached } from './connection.ts';
import { offlinePath } from './phone-pages.ts';
import { readSharedData, type SharedPart } from './shared-data.ts';

interface FallbackRequest {
  url: URL;
  /** `dataAddress` of the requested page. */
  address: string;
  /** `dataAddress` of the shown page. */
  shown: string | undefined;
  /** Ids of the routes whose data failed to load. */
  missing: readonly string[];
  /** Data that this document has shown at the address before. */
  before: Readonly<CachedData> | undefined;
}

/**
 * Data for a page when the network fails: from the page before it, from what was shown of it earlier, from the worker's
 * cache, or else the data around it from the page before. Throws a redirect to the offline page, which lists the cached
 * pages, when there are none. All in the same document, so that kept-alive pages stay. Undefined without a worker: the
 * failure is shown.
 */
export async function dataWithoutNetwork({ url, address, shown, missing, before }: FallbackRequest) {
  const sharedResults = (part: SharedPart) => {
    const shared = readSharedData(part, url);
    if (shared === undefined || shown === undefined) return undefined;
    noteCached(address, fetchedAt(shown));
    return strategyResults(missing, () => shared);
  };
  const whole = sharedResults('whole');
  if (whole) return whole;
  const shownBefore = before && mayShow(address, before.at) ? before : undefined;
  const cached = shownBefore ?? (await readCachedData(address).catch(() => undefined));
  if (cached && missing.every((id) => id in cached.loaded)) {
    noteCached(address, cached.at);
    return strategyResults(missing, (id) => cached.loaded[id]);
  }
  const frame = sharedResults('frame');
  if (frame) return frame;
  if (!navigator.serviceWorker?.controller || address === offlinePath) return undefined;
  throw redirect(offlineHref(address + url.hash));
}

function strategyResults(ids: readonly string[], read: (id: string) => unknown): Record<string, DataStrategyResult> {
  return Object.fromEntries(ids.map((id) => [id, { type: 'data', result: read(id) }]));
}
