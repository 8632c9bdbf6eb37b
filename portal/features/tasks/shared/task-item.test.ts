import type { Approval } from '@yimen/contract/tasks/approvals';
import { expect, test } from 'vitest';
import { minutesApart } from '../../../lib/time/clock.ts';
import { spanText } from '../../../lib/time/span.ts';
import {
  byDeadline,
  groupTasks,
  heldSince,
  isEnded,
  itemOfApproval,
  shortTitle,
  type TaskItem,
  toneOf,
  waitsFor,
} from './task-item.ts';

const approval: Approval = {
  id: 'a',
  title: '学生请假：秦朗，事假 1 天',
  view: 1,
  source: '学工系统',
  form: '学生请假单',
  sponsor: '秦朗',
  currentApprover: '周文博',
  status: '审批中',
  deadline: '2026-11-20 18:00',
  insertTime: '2026-11-18 09:12',
  updateTime: '2026-11-19 10:00',
  decidable: false,
  decided: null,
  progress: [
    { step: '发起', who: '秦朗', when: '2026-11-18 09:12', result: '' },
    { step: '辅导员审批', who: '周文博', when: null, result: '' },
  ],
};
const task = (id: string, more: Partial<TaskItem> = {}): TaskItem => ({
  ...itemOfApproval({ ...approval, id }),
  ...more,
});

test('what waits for its reader says so, and not that it is under way', () => {
  const stateOf = (more: Partial<Approval>) => itemOfApproval({ ...approval, ...more }).state;
  expect(stateOf({})).toBe('等你处理');
  expect(stateOf({ status: '待核实' })).toBe('待核实');
  expect(stateOf({ view: 4 })).toBe('审批中');
  expect(stateOf({ decided: 'approve' })).toBe('已同意，等学工系统更新');
  expect(itemOfApproval({ ...approval, decided: 'return' }).tone).toBe('error');
});

test('who holds an approval has it since the step before was done', () => {
  expect(heldSince(approval)).toBe('2026-11-18 09:12');
  expect(heldSince({ ...approval, progress: [] })).toBe('2026-11-19 10:00');
  expect(itemOfApproval(approval)).toMatchObject({ holder: '周文博', steps: { done: 1, all: 2 }, tone: 'theme' });
});

test('a decided approval is in nobody’s hands and has no deadline any more', () => {
  for (const currentApprover of ['', '已办结']) {
    const over = { ...approval, currentApprover, status: '已通过' };
    expect(isEnded(over)).toBe(true);
    expect(itemOfApproval(over)).toMatchObject({ holder: '', since: null, deadline: null, tone: 'success' });
  }
});

test('what its reader decided waits for nobody, though its system does not tell of it yet', () => {
  const decided = { ...approval, decided: 'approve' } as const;
  expect(itemOfApproval(decided)).toMatchObject({ holder: '', since: null, deadline: null, decided: 'approve' });
  expect(waitsFor(decided, '周文博')).toBe(false);
});

test('a state is good, bad or under way by its words', () => {
  expect(['已通过', '已办结', '退回补正', '审批中', '学院公示', '等待另一方确认'].map(toneOf)).toEqual([
    'success',
    'success',
    'error',
    'theme',
    'theme',
    'theme',
  ]);
});

test('what is due first stands first, what has no limit last', () => {
  const list = [task('none', { deadline: null }), task('late', { deadline: '2026-11-23 09:00' }), task('now')];
  expect(list.sort(byDeadline).map(({ id }) => id)).toEqual(['now', 'late', 'none']);
});

test('approvals of one form are a group where there are several', () => {
  const alone = task('alone', { form: '差旅报销单' });
  const { groups, rest } = groupTasks([task('one'), alone, task('two'), task('else', { source: 'OA 系统' })]);
  expect(groups.map(({ name, tasks }) => [name, tasks.map(({ id }) => id)])).toEqual([
    ['学生请假审批', ['one', 'two']],
  ]);
  expect(rest.map(({ id }) => id)).toEqual(['alone', 'else']);
});

test('under its group a title names neither the kind nor the sponsor again', () => {
  expect(shortTitle(task('one'))).toBe('事假 1 天');
  expect(shortTitle(task('one', { title: '宿舍调换' }))).toBe('宿舍调换');
});

test('a span is told in its two largest units', () => {
  expect(spanText(minutesApart('2026-11-18 09:12', '2026-11-20 10:20'))).toBe('2 天 1 小时');
  expect([0, 40, 60, 192, 1440, 1455].map(spanText)).toEqual([
    '不到 1 分钟',
    '40 分钟',
    '1 小时',
    '3 小时 12 分钟',
    '1 天',
    '1 天',
  ]);
});

test('an approval waits for whom it was sent to, and for the applicant whose step it is, until it is decided', () => {
  expect(waitsFor({ ...approval, currentApprover: '计算机学院' }, '周文博')).toBe(true);
  expect(waitsFor({ ...approval, view: 4, currentApprover: '秦朗' }, '秦朗')).toBe(true);
  expect(waitsFor({ ...approval, view: 4 }, '秦朗')).toBe(false);
  expect(waitsFor({ ...approval, currentApprover: '已办结' }, '周文博')).toBe(false);
});
