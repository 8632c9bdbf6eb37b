import { expect, it } from 'vitest';
import { fullFirst, withCounts } from './counts.ts';

const choices = [
  { id: 'aa', count: 9 },
  { id: 'none', count: 0 },
  { id: 'gs', count: 3 },
];

it('counts what each choice leaves beside the other filters, and nothing for those that leave none', () => {
  expect(withCounts(choices, [{ id: 'gs', count: 2 }])).toEqual([
    { id: 'aa', count: 0 },
    { id: 'gs', count: 2 },
  ]);
});

it('counts all there is where that did not load', () => {
  expect(withCounts(choices, undefined)).toEqual([
    { id: 'aa', count: 9 },
    { id: 'gs', count: 3 },
  ]);
});

it('puts what leaves nothing last and keeps the order otherwise', () => {
  expect(fullFirst(choices).map(({ id }) => id)).toEqual(['aa', 'gs', 'none']);
});
