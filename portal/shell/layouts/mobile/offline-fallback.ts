import type { DataStrategyResult, MiddlewareFunction } from 'react-router';
import { fetchedAt, noteCached, noteFetched } from '../../../offline/connection.ts';
import { addressOf, dataBefore, shownAddress } from './keep-alive-data.ts';

type Results = Record<string, DataStrategyResult>;

/**
 * A page whose data the network does not bring shows what is there of them without one (`offline/fill-kept.ts`). What
 * does come is noted with its time, and that what is shown could not be loaded anew.
 */
export const offlineFallback: MiddlewareFunction<Results> = async ({ url }, next) => {
  const results = await next();
  const address = addressOf(url);
  const missing = Object.keys(results).filter((id) => isUnreached(results[id]));
  if (missing.length === 0) {
    noteFetched(address);
    return results;
  }
  const shown = shownAddress();
  if (address === shown) {
    noteCached(address, fetchedAt(address));
    return results;
  }
  const filling = await import('../../../offline/fallback-data.ts').catch(() => undefined);
  const data = await filling?.dataWithoutNetwork({ url, address, shown, missing, before: dataBefore(address) });
  return data ? { ...results, ...data } : results;
};

function isUnreached(outcome: DataStrategyResult | undefined): boolean {
  return outcome?.type === 'error' && outcome.result instanceof TypeError;
}
