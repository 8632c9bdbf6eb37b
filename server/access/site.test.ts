import type { Audience } from '@yimen/contract/audience';
import { newsConfig, newsInfo, newsList, newsTop } from '@yimen/contract/news/articles';
import { content } from '@yimen/contract/news/content';
import { quickNavigation } from '@yimen/contract/person/data';
import { search } from '@yimen/contract/search';
import { getServiceApp } from '@yimen/contract/services/list';
import { bannerList, carList, homeConfig, toolList, topNavigation } from '@yimen/contract/site';
import { specialInfo, specialList, tickSpecialStep } from '@yimen/contract/topics';
import { and, eq, sql } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { articles, newsColumns, topics } from '../database/schema/publishing.ts';
import { menus, modules, shortcuts, slides } from '../database/schema/site.ts';
import { contentChanged } from '../tenancy/resolve.ts';
import { openWorld, type World } from '../testing/world.ts';

const institution = { id: 'mingde' };
const student = '2024310086';
const staff = '20180266';
const forStaff: Audience = { userTypes: ['STAFF'] };

let world: World;
let tokens: { guest: string; student: string; staff: string };
beforeAll(async () => {
  world = await openWorld();
  tokens = { guest: await world.guest(), student: await world.signIn(student), staff: await world.signIn(staff) };
});
afterAll(() => world.close());

const ruled = { menus, modules, slides, shortcuts, newsColumns, articles, topics };

async function setRule(table: PgTable, audience: Audience | null, where = sql`true`): Promise<void> {
  const own = and(sql`institution = ${institution.id}`, where);
  await world.db
    .update(table as typeof articles)
    .set({ audience })
    .where(own);
  await contentChanged(world.db, institution);
}
afterEach(async () => {
  for (const table of Object.values(ruled)) await setRule(table, null);
});

const everybody = ['guest', 'student', 'staff'] as const;
type Visitor = (typeof everybody)[number];

/** What each visitor sees. */
const seen = async <T>(ask: (as: { token: string }) => Promise<T>) =>
  Object.fromEntries(
    await Promise.all(everybody.map(async (who) => [who, await ask({ token: tokens[who] })] as const)),
  ) as Record<Visitor, T>;

/** A call’s data as text, in which something is named or not; empty where it is refused. */
const textOf = ({ data }: { data: unknown }) => JSON.stringify(data ?? '');

