import { describe, expect, test } from 'vitest';
import { distinctItems, goesOn } from './use-more.ts';

test('an entry that moved to a later page stands where it came first', () => {
  const entries = ['a', 'b', 'c', 'b', 'd'].map((id) => ({ id }));
  expect(distinctItems(entries).map(({ id }) => id)).toEqual(['a', 'b', 'c', 'd']);
});

describe('a list goes on', () => {
  const rows = (count: number) => Array.from({ length: count }, () => ({}));
  const at = (pages: number[], total: number, page = 1) =>
    goesOn({ first: { list: rows(20), total: 45 }, page, pageSize: 20, pages: pages.map(rows), total });

  test.each([
    ['after its first page', [], 45, true],
    ['after its second', [20], 45, true],
    ['no more after its last', [20, 5], 45, false],
    ['after a whole page, when rows were added meanwhile', [20, 20], 61, true],
    ['after a whole page, when rows were taken away meanwhile', [20], 38, true],
    ['no more after a part of a page', [20, 5], 61, false],
    ['no more after an empty one', [20, 20, 0], 46, false],
  ] as const)('%s', (_, pages, total, more) => {
    expect(at([...pages], total)).toBe(more);
  });

  test('from a later page as far as its rest', () => {
    expect([at([], 45, 2), at([], 45, 3)]).toEqual([true, false]);
  });
});
