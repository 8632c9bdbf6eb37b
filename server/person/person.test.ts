import { responsibilityField, responsibilityList } from '@yimen/contract/news/lists';
import * as contract from '@yimen/contract/person/data';
import { getApprovalData, getMergerApprovalData } from '@yimen/contract/tasks/approvals';
import { addFontVisit } from '@yimen/contract/visits';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { visits } from '../database/schema/visits.ts';
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
    const { list } = (await world.call(contract.taskInfo, { status: 'todo', pageSize: 100 }, { token: dean })).data;
    const deadlines = list.map(({ deadline }) => deadline ?? '9999');
    expect(deadlines.length).toBeGreaterThan(2);
    expect(deadlines).toEqual([...deadlines].sort());
  });

  test('done come newest first', async () => {
    const { list } = (await world.call(contract.taskInfo, { status: 'done' }, { token: student })).data;
    const created = list.map(({ createdAt }) => createdAt);
    expect(created).toEqual([...created].sort().reverse());
  });

  test('are counted by status', async () => {
    const types = (await world.call(contract.taskTypes, {}, { token: student })).data;
    for (const { status, count } of types) {
      expect((await world.call(contract.taskInfo, { status }, { token: student })).data.total).toBe(count);
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

test('data come in kinds, one or all', async () => {
  const types = (await world.call(contract.personTypes, {}, { token: student })).data;
  const all = (await world.call(contract.personData, {}, { token: student })).data;
  expect(all.map(({ name }) => name)).toEqual(types.map(({ name }) => name));
  const [second] = (await world.call(contract.personData, { type: '2' }, { token: student })).data;
  expect(second).toEqual(all[1]);
  expect(await world.call(contract.personData, { type: '99' }, { token: student })).toMatchObject({ code: 404 });
});

test('messages come newest first with how many are unread', async () => {
  const { list, unread } = (await world.call(contract.personMessages, { pageSize: 100 }, { token: student })).data;
  expect(list.filter(({ read }) => !read)).toHaveLength(unread);
  const sent = list.map(({ sentAt }) => sentAt);
  expect(sent).toEqual([...sent].sort().reverse());
});

test.each([
  contract.personInfo,
  contract.assets,
  contract.taskInfo,
  contract.personData,
  contract.personMessages,
  getApprovalData,
])('$path tells a guest nothing', async (endpoint) => {
  const answer = await world.call(endpoint, {}, { token: await world.guest() });
  expect(answer).toMatchObject({ success: false, code: 401, data: null });
});

test("the three lists' columns share the width, and words narrow the rows", async () => {
  const fields = (await world.call(responsibilityField, { typeId: 'list-power' }, { token: student })).data;
  expect(fields.reduce((sum, { width }) => sum + width, 0)).toBeCloseTo(100, 0);
  const all = (await world.call(responsibilityList, { typeId: 'list-power' }, { token: student })).data;
  const some = (await world.call(responsibilityList, { typeId: 'list-power', query: '教务处' }, { token: student }))
    .data;
  expect(some.total).toBeGreaterThan(0);
  expect(some.total).toBeLessThan(all.total);
  expect(
    (await world.call(responsibilityList, { typeId: 'list-power', query: '%' }, { token: student })).data.total,
  ).toBe(0);
  expect((await world.call(responsibilityList, { typeId: 'public' }, { token: student })).code).toBe(404);
});

test('no visit is lost when many come at once', async () => {
  await Promise.all(
    Array.from({ length: 30 }, () => world.call(addFontVisit, { terminalType: 2 }, { token: student })),
  );
  const [counted] = await world.db
    .select({ count: sql<number>`sum(${visits.count})::int` })
    .from(visits)
    .where(sql`${visits.terminalType} = 2 and ${visits.userType} = 'STUDENT'`);
  expect(counted?.count).toBe(30);
});
