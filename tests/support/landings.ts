import { pageSiteOf } from '../../portal/routes/match.ts';
import { get } from '../../scripts/trial-server.ts';
import type { Institution } from './site.ts';
import { type Person, tokenOf } from './token.ts';

/** Where a route leads: `stay` is the page itself, `first` the first page of the visitor's site. */
export type Where = 'stay' | 'first' | 'login' | 'mobile-login' | 'refused' | 'mobile-refused' | 'missing';

interface Row {
  path: string;
  guest: Record<Institution, Where>;
  member: Record<Institution, Where>;
  /** A member whose institution has no menu entry at all. */
  without: Where;
}

/** What a guest and a member meet in 明德大学, and what the others' menus make different. */
function row(path: string, guest: Where, member: Where, { without = 'refused', ...others }: Others = {}): Row {
  return {
    ...{ path, without },
    guest: { mingde: guest, jiangcheng: guest, yunzhou: guest, ...others.guest },
    member: { mingde: member, jiangcheng: member, yunzhou: member, ...others.member },
  };
}
interface Others {
  guest?: Partial<Row['guest']>;
  member?: Partial<Row['member']>;
  without?: Where;
}
const open = (path: string, without: Where = 'refused') => row(path, 'stay', 'stay', { without });
const gone = (path: string, without: Where = 'refused') => row(path, 'missing', 'missing', { without });
const own = (path: string, without: Where = 'refused') => row(path, 'login', 'stay', { without });
const ownOnPhone = (path: string, without: Where = 'refused') => row(path, 'mobile-login', 'stay', { without });

/** A path for each route of the table by its name, and where it leads whom. */
export const landings: Readonly<Record<string, Row>> = {
  login: open('/login', 'stay'),
  error: open('/error', 'stay'),
  index: row('/', 'first', 'first'),
  'mobile-no-permission': open('/mobile/no-permission', 'stay'),
  assistant: open('/assistant', 'stay'),
  home: open('/home'),
  'home-special-services': open('/home/special-services'),
  'home-special-services-details-id': gone('/home/special-services/details/gone'),
  'service-hall': open('/service-hall'),
  'service-hall-details-id': gone('/service-hall/details/gone'),
  'service-hall-special-services': open('/service-hall/special-services'),
  'service-hall-special-services-details-id': gone('/service-hall/special-services/details/gone'),
  'business-system': row('/business-system', 'login', 'stay', { guest: { jiangcheng: 'stay', yunzhou: 'stay' } }),
  'info-center': open('/info-center'),
  news: open('/news'),
  'news-more-id': gone('/news/more/gone'),
  search: own('/search?search=a'),
  'schedule-center': own('/schedule-center'),
  'task-center': own('/task-center'),
  'personal-center': own('/personal-center'),
  'personal-center-collect': own('/personal-center/collect'),
  'personal-center-recently-used': own('/personal-center/recently-used'),
  iframe: row('/iframe?pageNavigationId=yz-queue', 'login', 'refused', {
    guest: { yunzhou: 'stay' },
    member: { yunzhou: 'stay' },
  }),
  'outside-chain': row('/outside-chain?pageNavigationId=gone', 'login', 'refused'),
  'mobile-offline': open('/mobile/offline', 'stay'),
  'mobile-home': open('/mobile/home'),
  'mobile-news': open('/mobile/news', 'mobile-refused'),
  'mobile-work': open('/mobile/work', 'mobile-refused'),
  'mobile-personal-center': ownOnPhone('/mobile/personal-center'),
  'mobile-task-center': ownOnPhone('/mobile/task-center'),
  'mobile-schedule-detail': ownOnPhone('/mobile/schedule-detail'),
  'mobile-my-schedule-schedule': ownOnPhone('/mobile/my-schedule/schedule'),
  'mobile-my-schedule-schedule-dialog': ownOnPhone('/mobile/my-schedule/schedule-dialog'),
  'mobile-my-schedule-schedule-dialog-add': ownOnPhone('/mobile/my-schedule/schedule-dialog-add'),
  'mobile-notice': open('/mobile/notice'),
  'mobile-search': open('/mobile/search'),
  'mobile-service-guide-id': gone('/mobile/service-guide/gone'),
  'mobile-topic-detail-id': gone('/mobile/topic-detail/gone'),
};

/** Routes that the journeys of sign-in walk, each with what it needs. */
export const ofSignIn =
  /^(auth-login|cas-login|logout|mobile-login|qr-code-login|wechat-login|api-login|personal-center-campus-infos)$/;

type Site = 'desktop' | 'mobile';
const firstPages: Readonly<Record<Site, string>> = { desktop: '/home', mobile: '/mobile/home' };

/** Where the guards send a visit of that site; the path itself where it stays or nothing is there. */
function placeOf(where: Where, path: string, site: Site): string {
  const back = `redirect=${encodeURIComponent(path)}`;
  switch (where) {
    case 'stay':
    case 'missing':
      return path;
    case 'first':
      return firstPages[site];
    case 'login':
      return `/login?${back}${path.startsWith('/search?') ? '&for=search' : ''}`;
    case 'mobile-login':
      return `/mobile-login?${back}`;
    case 'refused':
      return path === '/' ? '/error?code=1004' : `/error?code=1004&${back}`;
    case 'mobile-refused':
      return `/mobile/no-permission?path=${encodeURIComponent(path)}`;
  }
}

/** What the server answers: a status, and where to when it leads away. */
export function answerOf(where: Where, path: string, site: Site = 'desktop'): { status: number; to?: string } {
  if (where === 'stay') return { status: 200 };
  return where === 'missing' ? { status: 404 } : { status: 302, to: placeOf(where, path, site) };
}

/** Where a browser is in the end: its width decides the site before any guard, and mobile sign-in leads on to sign-in. */
export function endOf(where: Where, path: string, site: Site): string {
  const of = pageSiteOf(new URL(path, 'https://portal.example').pathname);
  if (of !== 'any' && of !== site) return firstPages[site];
  return placeOf(where === 'mobile-login' ? 'login' : where, path, site);
}

/** What the server answers to a page. */
export async function asked(port: number, host: string, path: string, headers: Record<string, string> = {}) {
  const { status, headers: answered } = await get(port, host, path, headers);
  return answered.location === undefined ? { status } : { status, to: answered.location };
}

/** The cookie of a person who signs in by account and password. */
export async function cookieOf(port: number, host: string, person: Person): Promise<string> {
  return `token=${await tokenOf(port, host, person)}`;
}
