import { paths } from '@yimen/contract/paths';
import type { Pages } from '../../lib/page.ts';

export const pages = {
  'home-special-services': {
    title: '专题服务',
    layout: 'pctpl2',
    menus: [paths['home-special-services'], paths.home],
    query: {},
    reads: [],
    guards: ['desktop-menu'],
    file: 'features/topics/list/page.tsx',
    counterpart: 'mobile-home',
    skeleton: 'panel',
  },
  'home-special-services-details-id': {
    title: '专题服务',
    layout: 'pctpl2',
    menus: [paths['home-special-services'], paths.home],
    query: {},
    reads: [],
    guards: ['desktop-menu'],
    file: 'features/topics/desktop/page.tsx',
    counterpart: 'mobile-topic-detail-id',
    skeleton: 'panel',
  },
  'service-hall-special-services': {
    title: '专题服务',
    layout: 'pctpl2',
    menus: [paths['service-hall-special-services'], paths['service-hall']],
    query: {},
    reads: [],
    guards: ['desktop-menu'],
    file: 'features/topics/list/page.tsx',
    counterpart: 'mobile-home',
    skeleton: 'panel',
  },
  'service-hall-special-services-details-id': {
    title: '专题服务',
    layout: 'pctpl2',
    menus: [paths['service-hall-special-services'], paths['service-hall']],
    query: {},
    reads: [],
    guards: ['desktop-menu'],
    file: 'features/topics/desktop/page.tsx',
    counterpart: 'mobile-topic-detail-id',
    skeleton: 'panel',
  },
  'mobile-topic-detail-id': {
    title: '专题服务',
    layout: 'mobile',
    menus: null,
    query: {},
    reads: [],
    guards: ['has-menus'],
    file: 'features/topics/phone/page.tsx',
    hidesFooter: true,
    keepAlive: true,
    pullRefresh: false,
    counterpart: 'home-special-services-details-id',
    skeleton: 'detail',
    offline: 'opened',
    offlineForAnyQuery: false,
    saysOffline: false,
  },
} satisfies Pages<
  | 'home-special-services'
  | 'home-special-services-details-id'
  | 'service-hall-special-services'
  | 'service-hall-special-services-details-id'
  | 'mobile-topic-detail-id'
>;
