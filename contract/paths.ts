import type { Found } from './search.ts';

/** Pages of signing in and out and of errors: the portal calls nothing before it shows them. */
const authPages = {
  'auth-login': '/auth-login',
  'cas-login': '/cas-login',
  login: '/login',
  logout: '/logout',
  'mobile-login': '/mobile-login',
  'qr-code-login': '/qr-code-login',
  'wechat-login': '/wechat-login',
  'api-login': '/api-login',
  error: '/error',
} as const;

/** Pages that a default menu entry may open. */
const menuPages = {
  home: '/home',
  'home-special-services': '/home/special-services',
  'service-hall': '/service-hall',
  'service-hall-special-services': '/service-hall/special-services',
  'business-system': '/business-system',
  'info-center': '/info-center',
  news: '/news',
  search: '/search',
  'schedule-center': '/schedule-center',
  'task-center': '/task-center',
  'personal-center': '/personal-center',
  'personal-center-collect': '/personal-center/collect',
  'personal-center-recently-used': '/personal-center/recently-used',
  'mobile-home': '/mobile/home',
  'mobile-news': '/mobile/news',
  'mobile-work': '/mobile/work',
  'mobile-personal-center': '/mobile/personal-center',
  'mobile-task-center': '/mobile/task-center',
  'mobile-schedule-detail': '/mobile/schedule-detail',
} as const;

/** Pages that are opened from other pages. */
const otherPages = {
  index: '/',
  'personal-center-campus-infos': '/personal-center/campus-infos',
  'mobile-no-permission': '/mobile/no-permission',
  assistant: '/assistant',
  'home-special-services-details-id': '/home/special-services/details/:id',
  'service-hall-details-id': '/service-hall/details/:id',
  'service-hall-special-services-details-id': '/service-hall/special-services/details/:id',
  offices: '/offices',
  'news-more-id': '/news/more/:id',
  iframe: '/iframe',
  'outside-chain': '/outside-chain',
  'mobile-offline': '/mobile/offline',
  'mobile-notice': '/mobile/notice',
  'mobile-offices': '/mobile/offices',
  'mobile-search': '/mobile/search',
  'mobile-service-guide-id': '/mobile/service-guide/:id',
  'mobile-topic-detail-id': '/mobile/topic-detail/:id',
  'mobile-my-schedule-schedule': '/mobile/my-schedule/schedule',
  'mobile-my-schedule-schedule-dialog': '/mobile/my-schedule/schedule-dialog',
  'mobile-my-schedule-schedule-dialog-add': '/mobile/my-schedule/schedule-dialog-add',
} as const;

/**
 * Every page of the portal: the specification's name and its path (section 2), with `:id` for the specification's
 * `{id}`. Server and portal build addresses of pages only from this table.
 */
export const paths = { ...authPages, ...menuPages, ...otherPages };

export type PageName = keyof typeof paths;

/** True when the address, without query and hash, is a page of the portal. */
export function isPage(address: string): boolean {
  const path = address.split(/[?#]/, 1)[0] ?? '';
  const above = path.slice(0, path.lastIndexOf('/') + 1);
  return Object.values(paths).some((known) => known === path || (known === `${above}:id` && path !== above));
}

/** The root of 管理台, the site for an institution's staff: a site of its own on the same host, none of the portal's pages. */
export const adminRoot = '/admin';

/** Whether a path, with or without query and hash, belongs to 管理台. */
export function isAdminPath(path: string): boolean {
  return `${path.split(/[?#]/, 1)[0]}/`.startsWith(`${adminRoot}/`);
}

/** The beginning of every path of the phone site. */
export const phoneSite = '/mobile/';

/** Whether a path, with or without query and hash, belongs to the phone site. */
export function isPhonePath(path: string): boolean {
  return `${path.split(/[?#]/, 1)[0]}/`.startsWith(phoneSite);
}

/** Query parameters; undefined and empty ones are left out. */
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

type ThingHref = (id: string) => string;

/**
 * Where one thing of each kind opens by its id, on the desktop and on the phone site; undefined where that site has no
 * page for it. A system opens in the frame.
 */
export const thingHrefs = {
  service: {
    desktop: (id: string) => hrefTo('service-hall-details-id', { id }),
    phone: (id: string) => hrefTo('mobile-service-guide-id', { id }),
  },
  system: { desktop: (id: string) => hrefTo('iframe', { query: { system: id } }), phone: undefined },
  news: {
    desktop: (id: string) => hrefTo('news-more-id', { id }),
    phone: (id: string) => hrefTo('mobile-news', { query: { article: id } }),
  },
  notice: {
    desktop: (id: string) => hrefTo('info-center', { query: { notice: id } }),
    phone: (id: string) => hrefTo('mobile-notice', { query: { notice: id } }),
  },
  topic: {
    desktop: (id: string) => hrefTo('home-special-services-details-id', { id }),
    phone: (id: string) => hrefTo('mobile-topic-detail-id', { id }),
  },
  department: {
    desktop: (id: string) => hrefTo('offices', { query: { office: id } }),
    phone: (id: string) => hrefTo('mobile-offices', { query: { office: id } }),
  },
} satisfies Record<Exclude<Found['kind'], 'own'>, { desktop: ThingHref; phone: ThingHref | undefined }>;

/** A path with its query parameters, without the empty ones. */
export function withQuery(path: string, query: Query): string {
  const given = Object.entries(query).flatMap(([name, value]) => (value ? [[name, String(value)]] : []));
  const text = new URLSearchParams(given).toString();
  return text ? `${path}?${text}` : path;
}

export const authPaths: ReadonlySet<string> = new Set(Object.values(authPages));

export type MenuPath = (typeof menuPages)[keyof typeof menuPages];
const menuPaths: ReadonlySet<string> = new Set(Object.values(menuPages));

/** True when the path, without query and hash, is a page that a default menu entry may open. */
export function isMenuPage(path: string): boolean {
  return menuPaths.has(path.split(/[?#]/, 1)[0] ?? '');
}
