import { dayOf } from '@yimen/contract/moment';
import { taskInfo } from '@yimen/contract/person/data';
import type { SourceFailure } from '@yimen/contract/sources/sources';
import { getApprovalInfo, getMergerApprovalData } from '@yimen/contract/tasks/approvals';
import type { LoaderFunctionArgs, MetaFunction } from 'react-router';
import type { Call } from '../../../lib/api/call.ts';
import { nullIfCallFailed } from '../../../lib/api/errors.ts';
import { momentOf } from '../../../lib/time/clock.ts';
import { countMatters } from '../../../parts/due/counts.ts';
import {
  approvalViews,
  byDeadline,
  byNewest,
  type Matter,
  matterOfApproval,
  matterOfTask,
} from '../../../parts/due/matter.ts';
import { idOf, needPage } from '../../../parts/page/params.ts';
import type { ListPosition, Next } from '../../../parts/page/use-more.ts';
import { pageNameIn } from '../../../shell/visit/current-entry.ts';
import { pageTitle } from '../../../shell/visit/title.ts';
import { visitOf } from '../../../shell/visit/visit.ts';
import { type MatterFilters, matterFilters } from './filters.ts';

export const pageSize = 20;
/** The most the API gives at once. */
const largestPage = 100;
/** What waits is read whole: it is sorted by deadline and put into groups. */
const maxWaiting = 500;

interface Part {
  list: Matter[];
  total: number;
  sources: { source: string; count: number }[];
  failed: SourceFailure[];
}
const nothing: Part = { list: [], total: 0, sources: [], failed: [] };

/** The page's list, or one approval with what belongs to it; what does not load is null. */
export async function loader({ context, url }: LoaderFunctionArgs) {
  const { searchParams } = url;
  const { call } = visitOf(context).api;
  const asked = matterFilters(searchParams);
  const now = momentOf(new Date());
  const id = idOf(searchParams, 'matter');
  const [counts, { filters, list }, opened] = await Promise.all([
    countMatters(call),
    id ? { filters: asked, list: null } : loadKnown(call, asked, now.day),
    id ? loadApproval(call, id) : null,
  ]);
  if (list && filters.view !== 'todo') needPage(url, filters.page, { ...list, pageSize });
  return { filters, counts, list, opened, now };
}
export type MatterData = Awaited<ReturnType<typeof loader>>;

export const meta: MetaFunction<typeof loader> = ({ matches, loaderData, location }) => {
  const title = loaderData?.opened?.approval?.title ?? pageNameIn({ matches, location }, '任务中心');
  return [{ title: pageTitle(matches, title) }];
};

/** A source that has nothing in a view, as one that is gone, stands for all of them: nothing of it is not nothing to do. */
async function loadKnown(call: Call, filters: MatterFilters, today: string) {
  const list = await loadList(call, filters, today).catch(nullIfCallFailed);
  const { source, query } = filters;
  const known = !list || [...list.sources, ...list.failed].some((each) => each.source === source);
  if (!source || query || known) return { filters, list };
  const all = { ...filters, source: '' };
  return { filters: all, list: await loadList(call, all, today).catch(nullIfCallFailed) };
}

/** One page of a view over tasks and approvals. */
export async function loadList(call: Call, filters: MatterFilters, today: string) {
  const waiting = filters.view === 'todo';
  const wanted = waiting ? maxWaiting : filters.page * pageSize;
  const [tasks, approvals] = await Promise.all([
    readFirst(wanted, (rows) => readTasks(call, filters, rows)),
    readFirst(wanted, (rows) => readApprovals(call, filters, rows)),
  ]);
  const order = waiting && filters.sort === 'deadline' ? byDeadline : byNewest;
  const all = [...tasks.list, ...approvals.list].sort(order);
  const due =
    filters.today && waiting ? all.filter(({ deadline }) => deadline !== null && dayOf(deadline) <= today) : all;
  const total = waiting ? due.length : tasks.total + approvals.total;
  return {
    list: waiting ? due : due.slice((filters.page - 1) * pageSize, filters.page * pageSize),
    total,
    sources: addUp([...tasks.sources, ...approvals.sources]),
    failed: onceEach([...tasks.failed, ...approvals.failed]),
  };
}

/**
 * What follows the rows one has in a view that is not read whole: after the last task and the last approval among them.
 * From a later page, which not every kind need be on, it is the page of that number.
 */
export async function loadListAfter(call: Call, filters: MatterFilters, { items, page }: Next<Matter>, today: string) {
  if (filters.page > 1) return loadList(call, { ...filters, page }, today);
  const rowsAfter = (kind: Matter['kind']): Rows => {
    const known = items.filter((item) => item.kind === kind);
    return { after: known.at(-1)?.id, page: Math.floor(known.length / pageSize) + 1, pageSize };
  };
  const [tasks, approvals] = await Promise.all([
    readTasks(call, filters, rowsAfter('task')),
    readApprovals(call, filters, rowsAfter('approval')),
  ]);
  const list = [...tasks.list, ...approvals.list].sort(byNewest).slice(0, pageSize);
  return { list, total: tasks.total + approvals.total };
}

interface Rows extends ListPosition {
  readonly pageSize: number;
}

async function readTasks(call: Call, { view, source, query }: MatterFilters, { after, ...rows }: Rows): Promise<Part> {
  if (view === 'copied') return nothing;
  const input = { status: view, query, ...rows, ...(source && { source }), ...(after && { after }) };
  const { list, ...rest } = await call(taskInfo, input);
  return { ...rest, list: list.map(matterOfTask) };
}

async function readApprovals(
  call: Call,
  { view, source, query }: MatterFilters,
  { after, ...rows }: Rows,
): Promise<Part> {
  const input = { view: approvalViews[view], query, ...rows, ...(source && { source }), ...(after && { after }) };
  const { list, ...rest } = await call(getMergerApprovalData, input);
  return { ...rest, list: list.map(matterOfApproval) };
}

/** The first rows of a list, in as many calls as that takes. */
async function readFirst(wanted: number, read: (rows: Rows) => Promise<Part>): Promise<Part> {
  const first = await read({ page: 1, pageSize: Math.min(wanted, largestPage) });
  const pages = Math.ceil(Math.min(wanted, first.total) / largestPage);
  const rest = await Promise.all(
    Array.from({ length: Math.max(0, pages - 1) }, (_, index) => read({ page: index + 2, pageSize: largestPage })),
  );
  return { ...first, list: [first, ...rest].flatMap(({ list }) => list) };
}

function addUp(parts: Part['sources']): Part['sources'] {
  const counts = new Map<string, number>();
  for (const { source, count } of parts) counts.set(source, (counts.get(source) ?? 0) + count);
  return [...counts].map(([source, count]) => ({ source, count })).sort((one, other) => other.count - one.count);
}

function onceEach(failures: readonly SourceFailure[]): SourceFailure[] {
  return [...new Map(failures.map((failure) => [failure.source, failure])).values()];
}

/** How many others of the same view stand beside an opened approval. */
const othersShown = 5;

async function loadApproval(call: Call, approvalId: string) {
  const found = await call(getApprovalInfo, { approvalId }).catch(nullIfCallFailed);
  if (!found) return { approval: null, place: null, others: null, failed: [] };
  const others = await call(getMergerApprovalData, { view: found.approval.view, pageSize: othersShown + 1 }).catch(
    nullIfCallFailed,
  );
  return {
    approval: found.approval,
    place: found.place,
    others: others ? others.list.filter(({ id }) => id !== approvalId).slice(0, othersShown) : null,
    failed: onceEach([...found.failed, ...(others?.failed ?? [])]),
  };
}
