import { paths } from '@yimen/contract/paths';
import type { SourceFailure } from '@yimen/contract/sources/sources';
import { getApprovalInfo, getMergerApprovalData } from '@yimen/contract/tasks/approvals';
import { taskInfo } from '@yimen/contract/tasks/tasks';
import type { LoaderFunctionArgs, MetaFunction } from 'react-router';
import type { Call } from '../../../lib/api/call.ts';
import { nullIfCallFailed } from '../../../lib/api/errors.ts';
import { clockMoment, dayOf } from '../../../lib/time/clock.ts';
import { idParam, needPage } from '../../../parts/page/params.ts';
import { hasLate } from '../../../parts/page/use-later.ts';
import type { ListPosition, Next } from '../../../parts/page/use-more.ts';
import { pageNameIn } from '../../../shell/visit/current-entry.ts';
import { pageTitle } from '../../../shell/visit/title.ts';
import { visitOf } from '../../../shell/visit/visit.ts';
import { countMatters } from '../counts.ts';
import { approvalViews, byDeadline, byNewest, itemOfApproval, itemOfTask, type TaskItem } from '../shared/task-item.ts';
import { type TaskFilters, taskFilters } from './filters.ts';

export const tasksPerPage = 20;
/** Maximum page size of the API. */
const largestPage = 100;
/** Maximum number of open tasks: all are loaded, to sort them by deadline and group them. */
const maxTasks = 500;

interface TaskListResult {
  list: TaskItem[];
  total: number;
  sources: { source: string; count: number }[];
  failed: SourceFailure[];
}
const noRows: TaskListResult = { list: [], total: 0, sources: [], failed: [] };

/** Loads the page's list, or one approval with its related data; what fails is null. */
export async function loader({ context, url }: LoaderFunctionArgs) {
  const { searchParams } = url;
  const { api, promptApi, ownFirstApi } = visitOf(context);
  const asked = taskFilters(searchParams);
  const now = clockMoment(new Date());
  const id = idParam(searchParams, 'task');
  const [counts, { filters, list }, opened] = await Promise.all([
    countMatters(promptApi.call).catch(() => null),
    id ? { filters: asked, list: null } : loadKnown(ownFirstApi.call, asked, now.day),
    id ? loadApproval(api.call, id) : null,
  ]);
  if (list && !hasLate(list) && filters.view !== 'todo')
    needPage(url, filters.page, { ...list, pageSize: tasksPerPage });
  return { filters, counts, list, opened, now };
}
export type TaskData = Awaited<ReturnType<typeof loader>>;

/** Both sites call the page as the institution's menu does. */
export const meta: MetaFunction<typeof loader> = ({ matches, loaderData, location }) => {
  const title =
    loaderData?.opened?.approval?.title ??
    pageNameIn({ matches, location: { ...location, pathname: paths['task-center'] } });
  return [{ title: pageTitle(matches, title) }];
};

/**
 * Ignores a chosen source that is unknown or has no rows in this view: an empty list for it would look as if there was
 * nothing to do.
 */
async function loadKnown(call: Call, filters: TaskFilters, today: string) {
  const list = await loadList(call, filters, today).catch(nullIfCallFailed);
  const { source, query } = filters;
  const known = !list || [...list.sources, ...list.failed].some((each) => each.source === source);
  if (!source || query || known) return { filters, list };
  const all = { ...filters, source: '' };
  return { filters: all, list: await loadList(call, all, today).catch(nullIfCallFailed) };
}

/** Loads one page of a view with tasks and approvals. */
export async function loadList(call: Call, filters: TaskFilters, today: string) {
  const waiting = filters.view === 'todo';
  const maxRows = waiting ? maxTasks : filters.page * tasksPerPage;
  const [tasks, approvals] = await Promise.all([
    readFirst(maxRows, (rows) => fetchTasks(call, filters, rows)),
    readFirst(maxRows, (rows) => fetchApprovals(call, filters, rows)),
  ]);
  const order = waiting && filters.sort === 'deadline' ? byDeadline : byNewest;
  const all = [...tasks.list, ...approvals.list].sort(order);
  const due =
    filters.today && waiting ? all.filter(({ deadline }) => deadline !== null && dayOf(deadline) <= today) : all;
  const total = waiting ? due.length : tasks.total + approvals.total;
  return {
    list: waiting ? due : due.slice((filters.page - 1) * tasksPerPage, filters.page * tasksPerPage),
    total,
    sources: addUp([...tasks.sources, ...approvals.sources]),
    failed: distinctFailures([...tasks.failed, ...approvals.failed]),
  };
}

