/**
 * Every page of the portal: the specification's name and its path (section 2), in the specification's order, with `:id`
 * where it writes `{id}`. Both sides make addresses of pages from this table alone.
 */
export const paths = {
  'auth-login': '/auth-login',
  'cas-login': '/cas-login',
  login: '/login',
  logout: '/logout',
  'mobile-login': '/mobile-login',
  'qr-code-login': '/qr-code-login',
  'wechat-login': '/wechat-login',
  'api-login': '/api-login',
  error: '/error',
  index: '/',
  'personal-center-campus-infos': '/personal-center/campus-infos',
  'mobile-no-permission': '/mobile/no-permission',
  assistant: '/assistant',
  home: '/home',
  'home-special-services': '/home/special-services',
  'home-special-services-details-id': '/home/special-services/details/:id',
  'service-hall': '/service-hall',
  'service-hall-details-id': '/service-hall/details/:id',
  'service-hall-special-services': '/service-hall/special-services',
  'service-hall-special-services-details-id': '/service-hall/special-services/details/:id',
  'business-system': '/business-system',
  'info-center': '/info-center',
  news: '/news',
  'news-more-id': '/news/more/:id',
  search: '/search',
  'schedule-center': '/schedule-center',
  'task-center': '/task-center',
  'personal-center': '/personal-center',
  'personal-center-collect': '/personal-center/collect',
  'personal-center-recently-used': '/personal-center/recently-used',
  iframe: '/iframe',
  'outside-chain': '/outside-chain',
  'mobile-offline': '/mobile/offline',
  'mobile-home': '/mobile/home',
  'mobile-news': '/mobile/news',
  'mobile-work': '/mobile/work',
  'mobile-personal-center': '/mobile/personal-center',
  'mobile-task-center': '/mobile/task-center',
  'mobile-schedule-detail': '/mobile/schedule-detail',
  'mobile-notice': '/mobile/notice',
  'mobile-search': '/mobile/search',
  'mobile-service-guide-id': '/mobile/service-guide/:id',
  'mobile-topic-detail-id': '/mobile/topic-detail/:id',
  'mobile-my-schedule-schedule': '/mobile/my-schedule/schedule',
  'mobile-my-schedule-schedule-dialog': '/mobile/my-schedule/schedule-dialog',
  'mobile-my-schedule-schedule-dialog-add': '/mobile/my-schedule/schedule-dialog-add',
} as const;

export type PageName = keyof typeof paths;

/** Parameters of an address; those that say nothing are left out. */
export type Query = Readonly<Record<string, string | number | undefined>>;

type Place<Name extends PageName> = (typeof paths)[Name] extends `${string}/:id`
  ? [place: { readonly id: string; readonly query?: Query }]
  : [place?: { readonly query?: Query }];

/** The address of a page, as path and query: `hrefTo('news-more-id', { id: 'a1' })` is `/news/more/a1`. */
export function hrefTo<Name extends PageName>(page: Name, ...[place]: Place<Name>): string {
  const id = place && 'id' in place ? place.id : '';
  const path = paths[page].replace(':id', encodeURIComponent(id));
  return withQuery(path, place?.query ?? {});
}

/** A path with the parameters that say something. */
export function withQuery(path: string, query: Query): string {
  const given = Object.entries(query).flatMap(([name, value]) => (value ? [[name, String(value)]] : []));
  const text = new URLSearchParams(given).toString();
  return text ? `${path}?${text}` : path;
}

/** The pages that an entry of the menu may open as a default one. */
const menuPages: readonly PageName[] = [
  'home',
  'home-special-services',
  'service-hall',
  'business-system',
  'info-center',
  'news',
  'search',
  'schedule-center',
  'task-center',
  'personal-center',
  'personal-center-collect',
  'personal-center-recently-used',
  'mobile-home',
  'mobile-news',
  'mobile-work',
  'mobile-personal-center',
  'mobile-task-center',
  'mobile-schedule-detail',
];
const menuPaths: ReadonlySet<string> = new Set(menuPages.map((name) => paths[name]));

/** True when the path, without query and hash, is a page that an entry of the menu may open as a default one. */
export function isMenuPage(path: string): boolean {
  return menuPaths.has(path.split(/[?#]/, 1)[0] ?? '');
}
