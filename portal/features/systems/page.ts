import { hrefTo } from '@yimen/contract/paths';
import type { Pages } from '../../lib/page.ts';
import { searchOnPhone } from '../search/page.ts';

/** Id of the category of business systems in the phone's list of services. */
export const systemsCategory = 'business-systems';

export const pages = {
  'business-system': {
    title: '业务系统',
    layout: 'default',
    menus: null,
    query: { category: 'id', sort: ['group', 'name'] },
    reads: ['query'],
    guards: ['desktop-menu'],
    file: 'features/systems/list/page.tsx',
    counterpart: (query) => {
      if (query.get('query')?.trim()) return searchOnPhone(query, 'system');
      query.delete('category');
      return hrefTo('mobile-work', { query: { category: systemsCategory } });
    },
    skeleton: 'hall',
  },
  iframe: {
    title: null,
    layout: 'default',
    menus: null,
    query: {},
    reads: ['pageNavigationId', 'system'],
    guards: ['custom-menu'],
    file: 'features/systems/iframe/page.tsx',
    counterpart: null,
    skeleton: null,
  },
  'outside-chain': {
    title: null,
    layout: 'default',
    menus: null,
    query: {},
    reads: ['pageNavigationId'],
    guards: ['custom-menu'],
    file: 'features/systems/outside/page.tsx',
    counterpart: null,
    skeleton: null,
  },
} satisfies Pages<'business-system' | 'iframe' | 'outside-chain'>;
