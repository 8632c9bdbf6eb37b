import type { Pages } from '../../lib/page.ts';

export const pages = {
  home: {
    title: '首页',
    layout: 'default',
    menus: null,
    query: {},
    // Choices within its modules; `audience` in addresses of earlier versions.
    reads: ['apps', 'suitableFor', 'audience', 'column', 'event', 'whose', 'way', 'list', 'whole', 'query', 'page'],
    guards: ['desktop-menu'],
    file: 'features/home/desktop/page.tsx',
    counterpart: 'mobile-home',
    skeleton: 'home',
  },
  'mobile-home': {
    title: null,
    layout: 'mobile',
    menus: null,
    query: {},
    // For the home page of earlier versions, which had a search of its own.
    reads: ['query'],
    guards: ['has-menus'],
    file: 'features/home/phone/page.tsx',
    hidesFooter: false,
    keepAlive: true,
    pullRefresh: true,
    counterpart: 'first-page',
    skeleton: 'home',
    offline: 'all',
    offlineForAnyQuery: false,
    saysOffline: false,
  },
} satisfies Pages<'home' | 'mobile-home'>;
