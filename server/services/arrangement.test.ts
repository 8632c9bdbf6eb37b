import { arrangeCollection, collectApp, getCollectApp, getCollectAppGroup } from '@yimen/contract/homepage/apps';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openWorld, type World } from '../testing/world.ts';
import { arranged, groupsOf } from './arrangement.ts';

describe('an arrangement', () => {
  const rows = [
    { app: 'a', group: '' },
    { app: 'b', group: '学习' },
    { app: 'c', group: '' },
    { app: 'd', group: '生活' },
  ];

  test('shows those in no group first, then groups where their first service stands', () => {
    expect(groupsOf(rows)).toEqual([
      { group: '', apps: ['a', 'c'] },
      { group: '学习', apps: ['b'] },
      { group: '生活', apps: ['d'] },
    ]);
  });

  test('puts services into a group in the order named, before what else is in it', () => {
    expect(arranged(rows, '学习', ['d', 'a'])).toEqual([
      { group: '', apps: ['c'] },
      { group: '学习', apps: ['d', 'a', 'b'] },
    ]);
  });

  test('keeps the order of groups, and adds a new one at the end', () => {
    expect(arranged(rows, '生活', ['d']).map(({ group }) => group)).toEqual(['', '学习', '生活']);
    expect(arranged(rows, '新', ['a']).at(-1)).toEqual({ group: '新', apps: ['a'] });
  });
});

describe('a collection', () => {
  let world: World;
  let token: string;
  beforeAll(async () => {
    world = await openWorld();
    token = await world.signIn('2024310086');
  });
  afterAll(() => world.close());

  const order = async () => (await world.call(getCollectApp, {}, { token })).data.map(({ id }) => id);
  const groups = async () =>
    (await world.call(getCollectAppGroup, {}, { token })).data.map(({ group, apps }) => [
      group,
      apps.map(({ id }) => id),
    ]);

  test('is arranged by its person, and read in that order everywhere', async () => {
    const before = await order();
    const [first = '', second = '', ...rest] = before;
    await world.call(arrangeCollection, { group: '', apps: [second, first, ...rest] }, { token });
    expect(await order()).toEqual([second, first, ...rest]);
    await world.call(arrangeCollection, { group: '学习', apps: [first] }, { token });
    expect(await groups()).toEqual([
      ['', [second, ...rest]],
      ['学习', [first]],
    ]);
    expect(await order()).toEqual([second, ...rest, first]);
  });

  test('takes a group away by leaving it empty', async () => {
    const all = await order();
    await world.call(arrangeCollection, { group: '', apps: all }, { token });
    expect(await groups()).toEqual([['', all]]);
  });

  test('is not changed by what is not collected', async () => {
    const before = await groups();
    const answer = await world.call(
      arrangeCollection,
      { group: '', apps: ['cet-register', before[0]?.[1]?.[0] as string] },
      { token },
    );
    expect(answer).toMatchObject({ success: false, code: 404 });
    expect(await groups()).toEqual(before);
  });

  test('has what is collected later at its end, in no group', async () => {
    await world.call(collectApp, { appId: 'cet-register', collected: true }, { token });
    expect((await groups())[0]).toEqual(['', expect.arrayContaining(['cet-register'])]);
    expect((await order()).at(-1)).toBe('cet-register');
  });
});
