import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { editions, releases } from '../database/schema/editions.ts';
import { notices } from '../database/schema/publishing.ts';
import type { Act } from '../parts/changing.ts';
import { findPart, type Row } from '../parts/tables.ts';
import { scoped } from '../tenancy/scoped.ts';
import { openWorld, type World } from '../testing/world.ts';
import { problemsOfMany, writeMany } from './many.ts';

let world: World;
beforeAll(async () => {
  world = await openWorld();
});
afterAll(() => world.close());

const here = () => scoped(world.db, { id: 'mingde' });
const part = findPart('notices') ?? expect.fail('notices');
const row = (id: string, more: Row = {}): Row => ({
  id,
  type: 'logistics',
  title: id,
  department: 'it-center',
  publishedAt: new Date(),
  top: false,
  needsReply: false,
  deadline: null,
  body: [],
  attachments: [],
  audience: null,
  ...more,
});
const act = (): Act => ({ actor: 'system:hr', title: '推送', release: null });

describe('many rows', () => {
  test('are checked as one is, each told by its place', async () => {
    const rows = [
      row('right'),
      row('wrong-form', { top: 'yes' }),
      row('wrong-name', { department: 'moon' }),
      row('wrong-rule', { audience: { departments: ['moon'] } }),
      row('wrong-span', { deadline: new Date(0) }),
      row('wrong-picture', { body: [{ type: 'image', image: 'moon', caption: '' }] }),
      row('right', { title: '又一次' }),
    ];
    const found = await problemsOfMany(here(), part, rows);
    expect([...found].map(([place, { field }]) => [place, field]).sort()).toEqual([
      [1, 'top'],
      [2, 'department'],
      [3, 'audience'],
      [4, 'deadline'],
      [5, expect.stringMatching(/^body/)],
      [6, 'id'],
    ]);
  });

  test('are one release, and what is as it was is not in it', async () => {
    const [first, second] = [act(), act()];
    await writeMany(here(), first, part, { rows: [row('a'), row('b')], removed: [] });
    const kept = await here().rows(notices);
    const same = kept.filter(({ id }) => id === 'a');
    await writeMany(here(), second, part, { rows: same, removed: [{ id: 'b' }, { id: 'never-there' }] });
    expect([first.release, second.release]).toEqual([1, 2]);
    const all = await here().rows(editions);
    expect(all.map(({ key, release, content }) => [key, release, content?.title ?? null])).toEqual([
      ['["a"]', 1, 'a'],
      ['["b"]', 1, 'b'],
      ['["b"]', 2, null],
    ]);
  });

  test('of which nothing is otherwise make no release', async () => {
    const before = await world.db.$count(releases);
    const [one] = await here().rows(notices, { limit: 1 });
    const nothing = act();
    await writeMany(here(), nothing, part, { rows: one ? [one] : [], removed: [] });
    expect(nothing.release).toBeNull();
    expect(await world.db.$count(releases)).toBe(before);
  });
});
