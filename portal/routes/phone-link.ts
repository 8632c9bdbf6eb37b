import { type LinkTarget, linkTo } from './links.ts';
import { matchRoute, pageSiteOf } from './match.ts';
import { isAskable } from './query.ts';

/** The phone's page for each page of the desk, by route name; what shows another site in a frame has none. */
const phonePages: Readonly<Record<string, `/mobile/${string}`>> = {
  home: '/mobile/home',
  'home-special-services': '/mobile/home',
  'home-special-services-details-id': '/mobile/topic-detail/:id',
  'service-hall': '/mobile/work',
  'service-hall-details-id': '/mobile/service-guide/:id',
  'service-hall-special-services': '/mobile/home',
  'service-hall-special-services-details-id': '/mobile/topic-detail/:id',
  'business-system': '/mobile/work?category=business-systems',
  'info-center': '/mobile/news',
  news: '/mobile/news',
  'news-more-id': '/mobile/news?article=:id',
  search: '/mobile/search',
  'schedule-center': '/mobile/schedule-detail',
  'task-center': '/mobile/task-center',
  'personal-center': '/mobile/personal-center',
  'personal-center-collect': '/mobile/personal-center?tab=collected',
  'personal-center-recently-used': '/mobile/personal-center?tab=recent',
};

const anyOrigin = 'https://portal.invalid';

/** `linkTo` for the phone site: a page of the desk is the phone's own page of the same, and no link where it has none. */
export function phoneLinkTo(target: string | null | undefined): LinkTarget | undefined {
  const link = linkTo(target);
  if (!link || link.external) return link;
  const asked = new URL(link.href, anyOrigin);
  if (pageSiteOf(asked.pathname) !== 'desktop') return link;
  const page = asksForNotices(asked) ? '/mobile/notice' : phonePages[matchRoute(asked.pathname)?.name ?? ''];
  return page ? { href: filled(page, asked), external: false } : undefined;
}

/** The information centre shows news unless its address asks for notices. */
function asksForNotices({ pathname, searchParams }: URL): boolean {
  return (
    matchRoute(pathname)?.name === 'info-center' && ['tab', 'type', 'notice'].some((name) => searchParams.has(name))
  );
}

/** The page with the id and parameters that were asked for, as far as it knows them. */
function filled(page: string, { pathname, search, hash }: URL): string {
  const id = pathname.split('/').findLast(Boolean) ?? '';
  const url = new URL(page.replace(':id', id), anyOrigin);
  const known = matchRoute(url.pathname)?.query ?? {};
  for (const [name, value] of new URLSearchParams(search)) {
    const one = new URLSearchParams({ [name]: value });
    const isKnown = name === 'search' || Object.hasOwn(known, name);
    if (isKnown && isAskable({ pathname: url.pathname, searchParams: one })) url.searchParams.set(name, value);
  }
  return url.pathname + url.search + hash;
}
