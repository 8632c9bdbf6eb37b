import type { Pages } from '../../lib/page.ts';

export const pages = {
  error: {
    title: null,
    layout: 'view',
    auth: true,
    reads: ['code', 'redirect', 'request'],
    guards: [],
    file: 'shell/pages/error/page.tsx',
  },
  index: {
    title: null,
    layout: 'view',
    auth: false,
    guards: ['first-menu'],
    file: 'shell/pages/index/page.tsx',
  },
  'mobile-no-permission': {
    title: null,
    layout: 'view',
    auth: false,
    reads: ['path'],
    guards: [],
    file: 'shell/pages/no-permission/page.tsx',
    counterpart: { inParameter: 'path' },
  },
  // Not of the specification's table: what the worker shows in place of a page that it has not kept
  'mobile-offline': {
    title: null,
    layout: 'mobile',
    guards: [],
    file: 'shell/pages/offline/page.tsx',
    pullRefresh: false,
    counterpart: 'first-page',
    skeleton: null,
    offline: 'opened',
    saysOffline: true,
  },
} satisfies Pages<'error' | 'index' | 'mobile-no-permission' | 'mobile-offline'>;
