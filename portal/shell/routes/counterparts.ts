import { paths } from '@yimen/contract/paths';
import type { Counterpart, Page } from '../../lib/page.ts';
import { type LinkTarget, linkTo } from './links.ts';
import { matchRoute, pageSiteOf, pathOf } from './match.ts';
import { isAskable } from './query.ts';

export interface PageAddress {
  readonly pathname: string;
  readonly search: string;
  readonly hash?: string;
}

const anyOrigin = 'https://portal.invalid';

/** Path and query of an address of the portal. */
export function splitHref(href: string): PageAddress {
  return URL.canParse(href, anyOrigin) ? new URL(href, anyOrigin) : { pathname: '', search: '' };
}

/**
 * The address of the other site's page that shows the same as `place`, with the parameters that both pages know and the
 * hash; undefined where there is none.
 */
export function counterpartOf({ pathname, search, hash = '' }: PageAddress): string | undefined {
  const route = matchRoute(pathname);
  const query = new URLSearchParams(search);
  const href = route && counterpartHref(route.counterpart ?? null, query, pathname.split('/').findLast(Boolean) ?? '');
  if (!href) return undefined;
  const url = new URL(href, anyOrigin);
  const [asked, taken] = [parameterNames(route), parameterNames(matchRoute(url.pathname))];
  for (const [name, value] of query) {
    if (!asked.has(name) || !taken.has(name) || url.searchParams.has(name)) continue;
    const one = new URLSearchParams({ [name]: value });
    if (isAskable({ pathname: url.pathname, searchParams: one })) url.searchParams.set(name, value);
  }
  return url.pathname + url.search + hash;
}

function counterpartHref(counterpart: Counterpart, query: URLSearchParams, id: string): string | undefined {
  if (counterpart === null || counterpart === 'first-page') return undefined;
  if (typeof counterpart === 'string') return paths[counterpart].replace(':id', id);
  if (typeof counterpart === 'function') return counterpart(query, id);
  return counterpartOf(splitHref(query.get(counterpart.inParameter) ?? ''));
}

/**
 * The parameters of a page that the other site may know too. Not `page`, because the sites' lists have pages of
 * different lengths.
 */
function parameterNames({ query, reads }: Partial<Pick<Page, 'query' | 'reads'>> = {}): Set<string> {
  return new Set([...Object.keys(query ?? {}), ...(reads ?? [])].filter((name) => name !== 'page'));
}

/** `linkTo` for the phone site: a desktop page is replaced by its phone counterpart; undefined where there is none. */
export function phoneLinkTo(target: string | null | undefined): LinkTarget | undefined {
  const link = linkTo(target);
  if (!link || link.external || pageSiteOf(pathOf(link.href)) !== 'desktop') return link;
  const href = counterpartOf(splitHref(link.href));
  return href === undefined ? undefined : { href, external: false };
}
