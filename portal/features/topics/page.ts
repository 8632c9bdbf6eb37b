import { paths } from '@yimen/contract/paths';
import type { Pages } from '../../lib/page.ts';

export const pages = {
  'home-special-services': {
    title: '专题服务',
    layout: 'pctpl2',
    menus: [paths['home-special-services'], paths.home],
    guards: ['desktop-menu'],
    file: 'features/topics/list/page.tsx',
    secondary: true,
    counterpart: 'mobile-home',
    skeleton: 'panel',
  },
  'home-special-services-details-id': {
    title: '专题服务',
    layout: 'pctpl2',
    menus: [paths['home-special-services'], paths.home],
    guards: ['desktop-menu'],
    file: 'features/topics/desktop/page.tsx',
    secondary: true,
    counterpart: 'mobile-topic-detail-id',
    skeleton: 'panel',
  },
  'service-hall-special-services': {
    title: '专题服务',
    layout: 'pctpl2',
    menus: [paths['service-hall-special-services'], paths['service-hall']],
    guards: ['desktop-menu'],
    file: 'features/topics/list/page.tsx',
    secondary: true,
    counterpart: 'mobile-home',
    skeleton: 'panel',
  },
  'service-hall-special-services-details-id': {
    title: '专题服务',
    layout: 'pctpl2',
    menus: [paths['service-hall-special-services'], paths['service-hall']],
    guards: ['desktop-menu'],
    file: 'features/topics/desktop/page.tsx',
    secondary: true,
    counterpart: 'mobile-topic-detail-id',
    skeleton: 'panel',
  },
  'mobile-topic-detail-id': {
    title: '专题服务',
    layout: 'mobile',
    guards: ['has-menus'],
    file: 'features/topics/phone/page.tsx',
    hidesFooter: true,
    keepAlive: true,
    pullRefresh: false,
    counterpart: 'home-special-services-details-id',
    skeleton: 'detail',
    offline: 'opened',
  },
} satisfies Pages<
  | 'home-special-services'
  | 'home-special-services-details-id'
  | 'service-hall-special-services'
  | 'service-hall-special-services-details-id'
  | 'mobile-topic-detail-id'
>;
