import { describe, expect, it, test } from 'vitest';
import { firstChoices, firstServices } from './first-services.tsx';

describe('the phone’s tiles', () => {
  it('begin with one’s own services and name each once', () => {
    const app = (id: string) => ({ id }) as Parameters<typeof firstServices>[0][number];
    const tiles = firstServices([app('a'), app('b')], [app('b'), app('c'), app('d')], 3);
    expect(tiles.map(({ id }) => id)).toEqual(['a', 'b', 'c']);
  });
});

const categories = [
  { id: 'housing', count: 15 },
  { id: 'retire', count: 9 },
  { id: 'health', count: 7 },
  { id: 'travel', count: 0 },
].map((each) => ({ ...each, name: each.id, icon: '', intro: '', group: '' }));
const ids = (choices: typeof categories) => choices.map(({ id }) => id);

test('the first choices are the categories with most services for older people', () => {
  const forSeniors = [
    { id: 'housing', count: 4 },
    { id: 'health', count: 6 },
    { id: 'retire', count: 8 },
  ];
  expect(ids(firstChoices(categories, forSeniors))).toEqual(['retire', 'health']);
});

test('the first choices are the largest categories where no services are for older people', () => {
  expect(ids(firstChoices(categories, null))).toEqual(['housing', 'retire']);
});
