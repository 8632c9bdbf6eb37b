import { paths, withQuery } from '@yimen/contract/paths';
import { pageNumber, queryOf } from '../../../parts/page/params.ts';
import { taskViews } from '../page.ts';
import type { TaskView } from '../shared/task-item.ts';

export interface TaskFilters {
  view: TaskView;
  source: string;
  query: string;
  /** Only tasks that are due today. */
  today: boolean;
  sort: 'deadline' | 'newest';
  /** Whether approvals of the same form are grouped. */
  merge: boolean;
  page: number;
}

const longestSource = 64;

/** Reads the filters from the address; older links have `status` instead of `view`. */
export function taskFilters(params: URLSearchParams): TaskFilters {
  const asked = params.get('view') ?? params.get('status');
  return {
    view: taskViews.find((view) => view === asked) ?? 'todo',
    source: (params.get('source') ?? '').slice(0, longestSource),
    query: queryOf(params, 'query'),
    today: params.get('due') === 'today',
    sort: params.get('sort') === 'newest' ? 'newest' : 'deadline',
    merge: params.get('merge') !== '0',
    page: pageNumber(params),
  };
}

/** Address of the list with these filters, on its first page by default. */
export function taskHref(filters: Partial<TaskFilters>, path: string = paths['task-center']): string {
  return withQuery(path, paramsOf(filters));
}

/** Address of one approval, with the filters of the list to return to. */
export function openedHref(filters: Partial<TaskFilters>, id: string, path: string = paths['task-center']): string {
  return withQuery(path, { ...paramsOf(filters), task: id });
}

function paramsOf({ view = 'todo', source, query, today, sort, merge = true, page = 1 }: Partial<TaskFilters>) {
  return {
    view: view === 'todo' ? undefined : view,
    source,
    query,
    due: today ? 'today' : undefined,
    sort: sort === 'newest' ? 'newest' : undefined,
    merge: merge ? undefined : '0',
    page: page > 1 ? page : undefined,
  };
}
