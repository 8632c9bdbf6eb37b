import { pageSiteOf } from '../../portal/shell/routes/match.ts';
import { get } from '../../scripts/trial-server.ts';
import type { Institution } from './site.ts';
import { type Person, tokenOf } from './token.ts';

/** Where a visit of a route ends: `stay` is the page itself, `first` the first page of the visitor's site. */
export type Where = 'stay' | 'first' | 'login' | 'mobile-login' | 'refused' | 'mobile-refused' | 'missing';

interface Row {
  path: string;
  /** The path of the page on the other site; undefined for a page of any width. */
  other: string | undefined;
  guest: Record<Institution, Where>;
  member: Record<Institution, Where>;
  /** Where a guest's visit of `other` ends. */
  otherGuest: Where;
  /** Where it ends for a member whose institution has no menu entries. */
  without: Where;
}

/** The results for a guest and a member of 明德大学, with the exceptions for other menus. */
function row(path: string, other: string | undefined, guest: Where, member: Where, more: Others = {}): Row {
  const { without = 'refused', otherGuest = guest, ...others } = more;
  return {
    path,
    other,
    otherGuest,
    without,
    guest: { mingde: guest, jiangcheng: guest, yunzhou: guest, ...others.guest },
    member: { mingde: member, jiangcheng: member, yunzhou: member, ...others.member },
  };
}
interface Others extends Partial<Pick<Row, 'without' | 'otherGuest'>> {
  guest?: Partial<Row['guest']>;
  member?: Partial<Row['member']>;
}
const open = (path: string, other?: string, without: Where = 'refused') =>
  row(path, other, 'stay', 'stay', { without });
const gone = (path: string, other: string) => row(path, other, 'missing', 'missing');
const own = (path: string, other: string) => row(path, other, 'login', 'stay', { otherGuest: 'mobile-login' });
const ownOnPhone = (path: string, other: string) => row(path, other, 'mobile-login', 'stay', { otherGuest: 'login' });

/** A path for each route by the route's name, and where it leads each kind of visitor. */
export const landings: Readonly<Record<string, Row>> = {
  login: open('/login', undefined, 'stay'),
  error: open('/error', undefined, 'stay'),
  index: row('/', undefined, 'first', 'first'),
  'mobile-no-permission': open('/mobile/no-permission?path=%2Fmobile%2Fwork', '/service-hall', 'stay'),
  assistant: open('/assistant', undefined, 'stay'),
  home: open('/home', '/mobile/home'),
  'home-special-services': open('/home/special-services', '/mobile/home'),
  'home-special-services-details-id': gone('/home/special-services/details/gone', '/mobile/topic-detail/gone'),
  'service-hall': open('/service-hall', '/mobile/work'),
  'service-hall-details-id': gone('/service-hall/details/gone', '/mobile/service-guide/gone'),
  'service-hall-special-services': open('/service-hall/special-services', '/mobile/home'),
  'service-hall-special-services-details-id': gone(
    '/service-hall/special-services/details/gone',
    '/mobile/topic-detail/gone',
  ),
  'business-system': row('/business-system', '/mobile/work?category=business-systems', 'login', 'stay', {
    otherGuest: 'stay',
    guest: { jiangcheng: 'stay', yunzhou: 'stay' },
  }),
  'info-center': open('/info-center?tab=notices', '/mobile/notice'),
  news: open('/news', '/mobile/news'),
  offices: open('/offices', '/mobile/offices'),
  'news-more-id': gone('/news/more/gone', '/mobile/news?article=gone'),
  search: row('/search?search=a', '/mobile/search?search=a', 'login', 'stay', { otherGuest: 'stay' }),
  'schedule-center': own('/schedule-center', '/mobile/schedule-detail'),
  'task-center': own('/task-center?view=mine', '/mobile/task-center?view=mine'),
  'personal-center': own('/personal-center', '/mobile/personal-center'),
  'personal-center-collect': own('/personal-center/collect', '/mobile/personal-center?tab=collected'),
  'personal-center-recently-used': own('/personal-center/recently-used', '/mobile/personal-center?tab=recent'),
  iframe: row('/iframe?pageNavigationId=yz-queue', '/mobile/home', 'login', 'refused', {
    otherGuest: 'stay',
    guest: { yunzhou: 'stay' },
    member: { yunzhou: 'stay' },
  }),
  'outside-chain': row('/outside-chain?pageNavigationId=gone', '/mobile/home', 'login', 'refused', {
    otherGuest: 'stay',
  }),
  'mobile-offline': open('/mobile/offline', '/home', 'stay'),
  'mobile-home': open('/mobile/home', '/home'),
  'mobile-news': open('/mobile/news', '/news', 'mobile-refused'),
  'mobile-work': open('/mobile/work', '/service-hall', 'mobile-refused'),
  'mobile-personal-center': ownOnPhone('/mobile/personal-center', '/personal-center'),
  'mobile-task-center': ownOnPhone('/mobile/task-center', '/task-center'),
  'mobile-schedule-detail': ownOnPhone('/mobile/schedule-detail', '/schedule-center'),
  'mobile-my-schedule-schedule': ownOnPhone('/mobile/my-schedule/schedule', '/schedule-center'),
  'mobile-my-schedule-schedule-dialog': ownOnPhone('/mobile/my-schedule/schedule-dialog', '/schedule-center'),
  'mobile-my-schedule-schedule-dialog-add': ownOnPhone(
    '/mobile/my-schedule/schedule-dialog-add',
    '/schedule-center?entry=new',
  ),
  'mobile-notice': open('/mobile/notice', '/info-center?tab=notices'),
  'mobile-offices': open('/mobile/offices', '/offices'),
  'mobile-search': row('/mobile/search?search=a', '/search?search=a', 'stay', 'stay', { otherGuest: 'login' }),
  'mobile-service-guide-id': gone('/mobile/service-guide/gone', '/service-hall/details/gone'),
  'mobile-topic-detail-id': gone('/mobile/topic-detail/gone', '/home/special-services/details/gone'),
};

