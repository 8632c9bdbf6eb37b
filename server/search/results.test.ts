import { afterAll, beforeAll, expect, test } from 'vitest';
import { openWorld, type World } from '../testing/world.ts';
import { searchIndex } from './cache.ts';
import type { SearchIndex } from './index.ts';
import { resultsOf } from './results.ts';

let world: World;
let index: SearchIndex;
beforeAll(async () => {
  world = await openWorld();
  index = await searchIndex(world.db, { id: 'mingde' });
});
afterAll(() => world.close());

const results = (query: string, more = {}) => resultsOf(index, { query, page: 1, pageSize: 15, ...more });
const group = (query: string, kind: string) => results(query).groups.find((one) => one.kind === kind);

test('tells that initials were read, and as which words', () => {
  expect(results('cjd')).toMatchObject({ way: 'pinyin', term: '成绩单', meant: [] });
  expect(results('成绩单')).toMatchObject({ way: 'text', term: '成绩单' });
});

test('tells the words that initials stand for in their own order, be they apart in the name', () => {
  expect(results('dycjd')).toMatchObject({ way: 'pinyin', term: '打印成绩单' });
  expect(group('dycjd', 'service')?.list[0]).toMatchObject({ id: 'transcript-print' });
});

test('finds the words that initials stand for inside of texts, too', () => {
  const texts = results('cjd').groups.flatMap(({ list }) => list.filter(({ excerpt }) => excerpt.includes('成绩单')));
  expect(texts.length).toBeGreaterThan(3);
  const ids = results('cjd', { kind: 'notice' }).groups.flatMap(({ list }) => list.map(({ id }) => id));
  expect(new Set(ids).size).toBe(ids.length);
});

test('goes on after the last one that one has, and by its page where that one is gone', () => {
  const ids = (more: object) => results('成绩', { kind: 'service', ...more }).groups[0]?.list.map(({ id }) => id) ?? [];
  const all = ids({ pageSize: 100 });
  expect(all.length).toBeGreaterThan(4);
  expect(ids({ pageSize: 2, after: all[1] })).toEqual(all.slice(2, 4));
  expect(ids({ pageSize: 2, page: 2, after: 'no-such-service' })).toEqual(all.slice(2, 4));
});

test('finds business systems among everything', () => {
  expect(group('教务系统', 'system')?.list[0]?.id).toBe('sys-academic');
});

test('finds what only a text says, with the words around it', () => {
  const found = group('开放周', 'news')?.list.find(({ excerpt }) => excerpt);
  expect(found?.excerpt).toContain('开放周');
  expect(found?.excerpt.length).toBeLessThan(130);
});

test('shows of each what its own title matched where its text has not what the best result is called', () => {
  expect(results('yinxing').term).not.toBe('银杏');
  const ginkgo = group('yinxing', 'news')?.list.find(({ title }) => title.includes('银杏'));
  expect(ginkgo?.excerpt).toContain('银杏');
});

test('shows a few of each kind, and one kind page by page without repeats', () => {
  const all = results('学生');
  const total = all.groups.reduce((sum, { total }) => sum + total, 0);
  expect(all.total).toBe(total);
  const services = all.groups.find(({ kind }) => kind === 'service');
  expect(services?.list.length).toBe(5);
  const pages = [1, 2].flatMap(
    (page) =>
      results('学生', { kind: 'service', page, pageSize: 6 }).groups.find(({ kind }) => kind === 'service')?.list,
  );
  expect(new Set(pages.map((one) => one?.id)).size).toBe(12);
});

test('asks what was meant where other characters of the same sound were written', () => {
  const { total, meant } = results('成积单炒米粉');
  expect(total).toBe(0);
  expect(meant[0]).toEqual({ query: '成绩单打印', reason: '同音字：积／绩，都读 jì' });
});

test.each(['柳老师', '0579-8866 0232'])('does not find “%s”, which a guide hides from guests', (words) => {
  const { groups } = results(words, { kind: 'service', pageSize: 100 });
  const said = groups.flatMap(({ list }) => list.filter(({ excerpt }) => excerpt.includes(words)));
  expect(said).toEqual([]);
});

test('finds nothing in what says nothing', () => {
  expect(results('zqqxv')).toMatchObject({ total: 0, meant: [] });
});
