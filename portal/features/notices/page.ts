import { hrefTo, paths } from '@yimen/contract/paths';
import type { Pages } from '../../lib/page.ts';

const isAboutNotices = (query: URLSearchParams) => ['tab', 'type', 'notice'].some((name) => query.has(name));

export const pages = {
  'info-center': {
    title: '资讯中心',
    layout: 'default',
    // Articles and notices link to each other, whichever of the two the menu has; messages are a person's own.
    menus: [paths['info-center'], paths.news, paths['personal-center']],
    query: { tab: ['notices'], type: 'id', notice: 'id', unread: ['0', '1'], page: 'page' },
    reads: [],
    guards: ['desktop-menu'],
    file: 'features/notices/desktop/page.tsx',
    counterpart: (query) => (isAboutNotices(query) ? paths['mobile-notice'] : paths['mobile-news']),
    skeleton: 'list',
  },
  'mobile-notice': {
    title: '消息通知',
    layout: 'mobile',
    menus: null,
    query: { type: 'id', notice: 'id', unread: ['0', '1'], page: 'page' },
    reads: [],
    guards: ['has-menus'],
    file: 'features/notices/phone/page.tsx',
    hidesFooter: true,
    keepAlive: true,
    pullRefresh: false,
    counterpart: () => hrefTo('info-center', { query: { tab: 'notices' } }),
    skeleton: (query) => (query.has('notice') ? 'detail' : 'list'),
    offline: 'members',
    offlineForAnyQuery: false,
    saysOffline: false,
  },
} satisfies Pages<'info-center' | 'mobile-notice'>;
