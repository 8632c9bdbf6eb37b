import { afterAll, beforeAll, expect, test } from 'vitest';
import { openWorld, type World } from '../testing/world.ts';
import { searchIndex } from './cache.ts';
import type { SearchIndex } from './index.ts';
import { readQueries, scoreSearch } from './score.ts';

let world: World;
let index: SearchIndex;
beforeAll(async () => {
  world = await openWorld();
  index = await searchIndex(world.db, { id: 'mingde' });
});
afterAll(() => world.close());

const first = (query: string) => index.find(query, 8).list[0];

test.each([
  ['成绩单打印', 'transcript-print'],
  ['成绩单', 'transcript-print'],
  ['GPA 证明', 'transcript-print'],
  ['cjd', 'transcript-print'],
  ['chengjidan', 'transcript-print'],
  ['成绩dan', 'transcript-print'],
  ['chengji单', 'transcript-print'],
  ['xykbb', 'campus-card-reissue'],
  ['XSZ', 'student-card-reissue'],
  ['ｘｓｚ', 'student-card-reissue'],
  ['xueshengzheng', 'student-card-reissue'],
  ['xue sheng zheng', 'student-card-reissue'],
  ['xueshengzhneg', 'student-card-reissue'],
  ['xuesengzen', 'student-card-reissue'],
  ['成积单', 'transcript-print'],
  ['学生证丢了怎么补办', 'student-card-reissue'],
  ['补办 学生证', 'student-card-reissue'],
])('“%s” finds %s first', (query, id) => {
  expect(first(query)?.id).toBe(id);
});

test('tells which characters matched and how the name is read', () => {
  expect(first('cjd')).toMatchObject({ matches: [[0, 3]], reading: 'chéng jì dān' });
  expect(first('成绩单')).toMatchObject({ matches: [[0, 3]], reading: '' });
  expect(first('成绩打印')?.matches).toEqual([
    [0, 2],
    [3, 5],
  ]);
});

test('tells the reading of what letters stand for, not of what is written so', () => {
  expect(first('dycjd')).toMatchObject({ title: '成绩单打印', reading: 'chéng jì dān dǎ yìn' });
  expect(first('iMingde')).toMatchObject({ title: 'iMingde 邮箱申请', reading: '' });
  expect(first('jdzm')).toMatchObject({ note: '又称“绩点证明”，教务处', reading: 'jì diǎn zhèng míng' });
});

test('names the alias by which something was found', () => {
  expect(first('绩点证明')?.note).toBe('又称“绩点证明”，教务处');
});

test('finds departments, topics, news and notices too', () => {
  expect(first('教务处')).toMatchObject({ kind: 'department', path: '/offices?office=academic-affairs' });
  expect(index.find('毕业离校', 8).list.map(({ kind }) => kind)).toContain('topic');
  expect(index.find('银杏大道', 8).list.map(({ kind }) => kind)).toContain('news');
  expect(index.find('期末考试安排', 8).list.map(({ kind }) => kind)).toContain('notice');
});

test.each(['', '   ', '，。', '！？', '😀😀😀', 'qqqqqqqqqqqq', '<script>', '\u0000'])(
  'answers “%s” with nothing',
  (query) => {
    expect(index.find(query, 8)).toEqual({ list: [], total: 0 });
  },
);

test.each(['xykbb', 'xiaoyuankabuban', 'xiaoykbb', 'bbxyk', 'xyk bb', '校园卡补办'])(
  'finds by “%s” what its words name where they stand apart',
  async (query) => {
    const other = await searchIndex(world.db, { id: 'jiangcheng' });
    expect(other.find(query, 8).list[0]).toMatchObject({ id: 'card-loss' });
    expect(other.find(query, 8).list[0]?.matches.toSorted()).toEqual([
      [0, 3],
      [5, 7],
    ]);
  },
);

test('takes initials in the middle of a word for a guess, and only when nothing is named so', () => {
  const names = (query: string) => index.find(query, 20).list.map(({ title }) => title);
  expect(names('tsgyy')[0]).toBe('图书馆座位预约');
  expect(names('tsgyy')).not.toContain('团体参观预约');
  expect(index.all('tcgyy').map(({ way, entry }) => [way, entry.id])).toContainEqual(['guess', 'group-visit']);
});

test('reads no pinyin out of markup and addresses, but across spaces, apostrophes and hyphens', async () => {
  const other = await searchIndex(world.db, { id: 'yunzhou' });
  expect(other.find('bxb', 8).total).toBeGreaterThan(0);
  for (const query of ['<b>x</b>', '<b>xb</b>', 'b.x@b', 'b/x/b']) expect(other.find(query, 8).total).toBe(0);
  for (const query of ['cheng ji dan', "cheng'ji'dan", 'cheng-ji-dan', '“cjd”？']) {
    expect(first(query)?.id).toBe('transcript-print');
  }
});

test('one character of several in common is chance', async () => {
  const college = await searchIndex(world.db, { id: 'jiangcheng' });
  expect(college.find('水龙头', 8).total).toBeGreaterThan(0);
  for (const query of ['恐龙蛋', '恐龙', '火箭发射']) expect(college.find(query, 8).total, query).toBe(0);
});

test('letters drawn by lot seldom find anything, five of them next to nothing', () => {
  const letters = 'xykbsjzghcdltnwqfmpr';
  let seed = 7;
  const letter = () => {
    seed = (seed * 48271) % 2147483647;
    return letters[seed % letters.length] ?? '';
  };
  const share = (length: number) => {
    const queries = Array.from({ length: 500 }, () => Array.from({ length }, letter).join(''));
    return queries.filter((query) => index.find(query, 1).total > 0).length / queries.length;
  };
  expect(share(4)).toBeLessThan(0.15);
  expect(share(5)).toBeLessThan(0.03);
});

test("knows nothing of another institution's services", async () => {
  expect(index.services('公积金提取')).not.toContain('gjj-withdraw');
  const other = await searchIndex(world.db, { id: 'yunzhou' });
  expect(other.services('gjjtq')).toContain('gjj-withdraw');
});

test('finds what people mean: Recall@5 from 0.99, MRR from 0.98 over at least 300 labelled queries', async () => {
  const queries = await readQueries();
  expect(queries.length).toBeGreaterThanOrEqual(300);
  const { all } = await scoreSearch(queries, async (institution, query) =>
    (await searchIndex(world.db, { id: institution })).services(query),
  );
  expect(all.recallAt5).toBeGreaterThanOrEqual(0.99);
  expect(all.mrr).toBeGreaterThanOrEqual(0.98);
});
