import type { Page } from '../../lib/page.ts';
import { authPaths, routeTable } from './table.ts';

/** Which site a page belongs to; sign-in, sign-out and error pages are drawn for any width. */
export type PageSite = 'desktop' | 'mobile' | 'any';

interface CompiledRoute {
  entry: Page;
  pattern: RegExp;
}

const compiled: readonly CompiledRoute[] = routeTable.map((entry) => ({ entry, pattern: compile(entry.path) }));

function compile(path: string): RegExp {
  const source = path
    .split('/')
    .map((part) => (part.startsWith(':') ? '[^/]+' : part.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')))
    .join('/');
  return new RegExp(`^${source}$`);
}

/** The table's entry for a pathname, or undefined where the 404 is. */
export function matchRoute(pathname: string): Page | undefined {
  const asked = trimmed(pathname);
  return compiled.find(({ pattern }) => pattern.test(asked))?.entry;
}

/** What the page at a path is called; undefined for what has no name of its own, as a menu's custom page. */
export function pageName(pathname: string): string | undefined {
  return matchRoute(pathname)?.title ?? undefined;
}

/** True for sign-in, sign-out and error pages. */
export function isAuthPath(pathname: string): boolean {
  return authPaths.includes(trimmed(pathname));
}

/** Which site a path belongs to; what is in no table is shown where it is asked for. */
export function pageSiteOf(pathname: string): PageSite {
  const route = matchRoute(pathname);
  if (route?.path.startsWith('/mobile/')) return 'mobile';
  return route === undefined || route.layout === 'view' ? 'any' : 'desktop';
}

/** Whether a page stands in the phone site's own layout, which keeps pages and says when there is no network. */
export function hasPhoneLayout(pathname: string): boolean {
  return matchRoute(pathname)?.layout === 'mobile';
}

/** A pathname as the router compares it: without its last slashes, and decoded, so that no spelling slips past a guard. */
export function trimmed(pathname: string): string {
  let end = pathname.length;
  while (end > 1 && pathname[end - 1] === '/') end -= 1;
  const path = pathname.slice(0, end);
  try {
    return path.split('/').map(decoded).join('/');
  } catch {
    return path;
  }
}

/** A slash inside of a part divides nothing. */
const decoded = (part: string) => decodeURIComponent(part).replaceAll('/', '%2F');

/** The pathname of a link of the site, without query and hash. */
export function pathOf(link: string): string {
  return link.split(/[?#]/, 1)[0] ?? link;
}

/** Which page an address shows, whatever its filters: by its path, and where a menu entry is shown by that entry. */
export function pageAt({ pathname, search }: { pathname: string; search: string }): string {
  const entry = new URLSearchParams(search).get('pageNavigationId');
  return entry === null ? trimmed(pathname) : `${trimmed(pathname)}?${entry}`;
}
