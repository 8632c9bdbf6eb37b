import type { Endpoint } from '@yimen/contract/endpoint';
import { newsCustom, newsList } from '@yimen/contract/news/articles';
import { content } from '@yimen/contract/news/content';
import { type Found, search, searchResults } from '@yimen/contract/search';
import { getBusinessApp, getServiceApp } from '@yimen/contract/services/list';
import { hitApp } from '@yimen/contract/services/recently-used';
import { homeConfig } from '@yimen/contract/site';
import { specialList } from '@yimen/contract/topics';
import { eq, sql } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { apps } from '../database/schema/services.ts';
import { searchIndex } from '../search/cache.ts';
import { contentChanged } from '../tenancy/resolve.ts';
import { openWorld, type World } from '../testing/world.ts';
import { callsBehind } from './behind-menus.ts';

let world: World;
let guest: string;
let member: string;
beforeAll(async () => {
  world = await openWorld();
  await world.db.execute(sql`create table menus_as_they_were as select * from menus`);
  guest = await world.guest();
  member = await world.signIn('2024310086');
});
afterAll(() => world.close());
afterEach(async () => {
  await world.db.execute(sql`delete from menus`);
  await world.db.execute(sql`insert into menus select * from menus_as_they_were`);
  await contentChanged(world.db, { id: 'mingde' });
});

/** Has one sign in, or not, for the menu entries of these paths; entries that are missing are added. */
async function setMenus(isLogin: 0 | 1, paths: readonly string[]): Promise<void> {
  for (const path of paths) {
    await world.db.execute(sql`delete from menus where institution = 'mingde' and path = ${path}`);
    await world.db.execute(sql`
      insert into menus (institution, id, terminal, position, name, path, link, icon, is_default, is_frame, is_login)
      values ('mingde', ${`own-${path.replaceAll('/', '-')}`}, ${path.startsWith('/mobile') ? 'mobile' : 'desktop'},
        99, ${path}, ${path}, ${path}, '', 1, 0, ${isLogin})`);
  }
  await contentChanged(world.db, { id: 'mingde' });
}

const codeOf = async (endpoint: Endpoint, token: string, host?: string) =>
  (await world.call(endpoint, endpoint.example, { token, ...(host && { host }) })).code;

const table = Object.entries(callsBehind).map(([path, calls]): [string, readonly Endpoint[]] => [path, calls]);
const cases = table.flatMap(([path, calls]) => calls.map((call) => ({ path, call, name: call.name })));
/** Every entry that shows the same. */
const pathsOf = ({ name }: Endpoint) =>
  table.flatMap(([path, calls]) => (calls.some((call) => call.name === name) ? [path] : []));

test.each(cases)('$name is for members where one must be signed in for $path', async ({ path, call }) => {
  const elsewhere = await world.guest({ host: 'yunzhou.localhost' });
  const before = await codeOf(call, elsewhere, 'yunzhou.localhost');
  await setMenus(1, pathsOf(call));
  expect([await codeOf(call, guest), await codeOf(call, member)]).toEqual([401, 200]);
  expect(await codeOf(call, elsewhere, 'yunzhou.localhost'), 'no other institution').toBe(before);
  await setMenus(0, [path]);
  expect(await codeOf(call, guest), 'one entry that is open shows it').toBe(200);
});

test('the business systems of 明德大学 are for members, as its menu says', async () => {
  const answer = await world.call(getBusinessApp, {}, { token: guest });
  expect(answer).toMatchObject({ status: 200, success: false, code: 401, msg: '请先登录', data: null });
  expect((await world.call(getBusinessApp, {}, { token: member })).data.total).toBeGreaterThan(0);
});

describe.each<[Found['kind'], Endpoint, string]>([
  ['service', getServiceApp, '成绩单'],
  ['system', getBusinessApp, '教务'],
  ['news', newsList, '图书馆'],
  ['topic', specialList, '毕业离校'],
])('a %s that is for members', (kind, call, query) => {
  const find = async (token: string) => {
    const { list } = (await world.call(search, { query, count: 100 }, { token })).data;
    const { groups, apps } = (await world.call(searchResults, { query }, { token })).data;
    const one = (await world.call(searchResults, { query, kind }, { token })).data;
    return [
      list.some((found) => found.kind === kind),
      groups.some((group) => group.kind === kind && group.total + group.list.length > 0),
      one.groups.some((group) => group.kind === kind && group.list.length > 0),
      ...(kind === 'service' ? [apps.length > 0] : []),
    ];
  };

  test('is found by a member, and by a guest where an entry shows it', async () => {
    const index = await searchIndex(world.db, { id: 'mingde' });
    const titles = index.find(query, 100).list.flatMap((found) => (found.kind === kind ? found.title : []));
    expect(titles.length).toBeGreaterThan(0);
    await setMenus(1, pathsOf(call));
    expect((await find(guest)).includes(true), 'a guest').toBe(false);
    const { meant } = (await world.call(searchResults, { query: `龘龘${query}` }, { token: guest })).data;
    expect(
      meant.filter((one) => titles.includes(one.query)),
      'what may have been meant',
    ).toEqual([]);
    expect((await find(member)).includes(false), 'a member').toBe(false);
    await setMenus(0, pathsOf(call).slice(0, 1));
    expect((await find(guest)).includes(false), 'where it is open').toBe(false);
  });
});

test('a guest opens no business system that is for members, a member does', async () => {
  const open = async (token: string) => (await world.call(hitApp, { appId: 'sys-mail' }, { token })).code;
  expect([await open(guest), await open(member)]).toEqual([401, 200]);
  await setMenus(0, ['/business-system']);
  expect(await open(guest), 'who has to sign in first').toBe(403);
  await world.db.update(apps).set({ needsSignIn: false }).where(eq(apps.id, 'sys-mail'));
  expect(await open(guest)).toBe(200);
});

test('the home page of guests has no module whose content is for members', async () => {
  const signs = async (token: string) =>
    (await world.call(homeConfig, { template: 1 }, { token })).data.map(({ sign }) => sign);
  const kinds = async () => (await world.call(content, {}, { token: guest })).data.map(({ kind }) => kind);
  const ofServices = ['rank', 'recommend'];
  expect(await signs(guest)).toEqual(expect.arrayContaining(['news', 'special', ...ofServices]));
  await setMenus(1, ['/news', '/info-center', '/mobile/news', '/service-hall', '/mobile/work']);
  expect(await signs(guest)).not.toContain('news');
  expect((await signs(guest)).filter((sign) => ofServices.includes(sign))).toEqual([]);
  expect(await signs(guest)).toContain('special');
  expect(await signs(member)).toEqual(expect.arrayContaining(['news', ...ofServices]));
  expect(await kinds()).not.toContain('news');
  expect((await world.call(newsCustom, {}, { token: guest })).data.columns).toEqual([]);
});
