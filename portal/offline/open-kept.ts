import { type DataStrategyResult, type MiddlewareFunction, redirect } from 'react-router';
import { addressOf, dataBefore, shownAddress } from '../layouts/mobile/kept-data.ts';
import { fetchedAt, noteFetched, noteKept } from './connection.ts';
import { lentData } from './lent.ts';
import { offlinePath } from './shared.ts';

type Results = Record<string, DataStrategyResult>;

/**
 * A page whose data the network does not bring shows what the page before it has of them, or what was kept of it;
 * where nothing was, the page that says so and lists what was. All in the document that is there, so that the other
 * pages stay as they were left; without a worker the failure stays a failure. What does come is noted with its time.
 */
export const openKept: MiddlewareFunction<Results> = async ({ url }, next) => {
  const results = await next();
  const address = addressOf(url);
  if (!Object.values(results).some(isUnreached)) {
    noteFetched(address);
    return results;
  }
  const shown = shownAddress();
  if (address === shown) return results;
  const lent = lentData(url);
  if (lent !== undefined && shown !== undefined) {
    noteKept(address, fetchedAt(shown));
    return filled(results, () => lent);
  }
  const kept = dataBefore(address) ?? (await readKept(address).catch(() => undefined));
  if (kept && unreached(results).every((id) => id in kept.loaded)) {
    noteKept(address, kept.at);
    return filled(results, (id) => kept.loaded[id]);
  }
  if (!navigator.serviceWorker?.controller || address === offlinePath) return results;
  throw redirect(`${offlinePath}#${encodeURIComponent(address + url.hash)}`);
};

/** What the worker has kept of a page; undefined without one. */
async function readKept(address: string) {
  if (!('caches' in window)) return undefined;
  const { readKeptData } = await import('./kept-data.ts');
  return readKeptData(address);
}

/** The results with data in place of those that the network did not bring. */
function filled(results: Results, dataOf: (id: string) => unknown): Results {
  const entries = unreached(results).map((id) => [id, { type: 'data', result: dataOf(id) }] as const);
  return { ...results, ...Object.fromEntries(entries) };
}

function unreached(results: Results): string[] {
  return Object.keys(results).filter((id) => isUnreached(results[id]));
}

function isUnreached(outcome: DataStrategyResult | undefined): boolean {
  return outcome?.type === 'error' && outcome.result instanceof TypeError;
}
