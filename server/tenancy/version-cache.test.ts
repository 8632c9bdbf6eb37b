import { afterAll, beforeAll, expect, test } from 'vitest';
import { institutions } from '../database/schema/institutions.ts';
import { openWorld, type World } from '../testing/world.ts';
import { contentChanged, VersionCache } from './resolve.ts';

let world: World;
beforeAll(async () => {
  world = await openWorld();
});
afterAll(() => world.close());

/** A value of so many bytes for each institution, which counts how often each was made. */
function values({ maxBytes = Number.POSITIVE_INFINITY, goodUntil = Number.POSITIVE_INFINITY } = {}) {
  const made: string[] = [];
  const kept = new VersionCache<number>({ bytesOf: (value) => value, maxBytes, goodUntil: () => goodUntil });
  const get = (id: string, bytes = 40) =>
    kept.get(world.db, { id }, async () => {
      made.push(id);
      return bytes;
    });
  return { get, made };
}

test('a value is made once, and again when the institution’s data have changed or its time is over', async () => {
  const { get, made } = values();
  await Promise.all([get('mingde'), get('mingde'), get('yunzhou')]);
  await get('mingde');
  expect(made).toEqual(['mingde', 'yunzhou']);
  await contentChanged(world.db, { id: 'mingde' });
  await Promise.all([get('mingde'), get('yunzhou')]);
  expect(made).toEqual(['mingde', 'yunzhou', 'mingde']);

  const passing = values({ goodUntil: Date.now() - 1 });
  await passing.get('mingde');
  await passing.get('mingde');
  expect(passing.made).toEqual(['mingde', 'mingde']);
});

test('beyond its bound what was unused for longest leaves', async () => {
  const { get, made } = values({ maxBytes: 100 });
  for (const id of ['mingde', 'jiangcheng', 'mingde', 'yunzhou', 'mingde', 'yunzhou']) await get(id);
  expect(made).toEqual(['mingde', 'jiangcheng', 'yunzhou']);
  await get('jiangcheng');
  await get('yunzhou');
  await get('mingde');
  expect(made.slice(3)).toEqual(['jiangcheng', 'mingde']);
});

test('one that is larger than the bound stays until another is made', async () => {
  const { get, made } = values({ maxBytes: 100 });
  for (const id of ['mingde', 'mingde', 'yunzhou', 'mingde']) await get(id, 200);
  expect(made).toEqual(['mingde', 'yunzhou', 'mingde']);
});

test('a value that could not be made is tried again', async () => {
  const kept = new VersionCache<string>();
  const failing = kept.get(world.db, { id: 'mingde' }, () => Promise.reject(new Error('no')));
  await expect(failing).rejects.toThrow('no');
  await expect(kept.get(world.db, { id: 'mingde' }, async () => 'yes')).resolves.toBe('yes');
});

test('a query is run once, however often its value is asked for', async () => {
  const kept = new VersionCache<readonly { id: string }[]>();
  let runs = 0;
  const query = () => {
    const built = world.db.select({ id: institutions.id }).from(institutions);
    const { execute } = built;
    built.execute = (...given) => {
      runs += 1;
      return execute.apply(built, given);
    };
    return built;
  };
  const ask = () => kept.get(world.db, { id: 'mingde' }, query);
  const [first] = await Promise.all([ask(), ask()]);
  expect(await ask()).toBe(first);
  expect(runs).toBe(1);
});
