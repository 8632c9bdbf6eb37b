import { expect, test } from 'vitest';
import { onceEach } from './use-more.ts';

test('an entry that moved to a later page stands where it came first', () => {
  const entries = ['a', 'b', 'c', 'b', 'd'].map((id) => ({ id }));
  expect(onceEach(entries).map(({ id }) => id)).toEqual(['a', 'b', 'c', 'd']);
});
