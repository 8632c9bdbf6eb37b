import { hrefTo, paths } from '@yimen/contract/paths';
import type { Pages } from '../../lib/page.ts';
import { searchOnPhone } from '../search/page.ts';
import { systemsCategory } from '../systems/page.ts';

/** Orders of the hall: values of `sort`. */
export const hallSorts = ['hits', 'newest', 'name'] as const;
/** A member's own lists in the hall: values of `mine`. */
export const ownLists = ['collected', 'recent'] as const;

export const pages = {
  'service-hall': {
    title: '服务大厅',
    layout: 'default',
    menus: null,
    query: {
      category: 'id',
      department: 'id',
      label: 'id',
      suitableFor: 'id',
      page: 'page',
      online: ['full'],
      sort: hallSorts,
      mine: ownLists,
    },
    // `audience` in addresses of earlier versions.
    reads: ['query', 'audience'],
    guards: ['desktop-menu'],
    file: 'features/services/desktop/page.tsx',
    counterpart: (query) => {
      if (query.get('query')?.trim()) return searchOnPhone(query, 'service');
      const mine = ownLists.find((list) => list === query.get('mine'));
      return mine ? hrefTo('mobile-personal-center', { query: { tab: mine } }) : paths['mobile-work'];
    },
    skeleton: 'hall',
  },
  'service-hall-details-id': {
    title: '办事指南',
    layout: 'default',
    menus: null,
    query: {},
    reads: [],
    guards: ['has-menus'],
    file: 'features/services/guide/page.tsx',
    counterpart: 'mobile-service-guide-id',
    skeleton: 'detail',
  },
  'mobile-work': {
    title: '办事',
    layout: 'mobile',
    menus: null,
    query: { category: 'id', department: 'id', page: 'page' },
    reads: [],
    guards: ['phone-menu'],
    file: 'features/services/phone/page.tsx',
    hidesFooter: false,
    keepAlive: true,
    pullRefresh: true,
    counterpart: (query) => {
      if (query.get('category') !== systemsCategory) return paths['service-hall'];
      query.delete('category');
      return paths['business-system'];
    },
    skeleton: 'hall',
    offline: 'opened',
    offlineForAnyQuery: false,
    saysOffline: false,
  },
  'mobile-service-guide-id': {
    title: '办事指南',
    layout: 'mobile',
    menus: null,
    query: {},
    reads: [],
    guards: ['has-menus'],
    file: 'features/services/guide/phone.tsx',
    hidesFooter: true,
    keepAlive: true,
    pullRefresh: false,
    counterpart: 'service-hall-details-id',
    skeleton: 'detail',
    offline: 'opened',
    offlineForAnyQuery: false,
    saysOffline: true,
  },
  // The two pages of offices are not in the specification's table: people expect a directory with telephones.
  offices: {
    title: '部门地址和电话',
    layout: 'default',
    menus: null,
    query: { office: 'id' },
    reads: ['search'],
    guards: ['has-menus'],
    file: 'features/services/offices/page.tsx',
    counterpart: 'mobile-offices',
    skeleton: 'panel',
  },
  'mobile-offices': {
    title: '部门地址和电话',
    layout: 'mobile',
    menus: null,
    query: { office: 'id' },
    reads: ['search'],
    guards: ['has-menus'],
    file: 'features/services/offices/phone.tsx',
    hidesFooter: true,
    keepAlive: true,
    pullRefresh: false,
    counterpart: 'offices',
    skeleton: 'list',
    offline: 'opened',
    offlineForAnyQuery: false,
    saysOffline: false,
  },
} satisfies Pages<
  'service-hall' | 'service-hall-details-id' | 'mobile-work' | 'mobile-service-guide-id' | 'offices' | 'mobile-offices'
>;
