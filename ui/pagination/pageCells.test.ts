import { expect, test } from 'vitest';
import { pageCells } from './pageCells.ts';

test('lists all pages up to seven', () => {
  expect(pageCells(3, 7)).toEqual([1, 2, 3, 4, 5, 6, 7]);
  expect(pageCells(1, 2)).toEqual([1, 2]);
});

test('has seven cells for any page of more, with first, last, current and its neighbours', () => {
  for (let count = 8; count <= 40; count += 1) {
    for (let page = 1; page <= count; page += 1) {
      const cells = pageCells(page, count);
      expect(cells).toHaveLength(7);
      expect(cells).toEqual(expect.arrayContaining([1, page, count]));
      if (page > 1) expect(cells).toContain(page - 1);
      if (page < count) expect(cells).toContain(page + 1);
    }
  }
});

test('leaves out at least two pages where it leaves out any', () => {
  expect(pageCells(4, 8)).toEqual([1, 2, 3, 4, 5, 'gap-after', 8]);
  expect(pageCells(5, 9)).toEqual([1, 'gap-before', 4, 5, 6, 'gap-after', 9]);
  expect(pageCells(8, 11)).toEqual([1, 'gap-before', 7, 8, 9, 10, 11]);
});
