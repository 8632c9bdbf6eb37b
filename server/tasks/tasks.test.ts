import { getApprovalData, getMergerApprovalData } from '@yimen/contract/tasks/approvals';
import { oaInfo } from '@yimen/contract/tasks/oa';
import { taskInfo, taskTypes } from '@yimen/contract/tasks/tasks';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openWorld, type World } from '../testing/world.ts';

let world: World;
let student: string;
let dean: string;
beforeAll(async () => {
  world = await openWorld();
  student = await world.signIn('2024310086');
  dean = await world.signIn('20030017');
});
afterAll(() => world.close());

describe('tasks', () => {
  test('to do come by deadline, those without one last', async () => {
    const { list } = (await world.call(taskInfo, { status: 'todo', pageSize: 100 }, { token: dean })).data;
    const deadlines = list.map(({ deadline }) => deadline ?? '9999');
    expect(deadlines.length).toBeGreaterThan(2);
    expect(deadlines).toEqual([...deadlines].sort());
  });

  test('done come newest first', async () => {
    const { list } = (await world.call(taskInfo, { status: 'done' }, { token: student })).data;
    const created = list.map(({ createdAt }) => createdAt);
    expect(created).toEqual([...created].sort().reverse());
  });

  test('are counted by status', async () => {
    const types = (await world.call(taskTypes, {}, { token: student })).data;
    for (const { status, count } of types) {
      expect((await world.call(taskInfo, { status }, { token: student })).data.total).toBe(count);
    }
  });
});

describe('approvals', () => {
  test('of the four views are the whole of them, and of this person alone', async () => {
    const totals = async (token: string) =>
      Promise.all(
        ([1, 2, 3, 4] as const).map(
          async (view) => (await world.call(getApprovalData, { view }, { token })).data.total,
        ),
      );
    const sum = (numbers: number[]) => numbers.reduce((total, number) => total + number, 0);
    expect(sum(await totals(student))).toBe(6);
    expect(sum(await totals(dean))).toBe(60);
  });

  test('of all sources add up, and one source can be asked for', async () => {
    const { data } = await world.call(getMergerApprovalData, { view: 1, pageSize: 100 }, { token: dean });
    expect(data.sources.reduce((total, { count }) => total + count, 0)).toBe(data.total);
    const [first] = data.sources;
    const one = await world.call(getMergerApprovalData, { view: 1, source: first?.source }, { token: dean });
    expect(one.data.total).toBe(first?.count);
    expect(one.data.sources).toEqual(data.sources);
  });

  test('are found by words of their title', async () => {
    const { data } = await world.call(getApprovalData, { view: 4, query: '学生证' }, { token: student });
    expect(data.list.map(({ title }) => title)).toEqual(['学生证补办（遗失）']);
  });
});

test("the office system's work is counted by view and is only its own", async () => {
  const { data } = await world.call(oaInfo, {}, { token: dean });
  expect(data.system?.name).toBe('协同办公系统');
  expect(data.waiting).toBeGreaterThan(0);
  expect(data.list.length).toBe(Math.min(5, data.waiting));
  expect(new Set(data.list.map(({ source, view }) => `${source} ${view}`))).toEqual(new Set(['OA 系统 1']));
});

test('an institution without an office system says so', async () => {
  const host = 'yunzhou.localhost';
  const token = await world.signIn('wenzhixing', { host });
  expect((await world.call(oaInfo, {}, { host, token })).data).toMatchObject({ system: null, waiting: 0, list: [] });
});
