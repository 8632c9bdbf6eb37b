import { hrefTo } from '@yimen/contract/paths';
import type { Found } from '@yimen/contract/search';
import type { Pages, QueryRules } from '../../lib/page.ts';

/** Kinds of results, in order: values of `kind`. */
export const kinds = [
  'service',
  'system',
  'own',
  'news',
  'notice',
  'topic',
  'department',
] as const satisfies readonly Found['kind'][];

/** The parameters that pages of both sites have. */
const searchParameters = {
  kind: kinds,
  page: 'page',
} as const satisfies QueryRules;

/** Address of the phone's search for a list's filter text, because its lists have no such filter. */
export function searchOnPhone(query: URLSearchParams, kind: 'service' | 'system'): string {
  return hrefTo('mobile-search', { query: { search: query.get('query')?.trim(), kind } });
}

export const pages = {
  search: {
    title: '搜索',
    layout: 'default',
    menus: null,
    query: searchParameters,
    reads: ['search'],
    guards: ['signed-in', 'has-menus'],
    file: 'features/search/desktop/page.tsx',
    counterpart: 'mobile-search',
    skeleton: 'list',
  },
  'mobile-search': {
    title: '搜索',
    layout: 'mobile',
    menus: null,
    query: searchParameters,
    reads: ['search'],
    guards: ['has-menus'],
    file: 'features/search/phone/page.tsx',
    hidesFooter: true,
    keepAlive: true,
    pullRefresh: false,
    counterpart: 'search',
    skeleton: 'list',
    offline: 'never',
    offlineForAnyQuery: false,
    saysOffline: false,
  },
} satisfies Pages<'search' | 'mobile-search'>;
