import { taskInfo } from '@yimen/contract/tasks/tasks';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { tasks } from '../database/schema/person.ts';
import { openWorld, type World } from '../testing/world.ts';

let world: World;
beforeAll(async () => {
  world = await openWorld();
});
afterAll(() => world.close());

const account = '2024310086';

function add(id: string, createdAt: Date) {
  const texts = { title: id, source: '', sponsor: '', department: '', step: '', holder: '' };
  const row = { ...texts, institution: 'mingde', person: account, id, status: 'done' as const, createdAt };
  return world.db.insert(tasks).values({ ...row, since: createdAt, deadline: null, url: null, app: null });
}

test('a list that is read on after its last row leaves nothing out and repeats nothing while tasks arrive', async () => {
  const token = await world.signIn(account);
  for (const day of [1, 2, 3, 4, 5]) await add(`old-${day}`, new Date(`2026-01-0${day}T00:00:00Z`));
  const read = async (pageSize: number, after?: string) => {
    const { data } = await world.call(taskInfo, { status: 'done', pageSize, after }, { token });
    return data.list.map(({ id }) => id);
  };
  const before = await read(100);
  expect(before.length).toBeGreaterThan(6);
  const seen = await read(3);
  await add('new', new Date('2030-01-01T00:00:00Z'));
  for (let next = await read(3, seen.at(-1)); next.length > 0; next = await read(3, seen.at(-1))) seen.push(...next);
  expect(seen).toEqual(before);
});
