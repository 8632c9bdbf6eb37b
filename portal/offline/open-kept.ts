import { type DataStrategyResult, type MiddlewareFunction, redirectDocument } from 'react-router';
import { trimmed } from '../routes/match.ts';
import { noteFetched, staleSince } from './connection.ts';
import { lentData } from './lent.ts';

type Results = Record<string, DataStrategyResult>;

/**
 * A page whose data the network does not bring shows what the page before it has of them, or is opened as a document,
 * which the worker has if it was kept; without a worker the failure stays a failure. What does come is noted with its
 * time.
 */
export const openKept: MiddlewareFunction<Results> = async ({ url }, next) => {
  const results = await next();
  const address = trimmed(url.pathname) + url.search;
  if (!Object.values(results).some(isUnreached)) {
    noteFetched(address);
    return results;
  }
  const lent = lentData(url);
  if (lent !== undefined && address !== shownAddress()) {
    noteFetched(address, staleSince(shownAddress(), false));
    return Object.fromEntries(
      Object.entries(results).map(([id, each]) => [id, isUnreached(each) ? { type: 'data', result: lent } : each]),
    );
  }
  if (navigator.serviceWorker?.controller && address !== shownAddress()) {
    throw redirectDocument(url.pathname + url.search + url.hash);
  }
  return results;
};

function isUnreached({ type, result }: DataStrategyResult): boolean {
  return type === 'error' && result instanceof TypeError;
}

function shownAddress(): string {
  return trimmed(location.pathname) + location.search;
}
