import { expect, it } from 'vitest';
import { chosenFilters, describeResult } from './describe.ts';
import { parseFilters } from './filters.ts';
import type { HallData } from './load-hall.ts';

const data: HallData = {
  categories: [{ id: 'study', name: '学籍学业', icon: '', intro: '', group: '', count: 58 }],
  departments: [{ id: 'aa', name: '教务处', shortName: '', kind: '', icon: '', count: 9 }],
  choices: [],
  labels: { labels: [{ id: 'hot', name: '热门', count: 3 }], suitableFor: [{ id: 'ug', name: '本科生', count: 80 }] },
  statistic: null,
  mine: null,
  counts: null,
  services: { list: [], total: 7 },
};
const read = (query: string) => parseFilters(new URLSearchParams(query));

it('names the filters in force and leads to the hall without each', () => {
  expect(chosenFilters(read('category=study&suitableFor=ug&online=full'), data)).toEqual([
    { name: '学籍学业', without: '/service-hall?suitableFor=ug&online=full' },
    { name: '本科生', without: '/service-hall?category=study&online=full' },
    { name: '全程网办', without: '/service-hall?category=study&suitableFor=ug' },
  ]);
});

it('is silent about a filter that the institution does not have', () => {
  expect(chosenFilters(read('category=gone'), data)).toEqual([]);
});

it('says what the list is', () => {
  expect(describeResult(read('suitableFor=ug'), data, 0)).toEqual({ before: '本科生可办', total: 7, after: '项' });
  expect(describeResult(read('query=cjd'), data, 0).before).toBe('找到');
  expect(describeResult(read('mine=recent'), data, 0).before).toBe('最近用过');
  expect(describeResult(read('mine=collected'), data, 6)).toEqual({ before: '收藏了', total: 6, after: '项服务' });
});
