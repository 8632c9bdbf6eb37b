import { hrefTo, paths } from '@yimen/contract/paths';
import type { Pages } from '../../lib/page.ts';

export const pages = {
  'personal-center': {
    title: '个人中心',
    layout: 'default',
    query: { tab: ['overview', 'messages', 'person-data', 'account', 'preferences'], page: 'page' },
    reads: ['type', 'where'],
    guards: ['desktop-menu'],
    file: 'features/person/desktop/page.tsx',
    counterpart: 'mobile-personal-center',
    skeleton: 'panel',
  },
  'personal-center-collect': {
    title: '我的收藏',
    layout: 'default',
    menus: [paths['personal-center']],
    guards: ['desktop-menu'],
    file: 'features/person/collection/page.tsx',
    counterpart: () => hrefTo('mobile-personal-center', { query: { tab: 'collected' } }),
    skeleton: 'panel',
  },
  'personal-center-recently-used': {
    title: '最近使用',
    layout: 'default',
    menus: [paths['personal-center']],
    guards: ['desktop-menu'],
    file: 'features/person/recently-used/page.tsx',
    counterpart: () => hrefTo('mobile-personal-center', { query: { tab: 'recent' } }),
    skeleton: 'panel',
  },
  'mobile-personal-center': {
    title: '我的',
    layout: 'mobile',
    query: { tab: ['overview', 'collected', 'recent', 'account'] },
    guards: ['mobile-member', 'has-menus'],
    file: 'features/person/phone/page.tsx',
    keepAlive: true,
    counterpart: (query) => {
      const tab = query.get('tab');
      if (tab === 'collected') return paths['personal-center-collect'];
      return paths[tab === 'recent' ? 'personal-center-recently-used' : 'personal-center'];
    },
    skeleton: (query) => (query.has('tab') ? 'list' : 'panel'),
    offline: 'opened',
  },
} satisfies Pages<
  'personal-center' | 'personal-center-collect' | 'personal-center-recently-used' | 'mobile-personal-center'
>;
