import { responsibilityField, responsibilityList } from '@yimen/contract/news/lists';
import * as contract from '@yimen/contract/person/data';
import { getApprovalData } from '@yimen/contract/tasks/approvals';
import { taskInfo } from '@yimen/contract/tasks/tasks';
import { addFontVisit } from '@yimen/contract/visits';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { visits } from '../database/schema/visits.ts';
import { openWorld, type World } from '../testing/world.ts';

let world: World;
let student: string;
beforeAll(async () => {
  world = await openWorld();
  student = await world.signIn('2024310086');
});
afterAll(() => world.close());

test('data come in kinds, one or all', async () => {
  const types = (await world.call(contract.personTypes, {}, { token: student })).data;
  const all = (await world.call(contract.personData, {}, { token: student })).data;
  expect(all.map(({ name }) => name)).toEqual(types.map(({ name }) => name));
  const [second] = (await world.call(contract.personData, { type: '2' }, { token: student })).data;
  expect(second).toEqual(all[1]);
  expect(await world.call(contract.personData, { type: '99' }, { token: student })).toMatchObject({ code: 404 });
});

test('personal data are filtered by the values that its choices name, one field beside the other', async () => {
  const account = await world.signIn('chensiyuan', { host: 'jiangcheng.localhost' });
  const as = { host: 'jiangcheng.localhost', token: account };
  const choices = (await world.call(contract.personDataSelect, { type: '1' }, as)).data;
  const term = choices.find(({ field }) => field === 'term');
  expect(term?.values.length).toBeGreaterThan(1);
  const value = term?.values[0] ?? '';
  const [table] = (
    await world.call(contract.personData, { type: '1', where: `${new URLSearchParams({ term: value })}` }, as)
  ).data;
  expect(table?.rows.length).toBeGreaterThan(0);
  expect(new Set(table?.rows.map((row) => row.term))).toEqual(new Set([value]));
  const other = choices.find(({ field }) => field !== 'term');
  if (!other) throw new Error('Nothing else repeats in the table.');
  const both = new URLSearchParams({ term: value, [other.field]: table?.rows[0]?.[other.field] ?? '' });
  const [narrowed] = (await world.call(contract.personData, { type: '1', where: `${both}` }, as)).data;
  expect(narrowed?.rows).toEqual(table?.rows.filter((row) => row[other.field] === both.get(other.field)));
  expect((await world.call(contract.personDataSelect, { type: '99' }, as)).code).toBe(404);
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
  taskInfo,
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
