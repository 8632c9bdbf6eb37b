import type { App } from '@yimen/contract/homepage/apps';
import { useLocation } from 'react-router';
import { useStaleSince } from '../offline/connection.ts';
import { useKept } from '../offline/kept-list.ts';
import { trimmed } from '../routes/match.ts';
import { guideHref } from './service-links.ts';

/** Stands once beside services of which some are grey. */
export const greyNote = '灰色的服务联网后可用';

/** Tells of which services the guide is not kept while there is no network: they are grey (DESIGN §9, 43). */
export function useNeedsNetwork(): (app: App) => boolean {
  const { pathname, search } = useLocation();
  const kept = useKept(useStaleSince(trimmed(pathname) + search) !== undefined);
  const addresses = kept && new Set(kept.map(({ address }) => address));
  return ({ id }) => addresses?.has(guideHref(id, 'mobile')) === false;
}
