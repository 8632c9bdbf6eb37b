import { hrefTo, paths } from '@yimen/contract/paths';
import type { Pages } from '../../lib/page.ts';

export const pages = {
  news: {
    title: '资讯',
    layout: 'default',
    menus: [paths.news, paths['info-center']],
    query: { column: 'id', page: 'page' },
    guards: ['desktop-menu'],
    file: 'features/news/desktop/page.tsx',
    counterpart: 'mobile-news',
    skeleton: 'list',
  },
  'news-more-id': {
    title: '资讯',
    layout: 'default',
    guards: ['has-menus'],
    file: 'features/news/article/page.tsx',
    secondary: true,
    counterpart: (_, id) => hrefTo('mobile-news', { query: { article: id } }),
    skeleton: 'detail',
  },
  'mobile-news': {
    title: '资讯',
    layout: 'mobile',
    query: { column: 'id', article: 'id', page: 'page' },
    guards: ['mobile-menu'],
    file: 'features/news/phone/page.tsx',
    keepAlive: true,
    counterpart: (query) => {
      const article = query.get('article');
      return article ? hrefTo('news-more-id', { id: article }) : paths.news;
    },
    skeleton: (query) => (query.has('article') ? 'detail' : 'list'),
    offline: 'opened',
  },
} satisfies Pages<'news' | 'news-more-id' | 'mobile-news'>;
