import { hrefTo, paths } from '@yimen/contract/paths';
import type { Pages } from '../../lib/page.ts';
import { searchOnPhone } from '../search/page.ts';
import { systemsCategory } from '../systems/page.ts';

export const pages = {
  'service-hall': {
    title: '服务大厅',
    layout: 'default',
    query: {
      category: 'id',
      department: 'id',
      label: 'id',
      audience: 'id',
      page: 'page',
      online: ['full'],
      sort: ['hits', 'newest', 'name'],
      mine: ['collected', 'recent'],
    },
    reads: ['query'],
    guards: ['desktop-menu'],
    file: 'features/services/desktop/page.tsx',
    counterpart: (query) => {
      if (query.get('query')?.trim()) return searchOnPhone(query, 'service');
      const mine = query.get('mine');
      const isMine = mine === 'collected' || mine === 'recent';
      return isMine ? hrefTo('mobile-personal-center', { query: { tab: mine } }) : paths['mobile-work'];
    },
    skeleton: 'hall',
  },
  'service-hall-details-id': {
    title: '办事指南',
    layout: 'default',
    guards: ['has-menus'],
    file: 'features/services/guide/page.tsx',
    secondary: true,
    counterpart: 'mobile-service-guide-id',
    skeleton: 'detail',
  },
  'mobile-work': {
    title: '办事',
    layout: 'mobile',
    query: { category: 'id', department: 'id', page: 'page' },
    guards: ['mobile-menu'],
    file: 'features/services/phone/page.tsx',
    keepAlive: true,
    counterpart: (query) => {
      if (query.get('category') !== systemsCategory) return paths['service-hall'];
      query.delete('category');
      return paths['business-system'];
    },
    skeleton: 'hall',
    offline: 'opened',
  },
  'mobile-service-guide-id': {
    title: '办事指南',
    layout: 'mobile',
    guards: ['has-menus'],
    file: 'features/services/guide/phone.tsx',
    hidesFooter: true,
    keepAlive: true,
    pullRefresh: false,
    counterpart: 'service-hall-details-id',
    skeleton: 'detail',
    offline: 'opened',
    saysOffline: true,
  },
} satisfies Pages<'service-hall' | 'service-hall-details-id' | 'mobile-work' | 'mobile-service-guide-id'>;
