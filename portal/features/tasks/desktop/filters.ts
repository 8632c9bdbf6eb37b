import { paths, withQuery } from '@yimen/contract/paths';
import { type MatterView, matterViews } from '../../../parts/due/matter.ts';
import { pageOf, queryOf } from '../../../parts/page/params.ts';

export interface MatterFilters {
  view: MatterView;
  source: string;
  query: string;
  /** Only what must be done today. */
  today: boolean;
  sort: 'deadline' | 'newest';
  /** Approvals of one form are put into a group. */
  merge: boolean;
  page: number;
}

const longestSource = 64;

/** What the address asks for; `status` is what older links name the view by. */
export function matterFilters(params: URLSearchParams): MatterFilters {
  const asked = params.get('view') ?? params.get('status');
  return {
    view: matterViews.find((view) => view === asked) ?? 'todo',
    source: (params.get('source') ?? '').slice(0, longestSource),
    query: queryOf(params, 'query'),
    today: params.get('due') === 'today',
    sort: params.get('sort') === 'newest' ? 'newest' : 'deadline',
    merge: params.get('merge') !== '0',
    page: pageOf(params),
  };
}

/** The list with these filters, on its first page unless another is named. */
export function matterHref(filters: Partial<MatterFilters>, path: string = paths['task-center']): string {
  return withQuery(path, paramsOf(filters));
}

/** One approval, with the list one goes back to. */
export function openedHref(filters: Partial<MatterFilters>, id: string, path: string = paths['task-center']): string {
  return withQuery(path, { ...paramsOf(filters), matter: id });
}

function paramsOf({ view = 'todo', source, query, today, sort, merge = true, page = 1 }: Partial<MatterFilters>) {
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
