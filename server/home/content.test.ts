import { content, showType } from '@yimen/contract/news/content';
import { hotWords } from '@yimen/contract/site';
import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { modules } from '../database/schema/site.ts';
import { openWorld, type World } from '../testing/world.ts';

let world: World;
let token: string;
beforeAll(async () => {
  world = await openWorld();
  token = await world.guest();
});
afterAll(() => world.close());

test('the blocks are those of the enabled modules, in their order, with their newest items', async () => {
  const { data } = await world.call(content, { count: 2 }, { token });
  expect(data.map(({ id }) => id)).toEqual(['news/campus-news', 'news/lectures', 'news/media', 'notice', 'special']);
  for (const { items } of data) {
    expect(items).toHaveLength(2);
    for (const { link } of items) expect(link).toMatch(/^\/(news|info-center|home\/special-services)/);
  }
  const [news] = data;
  expect(news?.items[0]?.publishedAt).toMatch(/^\d{4}-\d\d-\d\d \d\d:\d\d$/);
});

test('each block is drawn as the institution says, else as is usual for its kind', async () => {
  const drawn = async () =>
    Object.fromEntries((await world.call(showType, {}, { token })).data.map((one) => [one.id, one.showType]));
  expect(await drawn()).toMatchObject({ 'news/lectures': 'pictures', notice: 'list', special: 'cards' });
  const own = (path: string) =>
    and(eq(modules.institution, 'mingde'), eq(modules.template, '1'), eq(modules.path, path));
  await world.db.update(modules).set({ showType: 'slides' }).where(own('news'));
  await world.db.update(modules).set({ showType: 'list' }).where(own('news/lectures'));
  expect(await drawn()).toMatchObject({ 'news/campus-news': 'slides', 'news/lectures': 'list', special: 'cards' });
});

test('the phone has blocks of its own, with the same ids in both calls', async () => {
  const blocks = (await world.call(content, { terminal: 'mobile' }, { token })).data;
  const shown = (await world.call(showType, { terminal: 'mobile' }, { token })).data;
  expect(blocks.map(({ kind }) => kind)).toContain('notice');
  expect(shown.map(({ id }) => id)).toEqual(blocks.map(({ id }) => id));
});

test('the words people search for have a call of their own', async () => {
  const { data } = await world.call(hotWords, {}, { token });
  expect(data.hotWords.length).toBeGreaterThan(2);
});
