import type { RouteEntry } from './entry.ts';

// Parameters that pages of both sites have.

/** The filters of tasks. */
export const matters = {
  ...{ view: ['todo', 'done', 'mine', 'copied'], status: ['todo', 'done', 'mine', 'copied'] },
  ...{ due: ['today'], sort: ['deadline', 'newest'], merge: ['0', '1'], page: 'page', matter: 'id' },
} as const satisfies RouteEntry['query'];

/** A part of the schedule. */
export const schedule = {
  ...{ view: ['day', 'week', 'month', 'school-calendar'], date: 'day', scope: ['one', 'series'] },
  hide: { each: ['course', 'exam', 'personal', 'calendar'] },
} as const satisfies RouteEntry['query'];

/** What a search shows. */
export const finding = {
  kind: ['service', 'system', 'news', 'notice', 'topic', 'department'],
  page: 'page',
} as const satisfies RouteEntry['query'];
