import type { Approval } from '@yimen/contract/tasks/approvals';
import type { Task } from '@yimen/contract/tasks/tasks';
import { expect, test } from 'vitest';
import type { Call } from '../../../lib/api/call.ts';
import { countMatters } from '../counts.ts';
import { loadWaiting } from './load-waiting.ts';
import { waitingNote } from './waiting.ts';

const task = (id: string, deadline: string | null) =>
  ({
    id,
    title: id,
    status: 'todo',
    step: '待填写',
    department: '教务处',
    createdAt: '2026-11-18 08:00',
    deadline,
  }) as Task;
const approval = (id: string, deadline: string | null, decided: Approval['decided'] = null) =>
  ({
    id,
    title: id,
    view: 1,
    source: '学工系统',
    status: '审批中',
    currentApprover: '周文博',
    progress: [],
    deadline,
    decided,
  }) as unknown as Approval;

/** Answers as the API does; a call without an answer fails. */
function answering(answers: Record<string, unknown>): Call {
  return (async ({ name }: { name: string }) => {
    if (name in answers) return answers[name];
    throw new Error(`${name} is down`);
  }) as unknown as Call;
}

test('what waits is tasks and approvals together, the soonest first, and counts them all', async () => {
  const call = answering({
    taskInfo: { list: [task('tomorrow', '2026-11-21 18:00'), task('whenever', null)], total: 5, failed: [] },
    getMergerApprovalData: {
      list: [approval('later', '2026-11-25 18:00'), approval('today', '2026-11-20 18:00')],
      total: 10,
      failed: [{ source: '人事系统', reason: 'down', asOf: null }],
    },
  });
  const { list, total, failed } = await loadWaiting(call, 3);
  expect(list.map(({ id }) => id)).toEqual(['today', 'tomorrow', 'later']);
  expect(total).toBe(15);
  expect(
    failed.map(({ source }) => source),
    'whose own are not among them',
  ).toEqual(['人事系统']);
  expect(list.slice(0, 2).map(waitingNote)).toEqual([
    ['学工系统', '等你处理'],
    ['教务处', '待填写'],
  ]);
});

test('what was decided here does not wait any more while its system does not tell of it', async () => {
  const call = answering({
    taskInfo: { list: [], total: 0, failed: [] },
    getMergerApprovalData: {
      list: [approval('done', '2026-11-20 18:00', 'approve'), approval('open', '2026-11-21 18:00')],
      total: 2,
      failed: [],
    },
  });
  const { list, total } = await loadWaiting(call, 3);
  expect(list.map(({ id }) => id)).toEqual(['open']);
  expect(total).toBe(1);
});

test('the counts are of tasks and approvals together, and absent where one of them does not tell', async () => {
  const taskTypes = [
    { status: 'todo', count: 5 },
    { status: 'done', count: 2 },
  ];
  const both = answering({ taskTypes, getMergerApprovalData: { list: [], total: 10 } });
  expect(await countMatters(both, ['todo', 'done'])).toEqual({ todo: 15, done: 12 });
  expect(await countMatters(answering({ taskTypes }), ['todo', 'done'])).toEqual({});
});
