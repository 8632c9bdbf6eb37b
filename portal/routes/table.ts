/** Which shell stands around a page (specification, section 2, “Layouts”). */
export type LayoutName = 'default' | 'mobile' | 'view';

/** The guards a route may name; each is a file of `guards/`. */
export type GuardName = 'first-menu' | 'desktop-menu' | 'has-menus';

export interface RouteEntry {
  /** The specification's name, also the route's id. */
  readonly name: string;
  /** Path with `:name` where the specification writes `{name}`. */
  readonly path: `/${string}`;
  readonly layout: LayoutName;
  /** Guards in order; auth routes have none (specification, section 2, “Route behaviour”). */
  readonly guards: readonly GuardName[];
  /** Route module, relative to `portal/app`. */
  readonly file: string;
  /** A page below a menu entry rather than one itself. */
  readonly secondary?: true;
  /** A phone page without the site's foot and tabs; it may have a bar of its own there (section 2). */
  readonly hidesFooter?: true;
}

/** The routes of this version, in the order of the specification's table (section 2). */
export const routeTable = [
  // Auth and utility routes
  { name: 'login', path: '/login', layout: 'view', guards: [], file: '../pages/sign-in/page.tsx' },
  { name: 'logout', path: '/logout', layout: 'view', guards: [], file: '../pages/sign-out/page.tsx' },
  { name: 'error', path: '/error', layout: 'view', guards: [], file: '../pages/error/page.tsx' },
  { name: 'index', path: '/', layout: 'view', guards: ['first-menu'], file: '../pages/index/page.tsx' },

  // Desktop routes
  { name: 'home', path: '/home', layout: 'default', guards: ['desktop-menu'], file: '../pages/home/page.tsx' },
  {
    name: 'service-hall',
    path: '/service-hall',
    layout: 'default',
    guards: ['desktop-menu'],
    file: '../pages/service-hall/page.tsx',
  },
  {
    name: 'service-hall-details-id',
    path: '/service-hall/details/:id',
    layout: 'default',
    guards: ['has-menus'],
    file: '../pages/service-details/page.tsx',
    secondary: true,
  },

  // Mobile routes
  {
    name: 'mobile-home',
    path: '/mobile/home',
    layout: 'mobile',
    guards: ['has-menus'],
    file: '../pages/mobile-home/page.tsx',
  },
  {
    name: 'mobile-service-guide-id',
    path: '/mobile/service-guide/:id',
    layout: 'mobile',
    guards: ['has-menus'],
    file: '../pages/service-details/mobile.tsx',
    hidesFooter: true,
  },
] as const satisfies readonly RouteEntry[];

/** Routes that skip host verification, guards and the viewport's redirects (section 2, “Route behaviour”). */
export const authPaths: readonly string[] = [
  '/cas-login',
  '/qr-code-login',
  '/mobile-login',
  '/logout',
  '/auth-login',
  '/login',
  '/error',
  '/wechat-login',
  '/api-login',
];
