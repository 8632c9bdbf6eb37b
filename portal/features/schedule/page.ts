import { hrefTo, paths } from '@yimen/contract/paths';
import type { Pages, QueryRules } from '../../lib/page.ts';

/** The parameters that pages of both sites have. */
const parameters = {
  view: ['day', 'week', 'month', 'school-calendar'],
  date: 'day',
  scope: ['one', 'series'],
  hide: { each: ['course', 'exam', 'personal', 'calendar'] },
} as const satisfies QueryRules;

export const pages = {
  'schedule-center': {
    title: '日程中心',
    layout: 'default',
    query: parameters,
    reads: ['entry'],
    guards: ['desktop-menu'],
    file: 'features/schedule/desktop/page.tsx',
    counterpart: (query) => {
      const entry = query.get('entry') ?? '';
      if (/^(?:new|subscribe|school-.*)$/.test(entry)) query.delete('entry');
      // The desk opens a new entry, and one's own, in its form, and anything else to be read.
      const isRead = entry === '' || /^(?:course|other|school)-|^subscribe$/.test(entry);
      return paths[isRead ? 'mobile-schedule-detail' : 'mobile-my-schedule-schedule-dialog-add'];
    },
    skeleton: 'list',
  },
  'mobile-schedule-detail': {
    title: '日程',
    layout: 'mobile',
    query: parameters,
    reads: ['entry'],
    guards: ['mobile-member', 'has-menus'],
    file: 'features/schedule/phone/detail.tsx',
    keepAlive: true,
    counterpart: 'schedule-center',
    skeleton: (query) => (query.has('entry') ? 'detail' : 'panel'),
    offline: 'ahead',
    offlineForAnyQuery: true,
  },
  'mobile-my-schedule-schedule': {
    title: '日程',
    layout: 'mobile',
    query: parameters,
    reads: ['entry'],
    guards: ['mobile-member', 'has-menus'],
    file: 'features/schedule/phone/schedule.tsx',
    hidesFooter: true,
    keepAlive: true,
    pullRefresh: false,
    counterpart: 'schedule-center',
    skeleton: 'panel',
    offline: 'ahead',
    offlineForAnyQuery: true,
  },
  'mobile-my-schedule-schedule-dialog': {
    title: '日程',
    layout: 'mobile',
    query: parameters,
    reads: ['entry'],
    guards: ['mobile-member', 'has-menus'],
    file: 'features/schedule/phone/dialog.tsx',
    hidesFooter: true,
    keepAlive: true,
    pullRefresh: false,
    counterpart: 'schedule-center',
    skeleton: 'panel',
    offline: 'opened',
    offlineForAnyQuery: true,
  },
  'mobile-my-schedule-schedule-dialog-add': {
    title: '日程',
    layout: 'mobile',
    query: parameters,
    reads: ['entry'],
    guards: ['mobile-member', 'has-menus'],
    file: 'features/schedule/phone/dialog-add.tsx',
    hidesFooter: true,
    keepAlive: true,
    pullRefresh: false,
    counterpart: (query) =>
      query.has('entry') ? paths['schedule-center'] : hrefTo('schedule-center', { query: { entry: 'new' } }),
    skeleton: 'panel',
    offline: 'ahead',
    offlineForAnyQuery: true,
  },
} satisfies Pages<
  | 'schedule-center'
  | 'mobile-schedule-detail'
  | 'mobile-my-schedule-schedule'
  | 'mobile-my-schedule-schedule-dialog'
  | 'mobile-my-schedule-schedule-dialog-add'
>;
