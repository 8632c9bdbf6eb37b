import { paths } from '@yimen/contract/paths';
import type { Counterpart, Page } from '../../lib/page.ts';
import { type LinkTarget, linkTo } from './links.ts';
import { matchRoute, pageSiteOf, pathOf } from './match.ts';
import { isAskable } from './query.ts';

/** Where a page is. */
export interface Place {
  readonly pathname: string;
  readonly search: string;
  readonly hash?: string;
}

const anyOrigin = 'https://portal.invalid';

/** Path and query of an address of the portal. */
export function splitHref(href: string): Place {
  return URL.canParse(href, anyOrigin) ? new URL(href, anyOrigin) : { pathname: '', search: '' };
}

/**
 * The address at which the other site shows what is at `place`, with the parameters that both pages know and the hash;
 * undefined where the other site has no such page.
 */
export function counterpartOf({ pathname, search, hash = '' }: Place): string | undefined {
  const route = matchRoute(pathname);
  const query = new URLSearchParams(search);
  const href = route && hrefOf(route.counterpart ?? null, query, pathname.split('/').findLast(Boolean) ?? '');
  if (!href) return undefined;
  const url = new URL(href, anyOrigin);
  const [asked, taken] = [namesOf(route), namesOf(matchRoute(url.pathname))];
  for (const [name, value] of query) {
    if (!asked.has(name) || !taken.has(name) || url.searchParams.has(name)) continue;
    const one = new URLSearchParams({ [name]: value });
    if (isAskable({ pathname: url.pathname, searchParams: one })) url.searchParams.set(name, value);
  }
  return url.pathname + url.search + hash;
}

function hrefOf(counterpart: Counterpart, query: URLSearchParams, id: string): string | undefined {
  if (counterpart === null || counterpart === 'first-page') return undefined;
  if (typeof counterpart === 'string') return paths[counterpart].replace(':id', id);
  if (typeof counterpart === 'function') return counterpart(query, id);
  return counterpartOf(splitHref(query.get(counterpart.inParameter) ?? ''));
}

/** The parameters of a page that the other site may know too; not `page`: the sites' lists have pages of different lengths. */
function namesOf({ query, reads }: Partial<Pick<Page, 'query' | 'reads'>> = {}): Set<string> {
  return new Set([...Object.keys(query ?? {}), ...(reads ?? [])].filter((name) => name !== 'page'));
}

/** `linkTo` for the phone site: a page of the desk is the phone's own page of the same, and no link where it has none. */
export function phoneLinkTo(target: string | null | undefined): LinkTarget | undefined {
  const link = linkTo(target);
  if (!link || link.external || pageSiteOf(pathOf(link.href)) !== 'desktop') return link;
  const href = counterpartOf(splitHref(link.href));
  return href === undefined ? undefined : { href, external: false };
}
