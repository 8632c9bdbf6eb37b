import type { App } from '@yimen/contract/services/service';
import { expect, test } from 'vitest';
import { changedGroup, gridsOf, nameProblem } from './groups.ts';

const app = (id: string) => ({ id, name: id }) as App;
const collection = [
  { group: '', apps: [app('a'), app('b')] },
  { group: '学习', apps: [app('c')] },
];
const ids = (groups: ReturnType<typeof gridsOf>) =>
  groups.map(({ label, items }) => [label, items.map(({ id }) => id)]);

test('those in no group have a grid of their own, even when there are none', () => {
  expect(ids(gridsOf(collection))).toEqual([
    ['未分组', ['a', 'b']],
    ['学习', ['c']],
  ]);
  expect(ids(gridsOf(collection.slice(1), ['生活', '学习']))).toEqual([
    ['未分组', []],
    ['学习', ['c']],
    ['生活', []],
  ]);
});

test('a tile that moved is kept by the group it came to', () => {
  const before = gridsOf(collection);
  const [none, study] = before;
  if (!none || !study) throw new Error('There are two groups.');
  const within = [{ ...none, items: none.items.toReversed() }, study];
  expect(changedGroup(before, within)).toEqual({ group: '', apps: ['b', 'a'] });
  const across = [
    { ...none, items: none.items.slice(1) },
    { ...study, items: [...none.items.slice(0, 1), ...study.items] },
  ];
  expect(changedGroup(before, across)).toEqual({ group: '学习', apps: ['a', 'c'] });
  expect(changedGroup(across, before)).toEqual({ group: '', apps: ['a', 'b'] });
  expect(changedGroup(before, before)).toBeNull();
});

test('a group has a name of its own', () => {
  const groups = gridsOf(collection);
  expect(nameProblem(' ', groups)).toBe('请填写分组名');
  expect(nameProblem('学习', groups)).toBe('已经有这个分组了');
  expect(nameProblem('生活', groups)).toBeUndefined();
});
