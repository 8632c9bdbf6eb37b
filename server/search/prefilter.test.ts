import { expect, test } from 'vitest';
import { rowsOf } from '../changes/check.ts';
import { apps } from '../database/schema/services.ts';
import { readDemo } from '../demo/load.ts';
import { someEntry } from './fixture.ts';
import { SearchIndex } from './index.ts';
import { prefilter } from './prefilter.ts';
import { readQueries } from './score.ts';

test.each([
  ['离散', '离散数学', true],
  ['lssx', '离散数学', true],
  ['xx', '离散数学', false],
  ['sx ls', '离散数学', true],
  ['成績單', '成绩单打印', true],
  ['高等', '离散数学', false],
])('“%s” may match %s: %s', (query, title, may) => {
  expect(prefilter(query)(title)).toBe(may);
});

test('finds a text that holds the query', () => {
  expect(prefilter('还书')('图书快到期', '请在周五前还书')).toBe(true);
  expect(prefilter('还书')('图书快到期', '请在周五前续借')).toBe(false);
});

test('leaves out nothing that an index of the same titles finds as written or by reading', async () => {
  const titles = (await readDemo()).flatMap((whole) => rowsOf(whole, apps).map(({ name }) => name));
  const index = await SearchIndex.of(titles.map((title, at) => ({ ...someEntry, id: `${at}`, title })));
  for (const { query } of await readQueries()) {
    const mayMatch = prefilter(query);
    const missed = index
      .all(query)
      .filter(({ way, entry }) => (way === 'text' || way === 'pinyin') && !mayMatch(entry.title));
    expect(
      missed.map(({ entry }) => entry.title),
      query,
    ).toEqual([]);
  }
});
