import type { RouteEntry } from './entry.ts';
import { hrefWith } from './href.ts';
import { type LinkTarget, linkTo } from './links.ts';
import { matchRoute, pageSiteOf, pathOf } from './match.ts';
import { isAskable } from './query.ts';
import type { routeTable } from './table.ts';

type Route = (typeof routeTable)[number];
/** A page that belongs to one of the two sites; sign-in and error pages are drawn for any width. */
type SitePage = Extract<Route, { layout: 'default' | 'pctpl2' | 'mobile' } | { path: '/mobile/no-permission' }>;

/** A page of the other site; `:id` is the id that stands in the page's own path. Null where there is none. */
type Counterpart = `/${string}` | null;
/** Chooses by the address's parameters, and removes those that it has used up. */
type ChooseCounterpart = (query: URLSearchParams) => string | null;

/** The category under which `/mobile/work` shows business systems. */
const systemsCategory = 'business-systems';

/**
 * For each page of either site the page of the other one that shows the same (specification, section 2, “Desktop and
 * mobile placement”). `counterpartOf` carries over the parameters that both pages know.
 */
const counterparts: Readonly<Record<SitePage['name'], Counterpart | ChooseCounterpart>> = {
  // Desktop
  home: '/mobile/home',
  'home-special-services': '/mobile/home',
  'home-special-services-details-id': '/mobile/topic-detail/:id',
  'service-hall': (query) => {
    if (query.get('query')?.trim()) return phoneSearch(query, 'service');
    const mine = query.get('mine');
    return mine === 'collected' || mine === 'recent' ? `/mobile/personal-center?tab=${mine}` : '/mobile/work';
  },
  'service-hall-details-id': '/mobile/service-guide/:id',
  'service-hall-special-services': '/mobile/home',
  'service-hall-special-services-details-id': '/mobile/topic-detail/:id',
  'business-system': (query) => {
    if (query.get('query')?.trim()) return phoneSearch(query, 'system');
    query.delete('category');
    return `/mobile/work?category=${systemsCategory}`;
  },
  'info-center': (query) =>
    ['tab', 'type', 'notice'].some((name) => query.has(name)) ? '/mobile/notice' : '/mobile/news',
  news: '/mobile/news',
  'news-more-id': '/mobile/news?article=:id',
  search: '/mobile/search',
  'schedule-center': (query) => {
    const entry = query.get('entry') ?? '';
    if (/^(?:new|subscribe|school-.*)$/.test(entry)) query.delete('entry');
    // The desk opens a new entry, and one's own, in its form, and anything else to be read.
    const isRead = entry === '' || /^(?:course|other|school)-|^subscribe$/.test(entry);
    return isRead ? '/mobile/schedule-detail' : '/mobile/my-schedule/schedule-dialog-add';
  },
  'task-center': '/mobile/task-center',
  'personal-center': '/mobile/personal-center',
  'personal-center-collect': '/mobile/personal-center?tab=collected',
  'personal-center-recently-used': '/mobile/personal-center?tab=recent',
  iframe: null,
  'outside-chain': null,

  // Mobile
  'mobile-no-permission': (query) => counterpartOf(splitHref(query.get('path') ?? '')) ?? null,
  'mobile-offline': null,
  'mobile-home': null,
  'mobile-news': (query) => {
    const article = query.get('article');
    return article ? `/news/more/${encodeURIComponent(article)}` : '/news';
  },
  'mobile-work': (query) => {
    if (query.get('category') !== systemsCategory) return '/service-hall';
    query.delete('category');
    return '/business-system';
  },
  'mobile-personal-center': (query) => {
    const tab = query.get('tab');
    if (tab === 'collected') return '/personal-center/collect';
    return tab === 'recent' ? '/personal-center/recently-used' : '/personal-center';
  },
  'mobile-task-center': '/task-center',
  'mobile-schedule-detail': '/schedule-center',
  'mobile-notice': '/info-center?tab=notices',
  'mobile-search': '/search',
  'mobile-service-guide-id': '/service-hall/details/:id',
  'mobile-topic-detail-id': '/home/special-services/details/:id',
  'mobile-my-schedule-schedule': '/schedule-center',
  'mobile-my-schedule-schedule-dialog': '/schedule-center',
  'mobile-my-schedule-schedule-dialog-add': (query) =>
    query.has('entry') ? '/schedule-center' : '/schedule-center?entry=new',
};

/** The phone filters no list by words: it searches. */
function phoneSearch(query: URLSearchParams, kind: 'service' | 'system'): string {
  return hrefWith('/mobile/search', { search: query.get('query')?.trim(), kind });
}

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
  const choice = route && Object.hasOwn(counterparts, route.name) ? counterparts[route.name as SitePage['name']] : null;
  const query = new URLSearchParams(search);
  const page = typeof choice === 'function' ? choice(query) : choice;
  if (!route || page === null) return undefined;
  const id = pathname.split('/').findLast(Boolean) ?? '';
  const url = new URL(page.replace(':id', id), anyOrigin);
  const [asked, taken] = [namesOf(route), namesOf(matchRoute(url.pathname))];
  for (const [name, value] of query) {
    if (!asked.has(name) || !taken.has(name) || url.searchParams.has(name)) continue;
    const one = new URLSearchParams({ [name]: value });
    if (isAskable({ pathname: url.pathname, searchParams: one })) url.searchParams.set(name, value);
  }
  return url.pathname + url.search + hash;
}

/** The parameters of a page that the other site may know too; not `page`: the sites' lists have pages of different lengths. */
function namesOf({ query, reads }: Pick<RouteEntry, 'query' | 'reads'> = {}): Set<string> {
  return new Set([...Object.keys(query ?? {}), ...(reads ?? [])].filter((name) => name !== 'page'));
}

/** `linkTo` for the phone site: a page of the desk is the phone's own page of the same, and no link where it has none. */
export function phoneLinkTo(target: string | null | undefined): LinkTarget | undefined {
  const link = linkTo(target);
  if (!link || link.external || pageSiteOf(pathOf(link.href)) !== 'desktop') return link;
  const href = counterpartOf(splitHref(link.href));
  return href === undefined ? undefined : { href, external: false };
}
