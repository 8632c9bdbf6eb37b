import { describe, expect, test } from 'vitest';
import { findItem, moveItem, placeAfterKey, type SortableGroup } from './arrangement.ts';

const group = (id: string, ids: string): SortableGroup => ({
  id,
  label: id,
  items: [...ids].map((name) => ({ id: name, name })),
});
const groups = [group('one', 'abcdefg'), group('two', 'xy'), group('none', '')];
const drawn = (all: readonly SortableGroup[]) => all.map(({ items }) => items.map(({ id }) => id).join(''));

describe('moveItem', () => {
  test('moves forth and back inside a group', () => {
    expect(drawn(moveItem(groups, 'b', { group: 'one', index: 4 }))[0]).toBe('acdebfg');
    expect(drawn(moveItem(groups, 'f', { group: 'one', index: 0 }))[0]).toBe('fabcdeg');
  });

  test('moves between groups, into an empty one too', () => {
    expect(drawn(moveItem(groups, 'b', { group: 'two', index: 1 }))).toEqual(['acdefg', 'xby', '']);
    expect(drawn(moveItem(groups, 'x', { group: 'none', index: 0 }))).toEqual(['abcdefg', 'y', 'x']);
  });

  test('keeps what is not concerned, and everything when nothing moves', () => {
    const moved = moveItem(groups, 'b', { group: 'one', index: 2 });
    expect(moved[1]).toBe(groups[1]);
    expect(moveItem(groups, 'b', { group: 'one', index: 1 })).toBe(groups);
    expect(moveItem(groups, 'missing', { group: 'one', index: 1 })).toBe(groups);
    expect(moveItem(groups, 'b', { group: 'missing', index: 1 })).toBe(groups);
  });

  test('stays inside the group however far it is sent', () => {
    expect(drawn(moveItem(groups, 'a', { group: 'one', index: 99 }))[0]).toBe('bcdefga');
    expect(drawn(moveItem(groups, 'c', { group: 'one', index: -3 }))[0]).toBe('cabdefg');
  });

  test('finds where it put it', () => {
    expect(findItem(moveItem(groups, 'b', { group: 'two', index: 2 }), 'b')).toEqual({ group: 'two', index: 2 });
  });
});

describe('placeAfterKey', () => {
  const after = (index: number, key: string, from = 'one') =>
    placeAfterKey(groups, { group: from, index }, key, () => 3);

  test('goes sideways by one and up and down by a row', () => {
    expect(after(1, 'ArrowRight')).toEqual({ group: 'one', index: 2 });
    expect(after(1, 'ArrowLeft')).toEqual({ group: 'one', index: 0 });
    expect(after(1, 'ArrowDown')).toEqual({ group: 'one', index: 4 });
    expect(after(4, 'ArrowUp')).toEqual({ group: 'one', index: 1 });
    expect(after(5, 'ArrowDown')).toEqual({ group: 'one', index: 6 });
  });

  test('goes to both ends of its group', () => {
    expect(after(3, 'Home')).toEqual({ group: 'one', index: 0 });
    expect(after(3, 'End')).toEqual({ group: 'one', index: 6 });
  });

  test('goes on into the neighbouring group', () => {
    expect(after(6, 'ArrowRight')).toEqual({ group: 'two', index: 0 });
    expect(after(6, 'ArrowDown')).toEqual({ group: 'two', index: 0 });
    expect(after(1, 'ArrowDown', 'two')).toEqual({ group: 'none', index: 0 });
    expect(after(0, 'ArrowLeft', 'two')).toEqual({ group: 'one', index: 7 });
    expect(after(1, 'ArrowUp', 'two')).toEqual({ group: 'one', index: 7 });
  });

  test('stays at the ends of all groups, and leaves other keys alone', () => {
    expect(after(0, 'ArrowLeft')).toBeUndefined();
    expect(after(0, 'ArrowUp')).toBeUndefined();
    expect(after(0, 'x')).toBeUndefined();
  });
});
