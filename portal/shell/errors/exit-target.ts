import { paths } from '@yimen/contract/paths';
import type { MenuItem } from '@yimen/contract/site';
import { pathOf } from '../routes/match.ts';

const framedRoutes: ReadonlySet<string> = new Set([paths.iframe, paths['outside-chain']]);

interface ExitContext {
  /** Path and query of the page that shows the error. */
  path: string;
  /** The page's `redirect` parameter. */
  redirect: string | null;
  menu: readonly MenuItem[];
}

/**
 * Where a desktop sign-out from the error screen leads (specification, section 8, “Exit-login target”): the redirect's
 * path if it is the iframe or outside-chain route, else the current path; `/` unless it is in the menu. All custom
 * entries have one of these two paths, so they are compared by the entry's id.
 */
export function exitTarget({ path, redirect, menu }: ExitContext): string {
  const framed = redirect !== null && framedRoutes.has(pathOf(redirect));
  const target = framed ? redirect : path;
  const navigationId = new URLSearchParams(target.split('#', 1)[0]?.split('?')[1]).get('pageNavigationId');
  const byPath = !framedRoutes.has(pathOf(target));
  const known = menu.some(
    (item) =>
      (byPath && pathOf(item.path) === pathOf(target)) ||
      (navigationId !== null && item.pageNavigationId === navigationId),
  );
  return known ? target : '/';
}
