import { hrefTo } from '@yimen/contract/paths';
import type { Pages, QueryRules } from '../../lib/page.ts';

/** The parameters that pages of both sites have. */
const parameters = {
  kind: ['service', 'system', 'news', 'notice', 'topic', 'department'],
  page: 'page',
} as const satisfies QueryRules;

/** The phone's search by the words of a list's filter: its lists have none. */
export function searchOnPhone(query: URLSearchParams, kind: 'service' | 'system'): string {
  return hrefTo('mobile-search', { query: { search: query.get('query')?.trim(), kind } });
}

export const pages = {
  search: {
    title: '搜索',
    layout: 'default',
    query: parameters,
    reads: ['search'],
    guards: ['signed-in', 'has-menus'],
    file: 'features/search/desktop/page.tsx',
    secondary: true,
    counterpart: 'mobile-search',
    skeleton: 'list',
  },
  'mobile-search': {
    title: '搜索',
    layout: 'mobile',
    query: parameters,
    reads: ['search'],
    guards: ['has-menus'],
    file: 'features/search/phone/page.tsx',
    hidesFooter: true,
    keepAlive: true,
    pullRefresh: false,
    counterpart: 'search',
    skeleton: 'list',
    offline: 'never',
  },
} satisfies Pages<'search' | 'mobile-search'>;
