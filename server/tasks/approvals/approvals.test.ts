import { getApprovalInfo, getMergerApprovalData } from '@yimen/contract/tasks/approvals';
import { taskInfo } from '@yimen/contract/tasks/tasks';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openWorld, type World } from '../../testing/world.ts';

let world: World;
let student: string;
let teacher: string;
beforeAll(async () => {
  world = await openWorld();
  student = await world.signIn('2024310086');
  teacher = await world.signIn('20150132');
});
afterAll(() => world.close());

test('an approval is opened by its id with who holds it, every step and what was promised', async () => {
  const { data } = await world.call(getApprovalInfo, { approvalId: 'appr-lin-card' }, { token: student });
  expect(data.approval).toMatchObject({ view: 4, currentApprover: '学生事务中心 柳老师', title: '学生证补办（遗失）' });
  expect(data.approval.deadline).toMatch(/^\d{4}-\d{2}-\d{2} 17:30$/);
  expect(data.approval.progress.map(({ when }) => when !== null)).toEqual([true, true, false, false]);
});

test('an approval names where one works on it: its system by what people call it, else the service of its form', async () => {
  const positionOf = async (account: string, approvalId: string, host?: string) => {
    const token = await world.signIn(account, host ? { host } : {});
    return (await world.call(getApprovalInfo, { approvalId }, { token, ...(host && { host }) })).data.place;
  };
  expect(await positionOf('20150132', 'appr-zhou-leave-qin')).toEqual({
    name: '学生工作系统',
    path: 'https://xg.mingde.example',
  });
  expect(await positionOf('20150132', 'appr-zhou-room-305')).toEqual({
    name: '协同办公系统',
    path: '/iframe?system=sys-oa',
  });
  const government = 'yunzhou.localhost';
  expect(await positionOf('luruoxi', 'a-lu-2', government)).toEqual({
    name: '新生儿医保参保',
    path: '/service-hall/details/newborn-insurance',
  });
  // The guide is for those who apply; who decides works in a system that the institution does not list.
  expect(await positionOf('liangzhiyuan', 'a-li-1', government)).toBeNull();
});

test('a task leads to its service, else to the system it comes from', async () => {
  const { list } = (await world.call(taskInfo, { pageSize: 100 }, { token: teacher })).data;
  const urlOf = (id: string) => list.find((task) => task.id === id)?.url;
  expect(urlOf('task-zhou-selfreview')).toBe('/service-hall/details/staff-annual-review');
  expect(urlOf('task-zhou-grade')).toBe('https://jw.mingde.example');
  expect(urlOf('task-zhou-read1')).toBe('/iframe?system=sys-oa');
});

test('nobody opens an approval that is not shown to them', async () => {
  const answer = await world.call(getApprovalInfo, { approvalId: 'appr-lin-card' }, { token: teacher });
  expect(answer).toMatchObject({ success: false, code: 404, data: null });
});

test('every approval of a list can be opened', async () => {
  const { list } = (await world.call(getMergerApprovalData, { view: 1, pageSize: 100 }, { token: teacher })).data;
  for (const { id } of list) {
    expect((await world.call(getApprovalInfo, { approvalId: id }, { token: teacher })).data.approval.id).toBe(id);
  }
});

test('tasks are counted by source, and narrowed by source and words', async () => {
  const read = async (input: object) =>
    (await world.call(taskInfo, { pageSize: 100, ...input }, { token: teacher })).data;
  const all = await read({});
  expect(all.sources.reduce((sum, { count }) => sum + count, 0)).toBe(all.total);
  for (const { source, count } of all.sources) {
    const one = await read({ source });
    expect(one.list.map((task) => task.source)).toEqual(Array.from({ length: count }, () => source));
    expect(one.sources).toEqual(all.sources);
  }
  const words = await read({ query: '述职' });
  expect(words.list.map(({ title }) => title)).toEqual(['填写年度考核述职（1,200 字以内）']);
  expect(words.sources).toEqual([{ source: '人事系统', count: 1 }]);
});

test.each([
  ['tasks', taskInfo, {}],
  ['approvals', getMergerApprovalData, { view: 1 }],
] as const)(
  'a source whose last one of the %s is gone finds nothing, and the others stay counted',
  async (_, endpoint, input) => {
    const all = (await world.call(endpoint, input, { token: teacher })).data;
    const answer = await world.call(endpoint, { ...input, source: '没有这个系统' }, { token: teacher });
    expect(answer).toMatchObject({ success: true, data: { list: [], total: 0, sources: all.sources } });
  },
);
