import { type Approval, getMergerApprovalData } from '@yimen/contract/tasks/approvals';
import { type Task, taskInfo } from '@yimen/contract/tasks/tasks';
import { expect, test } from 'vitest';
import type { Call } from '../../../lib/api/call.ts';
import { distinctItems } from '../../../parts/page/use-more.ts';
import type { TaskItem } from '../shared/task-item.ts';
import { taskFilters } from './filters.ts';
import { loadList, loadListAfter } from './load-tasks.ts';

const at = (minute: number) =>
  `2026-11-20 ${String(Math.floor(minute / 60)).padStart(2, '0')}:${String(minute % 60).padStart(2, '0')}`;
const texts = { source: '', sponsor: '', department: '', step: '', holder: '', since: null, deadline: null, url: null };
const taskAt = (minute: number): Task => ({
  ...texts,
  id: `task-${minute}`,
  title: '',
  createdAt: at(minute),
  status: 'mine',
  results: [],
});
const approvalAt = (minute: number): Approval => ({
  id: `approval-${minute}`,
  title: '',
  view: 4,
  source: '',
  form: '',
  sponsor: '',
  currentApprover: '',
  status: '',
  insertTime: at(minute),
  updateTime: at(minute),
  deadline: null,
  decidable: false,
  decided: null,
  progress: [],
});

/** Both lists as the server keeps them, newest first, and the way to ask for them. */
function openLists() {
  const tasks = Array.from({ length: 47 }, (_, index) => taskAt(900 - index * 7));
  const approvals = Array.from({ length: 33 }, (_, index) => approvalAt(903 - index * 11));
  const part = <Row extends { id: string }>(
    rows: readonly Row[],
    input: { page: number; pageSize: number; after?: string },
  ) => {
    const place = input.after === undefined ? -1 : rows.findIndex(({ id }) => id === input.after);
    const from = place >= 0 ? place + 1 : (input.page - 1) * input.pageSize;
    return { list: rows.slice(from, from + input.pageSize), total: rows.length, sources: [], failed: [] };
  };
  const call = (async (endpoint: unknown, input: never) => {
    if (endpoint === taskInfo) return part(tasks, input);
    if (endpoint === getMergerApprovalData) return part(approvals, input);
    throw new Error('It asks for something else.');
  }) as Call;
  return { tasks, approvals, call };
}

const filters = taskFilters(new URLSearchParams('view=mine'));

/** Reads to the end as a phone does, with `meanwhile` before each further page. */
async function readAll(call: Call, meanwhile: (page: number) => void): Promise<TaskItem[]> {
  let items: TaskItem[] = (await loadList(call, filters, '2026-11-20')).list;
  for (let page = 2; ; page += 1) {
    meanwhile(page);
    const { list } = await loadListAfter(call, filters, { items, page, after: items.at(-1)?.id }, '2026-11-20');
    const more = distinctItems([...items, ...list]);
    if (more.length === items.length) return items;
    items = more;
  }
}

const ids = (rows: readonly { id: string }[]) => rows.map(({ id }) => id);

test('a list of tasks and approvals is read to its end in order', async () => {
  const { tasks, approvals, call } = openLists();
  const read = await readAll(call, () => undefined);
  expect(ids(read).sort()).toEqual(ids([...tasks, ...approvals]).sort());
  expect(read.map((each) => each.at)).toEqual(
    read
      .map((each) => each.at)
      .toSorted()
      .reverse(),
  );
});

test('what arrives or goes while one reads leaves none of the others out', async () => {
  const { tasks, approvals, call } = openLists();
  const kept = ids([...tasks, ...approvals]);
  const read = await readAll(call, (page) => {
    tasks.unshift(...Array.from({ length: 9 }, (_, index) => taskAt(1000 + page * 20 + index)));
    approvals.unshift(approvalAt(1400 + page));
    kept.splice(kept.indexOf(approvals.splice(2, 1)[0]?.id ?? ''), 1);
  });
  expect(ids(read)).toEqual(expect.arrayContaining(kept));
});
