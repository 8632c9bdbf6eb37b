import { paths } from '@yimen/contract/paths';
import { routeTable } from '../shell/routes/table.ts';

// What the workers have to know of pages. They are built with these values in place of the whole table.

/** Shown in place of a page that has not been kept. */
export const offlinePath = paths['mobile-offline'];

/** Where a phone comes in whose bookmark is the bare address, or whose session has ended, and which page it gets instead. */
export const entrances: Readonly<Record<string, string>> = {
  [paths.index]: paths['mobile-home'],
  [paths.login]: offlinePath,
  [paths['mobile-login']]: offlinePath,
};

/** Pages below the worker's scope that are not kept. */
export const neverKept = routeTable.flatMap((page): string[] =>
  page.path.startsWith('/mobile/') && !(page.layout === 'mobile' && page.offline !== 'never') ? [page.path] : [],
);

/** Pages that are kept for any query. */
export const keptForAnyQuery = routeTable.flatMap((page): string[] =>
  page.layout === 'mobile' && page.offlineForAnyQuery ? [page.path] : [],
);

/**
 * Names of the pages that open over one that is there, without a document of their own: those of many addresses, and
 * those that are not kept. Without their files a tap would do nothing where it should say that there is no network.
 */
export const openedInPlace = routeTable.flatMap((page): string[] => {
  if (page.layout !== 'mobile') return [];
  return page.offlineForAnyQuery || page.offline === 'never' || page.path.includes(':') ? [page.name] : [];
});