/** Routes that the journeys of sign-in test, because each needs a state of its own. */
export const ofSignIn =
  /^(auth-login|cas-login|logout|mobile-login|qr-code-login|wechat-login|api-login|personal-center-campus-infos)$/;

type Site = 'desktop' | 'mobile';
const firstPages: Readonly<Record<Site, string>> = { desktop: '/home', mobile: '/mobile/home' };

/** The address to which the guards of a site redirect a visit; the path itself without a redirect or a page. */
function landingAddress(where: Where, path: string, site: Site): string {
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

/** The server's answer: a status, and the address of a redirect; per window width where that decides. */
export interface Answer {
  status: number;
  to?: string;
  /** Redirects by window width: `own` for the page's own site, `other` for the other site. */
  by?: { own: string; other: string };
}

/** The server's answer to a guest or a member for a row. */
export function answerOf(where: Where, { path, other, otherGuest }: Row, site: Site = 'desktop'): Answer {
  if (where === 'stay') return { status: 200 };
  if (where === 'missing') return { status: 404 };
  const to = landingAddress(where, path, site);
  const decides = other !== undefined && !signsInOnBoth(where, otherGuest);
  return decides ? { status: 200, by: { own: to, other } } : { status: 302, to };
}

/** Sign-in is one page for both sites, so the server redirects to it without knowing the width. */
function signsInOnBoth(where: Where, other: Where): boolean {
  return [where, other].every((each) => each === 'login' || each === 'mobile-login');
}

/** The server's answer to a member whose institution has no menu entries: one error page for every width. */
export function answerWithoutMenus({ path, without }: Row): Answer {
  if (without === 'stay') return { status: 200 };
  const to = landingAddress(without, path, 'desktop');
  return without === 'mobile-refused' ? { status: 200, by: { own: to, other: '/' } } : { status: 302, to };
}

/** The final address when a guest of 明德大学 opens a page. */
export function endOfOpening(row: Row, site: Site): string {
  if (!signsInOnBoth(row.guest.mingde, row.otherGuest)) return endOf(row, site);
  return landingAddress('login', row.path, site);
}

/** The final address when a guest or a member navigates to a page: the width decides the site before any guard. */
export function endOf({ path, other, otherGuest, ...own }: Row, site: Site, as: 'guest' | 'member' = 'guest'): string {
  const of = pageSiteOf(new URL(path, 'https://portal.example').pathname);
  const isOther = of !== 'any' && of !== site && other !== undefined;
  // A member of 明德大学 may open every page of the other site that corresponds to one of this site.
  const onOther = as === 'guest' ? otherGuest : 'stay';
  const [where, asked] = isOther ? [onOther, other] : [own[as].mingde, path];
  // Mobile sign-in redirects to sign-in.
  return landingAddress(where === 'mobile-login' ? 'login' : where, asked, site);
}

/** Requests a page and returns the server's answer. */
export async function asked(
  port: number,
  host: string,
  path: string,
  headers: Record<string, string> = {},
): Promise<Answer> {
  const { status, headers: answered, text } = await get(port, host, path, headers);
  if (answered.location !== undefined) return { status, to: answered.location };
  const [, own, other] = /<html [^>]*data-guard="([^"]*)" data-other-place="([^"]*)"/.exec(text) ?? [];
  if (own === undefined || other === undefined) return { status };
  return { status, by: { own: own.replaceAll('&amp;', '&'), other: other.replaceAll('&amp;', '&') } };
}

/** Signs a person in by account and password, and returns the cookie. */
export async function cookieOf(port: number, host: string, person: Person): Promise<string> {
  return `token=${await tokenOf(port, host, person)}`;
}
