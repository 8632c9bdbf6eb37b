import type { Pages } from '../../lib/page.ts';

export const pages = {
  home: {
    title: '首页',
    layout: 'default',
    // What is open in its modules
    reads: ['apps', 'audience', 'column', 'event', 'whose', 'way', 'list', 'whole', 'query', 'page'],
    guards: ['desktop-menu'],
    file: 'features/home/desktop/page.tsx',
    counterpart: 'mobile-home',
    skeleton: 'home',
  },
  'mobile-home': {
    title: null,
    layout: 'mobile',
    // Of the home of former versions, which searched by itself
    reads: ['query'],
    guards: ['has-menus'],
    file: 'features/home/phone/page.tsx',
    keepAlive: true,
    counterpart: 'first-page',
    skeleton: 'home',
    offline: 'opened',
  },
} satisfies Pages<'home' | 'mobile-home'>;
