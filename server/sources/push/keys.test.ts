import { pushTasks } from '@yimen/contract/sources/push';
import { expect, test } from 'vitest';
import { later, made, mingde, openDeliveries, task } from './fixture.ts';
import { createKey, type NewKey, revokeKeys, rotateKey } from './keys.ts';

const hr = openDeliveries();

test('of one system never touches what another delivered, though the ids are the same', async () => {
  const other = made(await createKey(hr.world.db, mingde, 'labs', '实验室系统'));
  await hr.deliver(pushTasks.path, [task('same')]);
  await hr.deliver(pushTasks.path, [task('same', { title: '实验室的' })], { key: other });
  await hr.deliver(pushTasks.path, [{ id: 'same', state: 'withdrawn', updatedAt: later() }], { key: other });
  expect((await hr.tasksOf('2024310086')).map(({ id }) => id)).toContain('push.hr.same');
});

test('of two keys both sign; a third ends the first, and a revoked key signs no more', async () => {
  const institution = { id: 'jiangcheng' };
  const host = 'jiangcheng.localhost';
  const works = async (one: NewKey) => (await hr.push(pushTasks.path, { items: [{}] }, { key: one, host })).success;
  const first = made(await createKey(hr.world.db, institution, 'hr', '人事系统'));
  expect(await createKey(hr.world.db, institution, 'hr', '人事系统')).toBeNull();
  const second = made(await rotateKey(hr.world.db, institution, 'hr'));
  expect([await works(first), await works(second)]).toEqual([true, true]);
  const third = made(await rotateKey(hr.world.db, institution, 'hr'));
  expect([await works(first), await works(second), await works(third)]).toEqual([false, true, true]);
  expect(await revokeKeys(hr.world.db, institution, 'hr', second.id)).toBe(1);
  expect([await works(second), await works(third)]).toEqual([false, true]);
  expect(await rotateKey(hr.world.db, institution, 'nobody')).toBeNull();
});
