import { afterAll, beforeAll, expect, test } from 'vitest';
import { openWorld, type World } from '../testing/world.ts';
import { searchIndex } from './cache.ts';
import {
  colloquial,
  english,
  meaningOf,
  nicknames,
  nicknamesOf,
  simplified,
  spelledOut,
  traditional,
} from './lexicon.ts';
import { readQueries, scoreSearch } from './score.ts';

let world: World;
beforeAll(async () => {
  world = await openWorld();
});
afterAll(() => world.close());

async function firstThree(institution: string, query: string): Promise<string[]> {
  const index = await searchIndex(world.db, { id: institution });
  return index.find(query, 3).list.map(({ id }) => id);
}

test.each([
  ['mingde', 'how do I print my transcript', 'transcript-print'],
  ['mingde', 'Booking a Meeting Room', 'meeting-room'],
  ['mingde', 'visitor parking', 'visitor-appointment'],
  ['mingde', 'proof of income', 'income-proof'],
  ['jiangcheng', 'internship insurance claim', 'internship-claim'],
  ['jiangcheng', 'borrowing tools', 'tool-borrow'],
  ['yunzhou', 'renewing my driver’s license', 'licence-renew'],
  ['yunzhou', 'Hong Kong permit', 'hk-macau'],
  ['yunzhou', 'low income family allowance', 'min-living'],
  ['yunzhou', 'parking fine', 'traffic-violation'],
])('%s finds by English “%s” the service %s among the first three', async (institution, query, id) => {
  expect(await firstThree(institution, query)).toContain(id);
});

test.each([
  ['mingde', '厕所灯不亮了', 'dorm-repair'],
  ['mingde', '一卡通不见了', 'campus-card-lost'],
  ['mingde', '没考及格怎么办', 'retake-register'],
  ['mingde', '外校朋友想进来玩', 'visitor-appointment'],
  ['jiangcheng', '校服太小了', 'workwear'],
  ['yunzhou', '没钱打官司', 'legal-aid'],
  ['yunzhou', '我妈瘫痪了没人照顾', 'long-term-care'],
  ['yunzhou', '想和老公分开', 'divorce-registration'],
  ['yunzhou', '小区没电梯老人上不去', 'elevator-add'],
  ['yunzhou', '下岗了能领钱吗', 'unemployment-benefit'],
  ['yunzhou', '两口子都想离', 'divorce-registration'],
  ['yunzhou', 'fangwu guohu', 'property-transfer'],
  ['mingde', 'zhanghao mima', 'password-reset'],
  ['jiangcheng', '写zhoubao', 'internship-weekly'],
])('%s finds by everyday words “%s” the service %s among the first three', async (institution, query, id) => {
  expect(await firstThree(institution, query)).toContain(id);
});

test.each([
  ['mingde', '加退選', 'course-add-drop'],
  ['mingde', '就學貸款', 'student-loan'],
  ['mingde', '宿舍冷氣壞了', 'dorm-repair'],
  ['yunzhou', '老人優待卡', 'senior-card'],
  ['jiangcheng', '校園徵才', 'job-fair'],
])('%s finds by traditional letters “%s” the service %s among the first three', async (institution, query, id) => {
  expect(await firstThree(institution, query)).toContain(id);
});

test.each([
  ['mingde', '科研处', 'research'],
  ['mingde', '总务处', 'logistics'],
  ['yunzhou', '社保局', 'rs'],
  ['yunzhou', '人社局电话', 'rs'],
  ['yunzhou', '医保局电话', 'yb'],
  ['yunzhou', '工商局', 'scjg'],
  ['yunzhou', '房管局', 'zj'],
  ['yunzhou', '派出所', 'ga'],
  ['yunzhou', '地税局', 'sw'],
  ['yunzhou', '卫健委', 'wj'],
  ['jiangcheng', '招就处', 'career'],
])('%s finds by the nickname “%s” the department %s among the first three', async (institution, query, id) => {
  expect(await firstThree(institution, query)).toContain(id);
});

test('a nickname is of the departments whose names hold its words', () => {
  expect(nicknamesOf('临江市市场监督管理局')).toContain('工商局');
  expect(nicknamesOf('就业办', '招就处')).not.toContain('招就处');
  expect(nicknamesOf('天文台')).toEqual([]);
});

