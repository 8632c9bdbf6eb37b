import { isPhonePath, paths } from '@yimen/contract/paths';
import { routeTable } from '../shell/routes/table.ts';

// What the workers need of the route table. They are built with these values instead of the whole table.

/** Served instead of a page that is not cached. */
export const offlinePath = paths['mobile-offline'];

/**
 * Addresses outside the worker's scope at which a phone may start, from a bookmark of the bare address or after its
 * session has ended, and the page that is served offline instead.
 */
export const entrances: Readonly<Record<string, string>> = {
  [paths.index]: paths['mobile-home'],
  [paths.login]: offlinePath,
  [paths['mobile-login']]: offlinePath,
};

/** Pages in the worker's scope that are not cached. */
export const neverCached = routeTable.flatMap((page): string[] =>
  isPhonePath(page.path) && !(page.layout === 'mobile' && page.offline !== 'never') ? [page.path] : [],
);

/** Pages whose cached copy is used for any query. */
export const cachedForAnyQuery = routeTable.flatMap((page): string[] =>
  page.layout === 'mobile' && page.offlineForAnyQuery ? [page.path] : [],
);

/**
 * Names of pages that are opened within the shown document and have no cached document: those with many addresses, and
 * those that are not cached. Their files are cached, because without them a tap would do nothing instead of saying that
 * there is no network.
 */
export const openedInPlace = routeTable.flatMap((page): string[] => {
  if (page.layout !== 'mobile') return [];
  return page.offlineForAnyQuery || page.offline === 'never' || page.path.includes(':') ? [page.name] : [];
});
