import { endpoints } from '@yimen/contract';
import { getUserInfo } from '@yimen/contract/auth';
import * as v from 'valibot';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { domain } from './domain.ts';
import { openWorld, type World } from './testing/world.ts';

let world: World;
beforeAll(async () => {
  world = await openWorld();
});
afterAll(() => world.close());

const tokens = new Map<string, string>();
/** Hashing a password takes its time by design: one sign-in a person is enough, but for the call that ends it. */
async function tokenOf(account: string, host: string, ends: boolean): Promise<string> {
  const known = tokens.get(account);
  if (known && !ends) return known;
  const token = await world.signIn(account, { host });
  if (!ends) tokens.set(account, token);
  return token;
}

const institutions = [
  { host: 'mingde.localhost', account: '2024310086' },
  { host: 'jiangcheng.localhost', account: 'chensiyuan' },
  { host: 'yunzhou.localhost', account: 'luruoxi' },
];

test('every endpoint of the contract has one implementation', () => {
  const implemented = domain.implementations.map(({ endpoint }) => endpoint.name).sort();
  expect(implemented).toEqual(endpoints.map(({ endpoint }) => endpoint.name).sort());
});

describe.each(endpoints.map(({ endpoint }) => endpoint))('$method $path', (endpoint) => {
  const ends = endpoint.name === 'logout';

  test('answers its example on the first demo institution', async () => {
    const as = { host: 'mingde.localhost', token: await tokenOf('2024310086', 'mingde.localhost', ends) };
    const answer = await world.call(endpoint, endpoint.example, as);
    expect(answer.msg).toBe('');
    expect(answer.success).toBe(true);
    expect(v.is(endpoint.data, answer.data)).toBe(true);
  });

  test.each(institutions)('answers a guest and a member of $host, or says why not', async ({ host, account }) => {
    for (const token of [await world.guest({ host }), await tokenOf(account, host, ends)]) {
      const answer = await world.call(endpoint, endpoint.example, { host, token });
      expect([200, 401, 404, 2001]).toContain(answer.code);
      expect(answer.status).toBe(200);
      // The example's ids are the first institution's: nothing of it may come back from another.
      if (host !== 'mingde.localhost') expect(JSON.stringify(answer.data)).not.toMatch(/mingde|明德/);
    }
  });

  test("takes no other institution's token", async () => {
    if (endpoint.access === 'public') return;
    const foreign = await tokenOf('luruoxi', 'yunzhou.localhost', ends);
    const answer = await world.call(endpoint, endpoint.example, { host: 'mingde.localhost', token: foreign });
    expect(answer.code).toBe(401);
  });
});

test.each([
  ['getAppGuide', { appId: 'transcript-translate' }],
  ['hitApp', { appId: 'transcript-translate' }],
  ['collectApp', { appId: 'transcript-translate', collected: true }],
  ['newsInfo', { id: 'news-ginkgo-open-week' }],
  ['noticeInfo', { noticeId: 'notice-final-exams' }],
  ['noticeUrl', { noticeId: 'notice-final-exams' }],
  ['specialInfo', { id: 'topic-graduation' }],
  ['responsibilityField', { typeId: 'list-power' }],
  ['responsibilityList', { typeId: 'list-power' }],
])("%s does not find another institution's %j", async (name, input) => {
  const found = endpoints.find(({ endpoint }) => endpoint.name === name)?.endpoint;
  if (!found) throw new Error(`There is no endpoint ${name}.`);
  const host = 'yunzhou.localhost';
  const answer = await world.call(found, input, { host, token: await tokenOf('luruoxi', host, false) });
  expect(answer).toMatchObject({ success: false, code: 404, data: null });
});

test.each([
  ['getServiceApp', { category: 'study' }],
  ['getServiceApp', { department: 'academic-affairs' }],
  ['getServiceApp', { label: 'e-seal' }],
  ['getServiceApp', { audience: 'ug' }],
  ['getBusinessApp', { category: 'biz-teaching' }],
  ['newsList', { column: 'lectures' }],
  ['noticeShow', { type: 'logistics' }],
])("%s lists nothing under another institution's %j", async (name, input) => {
  const found = endpoints.find(({ endpoint }) => endpoint.name === name)?.endpoint;
  if (!found) throw new Error(`There is no endpoint ${name}.`);
  const host = 'yunzhou.localhost';
  const answer = await world.call(found, input, { host, token: await tokenOf('luruoxi', host, false) });
  expect(answer.data).toMatchObject({ list: [], total: 0 });
});

test("a person of one institution is nobody at another's host", async () => {
  const token = await world.signIn('2024310086', { host: 'mingde.localhost' });
  expect((await world.call(getUserInfo, {}, { host: 'yunzhou.localhost', token })).code).toBe(401);
  expect((await world.call(getUserInfo, {}, { host: 'mingde.localhost', token })).data?.name).toBe('林知夏');
});