test.each([
  'pizza delivery',
  'movie tickets',
  'football world cup',
  'pet dog license',
  '我想吃火锅',
  '钢琴调音',
  '麻辣香锅',
])('“%s”, of which nothing is here, finds nothing', async (query) => {
  expect(await firstThree('yunzhou', query)).toEqual([]);
});

test('an English word that is also initials or pinyin finds all that is named so, the best among the first five', async () => {
  const index = await searchIndex(world.db, { id: 'mingde' });
  for (const query of ['gym', 'id', 'bus', 'dean', 'change', 'lab', 'long', 'men', 'can', 'guide']) {
    const named = index.named(query).map(({ entry }) => entry.id);
    expect(named.length, query).toBeGreaterThan(0);
    const found = index.all(query).map(({ entry }) => entry.id);
    expect(found, query).toEqual(expect.arrayContaining(named));
    expect(found.slice(0, 5), query).toEqual(expect.arrayContaining(named.slice(0, 1)));
  }
});

test('reads the longest phrase in any order and form, and what is left', () => {
  expect(meaningOf('Licenses for businesses')).toEqual(meaningOf('business licence'));
  expect(meaningOf('business licence').concepts[0]).toContain('营业执照');
  expect(meaningOf('dinosaur card').rest.trim()).toBe('dinosaur');
  expect(meaningOf('成绩单')).toEqual({ concepts: [], rest: '成绩单' });
});

test('everyday words are known by their letters, and others are not guessed', () => {
  expect(spelledOut('写zhoubao')).toBe('写 周报');
  expect(spelledOut('qqx guohu')).toBe('过户');
  expect(spelledOut('hello world')).toBe('');
  expect(spelledOut('周报')).toBe('');
});

test('says in the words of the mainland what is said in those of Taiwan', () => {
  expect(simplified('成績單列印')).toBe('成绩单打印');
  expect(simplified('成绩单打印')).toBe('成绩单打印');
});

test('the lexicons are sorted, and none of the more than a thousand sayings stands there twice', () => {
  for (const keys of [english, colloquial, nicknames, traditional.words].map(Object.keys))
    expect(keys).toEqual(keys.toSorted());
  const sayings = Object.values(colloquial).flatMap((said) => said.split(' '));
  expect(new Set(sayings).size).toBe(sayings.length);
  expect(sayings.length).toBeGreaterThan(1000);
});

/** Lowest Recall@5 of each kind of query: what the lexicons are for is not lost in the average over all. */
const floors = {
  others: {
    exact: 1,
    pinyin: 0.98,
    typo: 0.95,
    colloquial: 0.97,
    question: 0.98,
    department: 0.97,
    english: 0.97,
    traditional: 1,
    none: 1,
  },
  'more others': {
    exact: 1,
    pinyin: 0.98,
    typo: 0.95,
    colloquial: 0.98,
    question: 0.98,
    department: 0.98,
    english: 0.98,
    traditional: 1,
    none: 0.9,
  },
};

test.each([
  ['others', 0.99, 0.95],
  ['more others', 0.98, 0.94],
] as const)(
  'finds for 400 queries of %s one right answer among the first five, or nothing: for each kind as often as its floor says, over all for %f, with an MRR from %f',
  async (by, recall, mrr) => {
    const queries = await readQueries(by);
    expect(queries.length).toBeGreaterThanOrEqual(400);
    const { all, byKind } = await scoreSearch(
      queries,
      async (institution, query) => {
        const index = await searchIndex(world.db, { id: institution });
        return index.find(query, 5).list.map(({ kind, id }) => `${kind}:${id}`);
      },
      { oneIsEnough: true },
    );
    expect(Object.keys(byKind).sort()).toEqual(Object.keys(floors[by]).sort());
    for (const [kind, floor] of Object.entries(floors[by]))
      expect.soft(byKind[kind]?.recallAt5, kind).toBeGreaterThanOrEqual(floor);
    expect(all.recallAt5).toBeGreaterThanOrEqual(recall);
    expect(all.mrr).toBeGreaterThanOrEqual(mrr);
  },
);
