import { paths, thingHrefs } from '@yimen/contract/paths';
import type { Pages } from '../../lib/page.ts';

export const pages = {
  news: {
    title: '资讯中心',
    layout: 'default',
    menus: [paths.news, paths['info-center']],
    query: { column: 'id', page: 'page' },
    reads: [],
    guards: ['desktop-menu'],
    file: 'features/news/desktop/page.tsx',
    counterpart: 'mobile-news',
    skeleton: 'list',
  },
  'news-more-id': {
    title: '资讯',
    layout: 'default',
    menus: null,
    query: {},
    reads: [],
    guards: ['has-menus'],
    file: 'features/news/article/page.tsx',
    counterpart: (_, id) => thingHrefs.news.phone(id),
    skeleton: 'detail',
  },
  'mobile-news': {
    title: '资讯',
    layout: 'mobile',
    menus: null,
    query: { column: 'id', article: 'id', page: 'page' },
    reads: [],
    guards: ['phone-menu'],
    file: 'features/news/phone/page.tsx',
    hidesFooter: false,
    keepAlive: true,
    pullRefresh: true,
    counterpart: (query) => {
      const article = query.get('article');
      return article ? thingHrefs.news.desktop(article) : paths.news;
    },
    skeleton: (query) => (query.has('article') ? 'detail' : 'list'),
    offline: 'opened',
    offlineForAnyQuery: false,
    saysOffline: false,
  },
} satisfies Pages<'news' | 'news-more-id' | 'mobile-news'>;
