import { authPaths, isPhonePath } from '@yimen/contract/paths';
import type { Page } from '../../lib/page.ts';
import { routeTable } from './table.ts';

/** Which site a page belongs to; sign-in, sign-out and error pages are for any width. */
export type PageSite = 'desktop' | 'mobile' | 'any';

interface CompiledRoute {
  entry: Page;
  pattern: RegExp;
}

const compiledRoutes: readonly CompiledRoute[] = routeTable.map((entry) => ({
  entry,
  pattern: compilePath(entry.path),
}));

function compilePath(path: string): RegExp {
  const source = path
    .split('/')
    .map((part) => (part.startsWith(':') ? '[^/]+' : part.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')))
    .join('/');
  return new RegExp(`^${source}$`);
}

/** The table's entry for a pathname; undefined for a 404. */
export function matchRoute(pathname: string): Page | undefined {
  const asked = trimmed(pathname);
  return compiledRoutes.find(({ pattern }) => pattern.test(asked))?.entry;
}

/** The name of the page at a path; undefined when it has none, such as a menu's custom page. */
export function pageName(pathname: string): string | undefined {
  return matchRoute(pathname)?.title ?? undefined;
}

/**
 * True for sign-in, sign-out and error pages, which skip host verification, guards and the viewport's redirects
 * (specification, section 2, “Route behaviour”).
 */
export function isAuthPath(pathname: string): boolean {
  return authPaths.has(trimmed(pathname));
}

/** Which site a path belongs to; `any` for a path that is not in the table. */
export function pageSiteOf(pathname: string): PageSite {
  const route = matchRoute(pathname);
  if (route && isPhonePath(route.path)) return 'mobile';
  return route === undefined || route.layout === 'view' ? 'any' : 'desktop';
}

/** A page in the phone site's layout, which keeps pages alive and shows when there is no network. */
export function phonePageAt(pathname: string): Extract<Page, { layout: 'mobile' }> | undefined {
  const page = matchRoute(pathname);
  return page?.layout === 'mobile' ? page : undefined;
}

/**
 * A pathname as the router compares it: without trailing slashes, and decoded, so that no encoding bypasses a guard.
 */
export function trimmed(pathname: string): string {
  let end = pathname.length;
  while (end > 1 && pathname[end - 1] === '/') end -= 1;
  const path = pathname.slice(0, end);
  try {
    return path.split('/').map(decodedPart).join('/');
  } catch {
    return path;
  }
}

/** An encoded slash within a segment is not a separator. */
const decodedPart = (part: string) => decodeURIComponent(part).replaceAll('/', '%2F');

/** The pathname of a link of the site, without query and hash. */
export function pathOf(link: string): string {
  return link.split(/[?#]/, 1)[0] ?? link;
}

/**
 * Identifies the page that an address shows, ignoring filters: by its path, and for a custom menu entry by that entry.
 */
export function pageAt({ pathname, search }: { pathname: string; search: string }): string {
  const entry = new URLSearchParams(search).get('pageNavigationId');
  return entry === null ? trimmed(pathname) : `${trimmed(pathname)}?${entry}`;
}
