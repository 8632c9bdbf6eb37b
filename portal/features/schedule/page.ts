import { hrefTo, paths } from '@yimen/contract/paths';
import type { Pages, QueryRules } from '../../lib/page.ts';

/** Views of the schedule: values of `view`. */
export const views = ['day', 'week', 'month', 'school-calendar'] as const;
/** Groups that can be hidden, in the order of the legend: values of `hide`. */
export const groups = ['course', 'exam', 'personal', 'calendar'] as const;

/** The parameters that pages of both sites have. */
const scheduleParameters = {
  view: views,
  date: 'day',
  scope: ['one', 'series'],
  hide: { each: groups },
} as const satisfies QueryRules;

export const pages = {
  'schedule-center': {
    title: '日程中心',
    layout: 'default',
    menus: null,
    query: scheduleParameters,
    reads: ['entry', 'start', 'title'],
    guards: ['desktop-menu'],
    file: 'features/schedule/desktop/page.tsx',
    counterpart: (query) => {
      const entry = query.get('entry') ?? '';
      if (/^(?:new|subscribe|school-.*)$/.test(entry)) query.delete('entry');
      // The desktop opens new and own entries in the form, and other items to be read.
      const isRead = entry === '' || /^(?:course|other|school)-|^subscribe$/.test(entry);
      return paths[isRead ? 'mobile-schedule-detail' : 'mobile-my-schedule-schedule-dialog-add'];
    },
    skeleton: 'list',
  },
  'mobile-schedule-detail': {
    title: '日程',
    layout: 'mobile',
    menus: null,
    query: scheduleParameters,
    reads: ['entry'],
    guards: ['phone-member', 'has-menus'],
    file: 'features/schedule/phone/detail.tsx',
    hidesFooter: false,
    keepAlive: true,
    pullRefresh: true,
    counterpart: 'schedule-center',
    skeleton: (query) => (query.has('entry') ? 'detail' : 'panel'),
    offline: 'members',
    offlineForAnyQuery: true,
    saysOffline: false,
  },
  'mobile-my-schedule-schedule': {
    title: '日程',
    layout: 'mobile',
    menus: null,
    query: scheduleParameters,
    reads: ['entry'],
    guards: ['phone-member', 'has-menus'],
    file: 'features/schedule/phone/schedule.tsx',
    hidesFooter: true,
    keepAlive: true,
    pullRefresh: false,
    counterpart: 'schedule-center',
    skeleton: 'panel',
    offline: 'members',
    offlineForAnyQuery: true,
    saysOffline: false,
  },
  'mobile-my-schedule-schedule-dialog': {
    title: '日程',
    layout: 'mobile',
    menus: null,
    query: scheduleParameters,
    reads: ['entry'],
    guards: ['phone-member', 'has-menus'],
    file: 'features/schedule/phone/dialog.tsx',
    hidesFooter: true,
    keepAlive: true,
    pullRefresh: false,
    counterpart: 'schedule-center',
    skeleton: 'panel',
    offline: 'opened',
    offlineForAnyQuery: true,
    saysOffline: false,
  },
  'mobile-my-schedule-schedule-dialog-add': {
    title: '日程',
    layout: 'mobile',
    menus: null,
    query: scheduleParameters,
    reads: ['entry', 'start', 'title'],
    guards: ['phone-member', 'has-menus'],
    file: 'features/schedule/phone/dialog-add.tsx',
    hidesFooter: true,
    keepAlive: true,
    pullRefresh: false,
    counterpart: (query) =>
      query.has('entry') ? paths['schedule-center'] : hrefTo('schedule-center', { query: { entry: 'new' } }),
    skeleton: 'panel',
    offline: 'members',
    offlineForAnyQuery: true,
    saysOffline: false,
  },
} satisfies Pages<
  | 'schedule-center'
  | 'mobile-schedule-detail'
  | 'mobile-my-schedule-schedule'
  | 'mobile-my-schedule-schedule-dialog'
  | 'mobile-my-schedule-schedule-dialog-add'
>;
