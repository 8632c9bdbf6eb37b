import { messageType } from '@yimen/contract/notices/messages';
import { hrefTo, paths } from '@yimen/contract/paths';
import type { Pages } from '../../lib/page.ts';

/** The `tab` values of the personal centre's own page. */
export const personTabs = ['overview', 'person-data', 'feedback', 'account', 'preferences'] as const;
/** As {@link personTabs}, on a phone. */
export const phoneTabs = ['overview', 'collected', 'recent', 'feedback', 'account', 'reminders'] as const;

export const pages = {
  'personal-center': {
    title: '个人中心',
    layout: 'default',
    menus: null,
    // Earlier links to the messages name the tab that these had.
    query: { tab: [...personTabs, 'messages'], feedback: 'id', page: 'page' },
    reads: ['type', 'where'],
    guards: ['desktop-menu'],
    file: 'features/person/desktop/page.tsx',
    counterpart: (query) => {
      if (query.get('tab') !== 'messages') return paths['mobile-personal-center'];
      return hrefTo('mobile-notice', { query: { type: messageType.id } });
    },
    skeleton: 'panel',
  },
  'personal-center-collect': {
    title: '我的收藏',
    layout: 'default',
    menus: [paths['personal-center']],
    query: {},
    reads: [],
    guards: ['desktop-menu'],
    file: 'features/person/collection/page.tsx',
    counterpart: () => hrefTo('mobile-personal-center', { query: { tab: 'collected' } }),
    skeleton: 'panel',
  },
  'personal-center-recently-used': {
    title: '最近使用',
    layout: 'default',
    menus: [paths['personal-center']],
    query: {},
    reads: [],
    guards: ['desktop-menu'],
    file: 'features/person/recently-used/page.tsx',
    counterpart: () => hrefTo('mobile-personal-center', { query: { tab: 'recent' } }),
    skeleton: 'panel',
  },
  'mobile-personal-center': {
    title: '我的',
    layout: 'mobile',
    menus: null,
    query: { tab: phoneTabs, feedback: 'id' },
    reads: [],
    guards: ['phone-member', 'has-menus'],
    file: 'features/person/phone/page.tsx',
    hidesFooter: false,
    keepAlive: true,
    pullRefresh: true,
    counterpart: (query) => {
      const tab = query.get('tab');
      if (tab === 'collected') return paths['personal-center-collect'];
      if (tab === 'reminders') return hrefTo('personal-center', { query: { tab: 'preferences' } });
      return paths[tab === 'recent' ? 'personal-center-recently-used' : 'personal-center'];
    },
    skeleton: (query) => (query.has('tab') ? 'list' : 'panel'),
    offline: 'opened',
    offlineForAnyQuery: false,
    saysOffline: false,
  },
} satisfies Pages<
  'personal-center' | 'personal-center-collect' | 'personal-center-recently-used' | 'mobile-personal-center'
>;
