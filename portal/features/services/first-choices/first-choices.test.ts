import { expect, test } from 'vitest';
import { firstChoices } from './first-choices.ts';

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
