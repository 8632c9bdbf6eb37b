import type { App } from '@yimen/contract/services/service';
import { useLocation } from 'react-router';
import { useCachedPages } from '../../../offline/cached-list.ts';
import { useStaleSince } from '../../../offline/connection.ts';
import { useUnavailable } from '../../../offline/unavailable.ts';
import { trimmed } from '../../../shell/routes/match.ts';
import { guideHref } from './service-links.ts';

/**
 * Returns whether a service's guide is not cached while there is no network: such services are grey, and when `shown`
 * has any, the strip says why (DESIGN §9, 43).
 */
export function useNeedsNetwork(shown: readonly App[]): (app: App) => boolean {
  const { pathname, search } = useLocation();
  const cached = useCachedPages(useStaleSince(trimmed(pathname) + search) !== undefined);
  const addresses = cached && new Set(cached.map(({ address }) => address));
  const needsNetwork = ({ id }: App) => addresses?.has(guideHref(id, 'mobile')) === false;
  useUnavailable(shown.some(needsNetwork));
  return needsNetwork;
}
