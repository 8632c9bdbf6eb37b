import type { DataStrategyResult, MiddlewareFunction } from 'react-router';
import { fetchedAt, noteCached, noteFetched } from '../../../offline/connection.ts';
import { dataAddress, dataBefore, shownAddress } from './keep-alive-data.ts';

type Results = Record<string, DataStrategyResult>;

/**
 * When the network fails, a page shows its data from other sources (`offline/fallback-data.ts`). Data that arrive are
 * recorded with their time; so is a failed reload.
 */
export const offlineFallback: MiddlewareFunction<Results> = async ({ url }, next) => {
  const results = await next();
  const address = dataAddress(url);
  const missing = Object.keys(results).filter((id) => isUnreachedOutcome(results[id]));
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

function isUnreachedOutcome(outcome: DataStrategyResult | undefined): boolean {
  return outcome?.type === 'error' && outcome.result instanceof TypeError;
}
