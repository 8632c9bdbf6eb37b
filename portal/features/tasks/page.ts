import type { Pages, QueryRules } from '../../lib/page.ts';

/** Tasks to do, done, started by the person, or copied to the person. */
export const taskViews = ['todo', 'done', 'mine', 'copied'] as const;

/** The parameters that pages of both sites have. */
const taskParameters = {
  view: taskViews,
  status: taskViews,
  due: ['today'],
  sort: ['deadline', 'newest'],
  merge: ['0', '1'],
  page: 'page',
  task: 'id',
} as const satisfies QueryRules;

export const pages = {
  'task-center': {
    title: '任务中心',
    layout: 'default',
    menus: null,
    query: taskParameters,
    reads: ['query', 'source'],
    guards: ['desktop-menu'],
    file: 'features/tasks/desktop/page.tsx',
    counterpart: 'mobile-task-center',
    skeleton: 'list',
  },
  'mobile-task-center': {
    title: '任务中心',
    layout: 'mobile',
    menus: null,
    query: taskParameters,
    reads: ['query', 'source'],
    guards: ['phone-member', 'has-menus'],
    file: 'features/tasks/phone/page.tsx',
    hidesFooter: false,
    keepAlive: true,
    pullRefresh: true,
    counterpart: 'task-center',
    skeleton: (query) => (query.has('task') ? 'panel' : 'list'),
    offline: 'members',
    offlineForAnyQuery: false,
    saysOffline: false,
  },
} satisfies Pages<'task-center' | 'mobile-task-center'>;