describe('what only staff may see is there for them alone', () => {
  test('an entry of the menu, with the calls behind it', async () => {
    const path = '/service-hall';
    await setRule(menus, forStaff, sql`path in (${path}, '/mobile/work')`);
    const menu = await seen(async (as) => textOf(await world.call(topNavigation, { terminal: 'pc' }, as)));
    expect(Object.values(menu).map((text) => text.includes(`"${path}"`))).toEqual([false, false, true]);
    const calls = await seen(async (as) => (await world.call(getServiceApp, {}, as)).code);
    expect(calls).toEqual({ guest: 401, student: 404, staff: 200 });
    const found = await seen(async (as) => (await world.call(search, { query: '成绩单' }, as)).data.list);
    const kinds = Object.values(found).map((list) => list.some(({ kind }) => kind === 'service'));
    expect(kinds).toEqual([false, false, true]);
    const home = await seen(async (as) => textOf(await world.call(homeConfig, { template: 1, terminal: 'pc' }, as)));
    expect(Object.values(home).map((text) => text.includes('"rank"'))).toEqual([false, false, true]);
  });

  test('a module of the home', async () => {
    const where = eq(modules.sign, 'special');
    await setRule(modules, forStaff, where);
    const home = await seen(async (as) => textOf(await world.call(homeConfig, { template: 1, terminal: 'pc' }, as)));
    expect(Object.values(home).map((text) => text.includes('"special"'))).toEqual([false, false, true]);
    const blocks = await seen(async (as) => (await world.call(content, { terminal: 'pc', count: 3 }, as)).data);
    expect(Object.values(blocks).map((list) => list.some(({ kind }) => kind === 'special'))).toEqual([
      false,
      false,
      true,
    ]);
  });

  test('a picture of the banner and of the carousel, a tool and a link of the quick navigation', async () => {
    for (const table of [slides, shortcuts]) await setRule(table, forStaff, sql`position = 0`);
    const counts = await seen(async (as) => {
      const lists = [bannerList, carList, toolList].map((endpoint) => world.call(endpoint, {}, as));
      return (await Promise.all(lists)).map(({ data }) => data.length);
    });
    expect(counts.guest).toEqual(counts.student);
    expect(counts.staff).toEqual(counts.student.map((count) => count + 1));
    const quick = await seen(async (as) => (await world.call(quickNavigation, {}, as)).data?.length);
    expect(quick.staff).toBe((quick.student ?? 0) + 1);
  });

  test('an article', async () => {
    const [article] = await world.db.select().from(articles).where(eq(articles.institution, institution.id)).limit(1);
    const { id = '', title = '', column = '' } = article ?? {};
    await setRule(articles, forStaff, eq(articles.id, id));
    const asks = [
      async (as: { token: string }) => textOf(await world.call(newsList, { column, pageSize: 100 }, as)),
      async (as: { token: string }) => textOf(await world.call(newsTop, { count: 20 }, as)),
      async (as: { token: string }) => textOf(await world.call(newsInfo, { id }, as)),
      async (as: { token: string }) => textOf(await world.call(search, { query: title, count: 20 }, as)),
    ];
    for (const ask of asks) {
      const texts = Object.values(await seen(ask));
      expect(texts.map((text) => text.includes(`"${id}"`))).toEqual([false, false, true]);
    }
    // Who reads what is next to it is not led there.
    const all = (await world.call(newsList, { column, pageSize: 100 }, { token: tokens.staff })).data.list;
    for (const other of all.filter((one) => one.id !== id)) {
      const { previous, next } = (await world.call(newsInfo, { id: other.id }, { token: tokens.student })).data;
      expect([previous?.id, next?.id]).not.toContain(id);
    }
  });

  test('a column with its articles', async () => {
    const { columns } = (await world.call(newsConfig, {}, { token: tokens.guest })).data;
    const { id: column = '', count = 0 } = columns[0] ?? {};
    expect(count).toBeGreaterThan(0);
    const { list } = (await world.call(newsList, { column, pageSize: 100 }, { token: tokens.guest })).data;
    await setRule(newsColumns, forStaff, eq(newsColumns.id, column));
    const config = await seen(async (as) => (await world.call(newsConfig, {}, as)).data.columns);
    expect(Object.values(config).map((some) => some.some(({ id }) => id === column))).toEqual([false, false, true]);
    const codes = await seen(async (as) => (await world.call(newsList, { column }, as)).code);
    expect(codes).toEqual({ guest: 404, student: 404, staff: 200 });
    const whole = await seen(async (as) => (await world.call(newsList, {}, as)).data.total);
    expect([whole.student, whole.staff]).toEqual([whole.guest, whole.guest + count]);
    for (const { id } of list) {
      const articleCodes = await seen(async (as) => (await world.call(newsInfo, { id }, as)).code);
      expect(articleCodes).toEqual({ guest: 404, student: 404, staff: 200 });
    }
    const blocks = await seen(async (as) => (await world.call(content, { terminal: 'pc', count: 3 }, as)).data);
    expect(blocks.student.some(({ id }) => id === `news/${column}`)).toBe(false);
  });

  test('a topic', async () => {
    const [topic] = (await world.call(specialList, {}, { token: tokens.guest })).data;
    const { id = '', name = '' } = topic ?? {};
    const step = (await world.call(specialInfo, { id }, { token: tokens.guest })).data.checklist[0]?.title ?? '';
    await setRule(topics, forStaff, eq(topics.id, id));
    const lists = await seen(async (as) => (await world.call(specialList, {}, as)).data);
    expect(Object.values(lists).map((list) => list.some((one) => one.id === id))).toEqual([false, false, true]);
    const codes = await seen(async (as) => (await world.call(specialInfo, { id }, as)).code);
    expect(codes).toEqual({ guest: 404, student: 404, staff: 200 });
    const ticked = await world.call(tickSpecialStep, { id, step, done: true }, { token: tokens.student });
    expect(ticked.code).toBe(404);
    const found = await seen(async (as) => (await world.call(search, { query: name, count: 20 }, as)).data.list);
    expect(Object.values(found).map((list) => list.some((one) => one.id === id))).toEqual([false, false, true]);
  });
});
