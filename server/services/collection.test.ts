import { arrangeCollection, collectApp, getCollectApp, getCollectAppGroup } from '@yimen/contract/services/collection';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { statementsOf } from '../testing/statements.ts';
import { openWorld, type World } from '../testing/world.ts';
import { groupCollected } from './collection.ts';

describe('an arrangement', () => {
  const rows = [
    { app: 'a', group: '' },
    { app: 'b', group: '学习' },
    { app: 'c', group: '' },
    { app: 'd', group: '生活' },
  ];

  test('shows those in no group first, then groups where their first service stands', () => {
    expect(groupCollected(rows)).toEqual([
      { group: '', apps: ['a', 'c'] },
      { group: '学习', apps: ['b'] },
      { group: '生活', apps: ['d'] },
    ]);
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
  const groupsNamed = async () => (await groups()).map(([group, apps]) => ({ group, apps }));

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

  test('has those that are put into a group before what else is in it, and its groups in their order', async () => {
    const all = await order();
    const [a = '', b = '', c = '', d = '', ...rest] = all;
    const arrange = (group: string, apps: string[]) => world.call(arrangeCollection, { group, apps }, { token });
    await arrange('', all);
    await arrange('学习', [a]);
    await arrange('生活', [b]);
    expect((await arrange('学习', [d, c, d])).data).toEqual(await groupsNamed());
    expect(await groups()).toEqual([
      ['', rest],
      ['学习', [d, c, a]],
      ['生活', [b]],
    ]);
    await arrange('生活', [a]);
    expect((await groups()).slice(1)).toEqual([
      ['学习', [d, c]],
      ['生活', [a, b]],
    ]);
    await arrange('', all);
  });

  test('is arranged by one statement, however many services it holds', async () => {
    const all = await order();
    const seen = await statementsOf(() =>
      world.call(arrangeCollection, { group: '', apps: all.toReversed() }, { token }),
    );
    expect(seen.filter((statement) => statement.includes('update "collections"'))).toHaveLength(1);
    expect(await order()).toEqual(all.toReversed());
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