/**
 * Loads the rows after `items`, in a view that is not loaded whole: after its last task and its last approval. From a
 * later page, on which one kind may be missing, it loads the page by number.
 */
export async function loadListAfter(call: Call, filters: TaskFilters, { items, page }: Next<TaskItem>, today: string) {
  if (filters.page > 1) return loadList(call, { ...filters, page }, today);
  const rowsAfter = (kind: TaskItem['kind']): Rows => {
    const known = items.filter((item) => item.kind === kind);
    return { after: known.at(-1)?.id, page: Math.floor(known.length / tasksPerPage) + 1, pageSize: tasksPerPage };
  };
  const [tasks, approvals] = await Promise.all([
    fetchTasks(call, filters, rowsAfter('task')),
    fetchApprovals(call, filters, rowsAfter('approval')),
  ]);
  const list = [...tasks.list, ...approvals.list].sort(byNewest).slice(0, tasksPerPage);
  return { list, total: tasks.total + approvals.total };
}

interface Rows extends ListPosition {
  readonly pageSize: number;
}

async function fetchTasks(
  call: Call,
  { view, source, query }: TaskFilters,
  { after, ...rows }: Rows,
): Promise<TaskListResult> {
  if (view === 'copied') return noRows;
  const input = { status: view, query, ...rows, ...(source && { source }), ...(after && { after }) };
  const { list, ...rest } = await call(taskInfo, input);
  return { ...rest, list: list.map(itemOfTask) };
}

async function fetchApprovals(
  call: Call,
  { view, source, query }: TaskFilters,
  { after, ...rows }: Rows,
): Promise<TaskListResult> {
  const input = { view: approvalViews[view], query, ...rows, ...(source && { source }), ...(after && { after }) };
  const { list, ...rest } = await call(getMergerApprovalData, input);
  return { ...rest, list: list.map(itemOfApproval) };
}

/** Loads the first rows of a list, in as many calls as needed. */
async function readFirst(maxRows: number, read: (rows: Rows) => Promise<TaskListResult>): Promise<TaskListResult> {
  const first = await read({ page: 1, pageSize: Math.min(maxRows, largestPage) });
  const pages = Math.ceil(Math.min(maxRows, first.total) / largestPage);
  const rest = await Promise.all(
    Array.from({ length: Math.max(0, pages - 1) }, (_, index) => read({ page: index + 2, pageSize: largestPage })),
  );
  return { ...first, list: [first, ...rest].flatMap(({ list }) => list) };
}

function addUp(parts: TaskListResult['sources']): TaskListResult['sources'] {
  const counts = new Map<string, number>();
  for (const { source, count } of parts) counts.set(source, (counts.get(source) ?? 0) + count);
  return [...counts].map(([source, count]) => ({ source, count })).sort((one, other) => other.count - one.count);
}

function distinctFailures(failures: readonly SourceFailure[]): SourceFailure[] {
  return [...new Map(failures.map((failure) => [failure.source, failure])).values()];
}

/** Maximum number of other approvals of the view beside the opened one. */
const othersShown = 5;

async function loadApproval(call: Call, approvalId: string) {
  const found = await call(getApprovalInfo, { approvalId }).catch(nullIfCallFailed);
  if (!found) return { approval: null, fields: [], attachments: [], place: null, others: null, failed: [] };
  const others = await call(getMergerApprovalData, { view: found.approval.view, pageSize: othersShown + 1 }).catch(
    nullIfCallFailed,
  );
  return {
    approval: found.approval,
    fields: found.fields,
    attachments: found.attachments,
    place: found.place,
    others: others ? others.list.filter(({ id }) => id !== approvalId).slice(0, othersShown) : null,
    failed: distinctFailures([...found.failed, ...(others?.failed ?? [])]),
  };
}
