import { content, showType } from '@yimen/contract/news/content';
import { hotWords } from '@yimen/contract/search';
import { and, eq, isNull } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { notices } from '../database/schema/publishing.ts';
import { modules } from '../database/schema/site.ts';
import { contentChanged } from '../tenancy/resolve.ts';
import { scoped } from '../tenancy/scoped.ts';
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

test('the notices are those for the visitor', async () => {
  const here = scoped(world.db, { id: 'mingde' });
  const newest = await here.first(notices, isNull(notices.audience));
  if (!newest) throw new Error('The demo has no notice');
  const audience = { userTypes: ['STUDENT'] } as const;
  await here.insert(notices, [{ ...newest, id: 'for-students', title: '给学生的通知', top: true, audience }]);
  const titles = async (own: string) => {
    const blocks = (await world.call(content, { count: 3 }, { token: own })).data;
    return blocks.find(({ id }) => id === 'notice')?.items.map(({ title }) => title);
  };
  expect(await titles(await world.signIn('2024310086'))).toContain('给学生的通知');
  expect(await titles(await world.signIn('20150132'))).not.toContain('给学生的通知');
  expect(await titles(token)).not.toContain('给学生的通知');
});

test('each block is drawn as the institution says, else as is usual for its kind', async () => {
  const drawn = async () =>
    Object.fromEntries((await world.call(showType, {}, { token })).data.map((one) => [one.id, one.showType]));
  expect(await drawn()).toMatchObject({ 'news/lectures': 'pictures', notice: 'list', special: 'cards' });
  const own = (path: string) =>
    and(eq(modules.institution, 'mingde'), eq(modules.template, '1'), eq(modules.path, path));
  await world.db.update(modules).set({ showType: 'slides' }).where(own('news'));
  await world.db.update(modules).set({ showType: 'list' }).where(own('news/lectures'));
  await contentChanged(world.db, { id: 'mingde' });
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
