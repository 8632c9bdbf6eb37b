import type { Pages } from '../../lib/page.ts';

export const pages = {
  error: {
    title: null,
    layout: 'view',
    reads: ['code', 'redirect', 'request'],
    guards: [],
    file: 'shell/pages/error/page.tsx',
  },
  index: {
    title: null,
    layout: 'view',
    guards: ['first-menu'],
    file: 'shell/pages/index/page.tsx',
  },
  'mobile-no-permission': {
    title: null,
    layout: 'view',
    reads: ['path'],
    guards: [],
    file: 'shell/pages/no-permission/page.tsx',
    counterpart: { inParameter: 'path' },
  },
  // Not in the specification's table: the worker serves it instead of a page that is not cached.
  'mobile-offline': {
    title: null,
    layout: 'mobile',
    menus: null,
    query: {},
    reads: [],
    guards: [],
    file: 'shell/pages/offline/page.tsx',
    hidesFooter: false,
    keepAlive: false,
    pullRefresh: false,
    counterpart: 'first-page',
    skeleton: null,
    offline: 'all',
    offlineForAnyQuery: false,
    saysOffline: true,
  },
} satisfies Pages<'error' | 'index' | 'mobile-no-permission' | 'mobile-offline'>;
