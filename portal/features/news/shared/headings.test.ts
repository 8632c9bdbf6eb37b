import type { Block } from '@yimen/contract/news/articles';
import { expect, test } from 'vitest';
import { headingsOf, lengthOf } from './headings.ts';

const body: Block[] = [
  { type: 'p', text: '银杏大道' },
  { type: 'h', text: '怎样预约' },
  { type: 'list', ordered: true, items: ['提前一天', '在 PC 上登记'] },
  { type: 'h', text: '交通' },
];

test('the contents name each heading by its place', () => {
  expect(headingsOf(body)).toEqual([
    { id: 'part-1', title: '怎样预约' },
    { id: 'part-3', title: '交通' },
  ]);
});

test('a text is as long as people would count it, in tens', () => {
  expect(lengthOf(body)).toBe(20);
  expect(lengthOf([])).toBe(10);
});
