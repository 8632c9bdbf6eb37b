import type { Pages, QueryRules } from '../../lib/page.ts';

/** The parameters that pages of both sites have. */
const parameters = {
  view: ['todo', 'done', 'mine', 'copied'],
  status: ['todo', 'done', 'mine', 'copied'],
  due: ['today'],
  sort: ['deadline', 'newest'],
  merge: ['0', '1'],
  page: 'page',
  matter: 'id',
} as const satisfies QueryRules;

export const pages = {
  'task-center': {
    title: '任务中心',
    layout: 'default',
    query: parameters,
    reads: ['query', 'source'],
    guards: ['desktop-menu'],
    file: 'features/tasks/desktop/page.tsx',
    counterpart: 'mobile-task-center',
    skeleton: 'list',
  },
  'mobile-task-center': {
    title: '任务中心',
    layout: 'mobile',
    query: parameters,
    reads: ['query', 'source'],
    guards: ['mobile-member', 'has-menus'],
    file: 'features/tasks/phone/page.tsx',
    keepAlive: true,
    counterpart: 'task-center',
    skeleton: (query) => (query.has('matter') ? 'panel' : 'list'),
    offline: 'ahead',
  },
} satisfies Pages<'task-center' | 'mobile-task-center'>;
