import { expect, test } from 'vitest';
import { readHistory, withSearch } from './history.ts';

test('the newest search comes first, and none twice', () => {
  expect(withSearch(['a', 'b'], ' b ')).toEqual(['b', 'a']);
  expect(withSearch(['a'], '  ')).toEqual(['a']);
  expect(withSearch(['1', '2', '3', '4', '5', '6', '7', '8'], '9')).toHaveLength(8);
});

test('what a storage holds that is no list of words is no history', () => {
  expect(readHistory('["成绩单", 3, "cjd"]')).toEqual(['成绩单', 'cjd']);
  expect(readHistory('{"a":1}')).toEqual([]);
  expect(readHistory('no json')).toEqual([]);
  expect(readHistory(null)).toEqual([]);
});
