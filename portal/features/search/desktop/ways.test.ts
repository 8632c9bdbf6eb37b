import { expect, test } from 'vitest';
import { namesIt } from './ways.ts';

test.each([
  ['text', true],
  ['pinyin', true],
  ['heard', true],
  ['letter', true],
  ['guess', false],
  ['words', false],
  ['inside', false],
] as const)('a query understood by %s names its first result: %s', (way, names) => {
  expect(namesIt(way)).toBe(names);
});
