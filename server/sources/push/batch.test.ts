import { batchLimit, pushNotices, pushTasks } from '@yimen/contract/sources/push';
import { describe, expect, test } from 'vitest';
import { tasks } from '../../database/schema/person.ts';
import { notices } from '../../database/schema/publishing.ts';
import { pushedItems } from '../../database/schema/sources.ts';
import { later, openDeliveries, task } from './fixture.ts';

const hr = openDeliveries();

const written = async () => [
  await hr.world.db.$count(tasks),
  await hr.world.db.$count(notices),
  await hr.world.db.$count(pushedItems),
];

describe('a batch', () => {
  const body = () => ({ items: [task('z')] });

  test.each<[string, () => Promise<{ status: number; code: number }>, number, number]>([
    ['without headers', () => hr.world.send('POST', pushTasks.path, body()), 400, 400],
    ['of an unknown key', () => hr.push(pushTasks.path, body(), { key: { ...hr.key, id: 'hr-0000' } }), 200, 401],
    ['of a wrong secret', () => hr.push(pushTasks.path, body(), { key: { ...hr.key, secret: 'guess' } }), 200, 401],
    [
      'signed for another call',
      () => hr.push(pushNotices.path, body(), { headers: { 'x-yimen-signature': `v1=${'0'.repeat(64)}` } }),
      200,
      401,
    ],
    [
      'with another idempotency key',
      () => hr.push(pushTasks.path, body(), { headers: { 'idempotency-key': 'another-key' } }),
      200,
      401,
    ],
    [
      'signed six minutes ago',
      () => hr.push(pushTasks.path, body(), { timestamp: Math.floor(Date.now() / 1000) - 360 }),
      200,
      401,
    ],
    [
      'signed in six minutes',
      () => hr.push(pushTasks.path, body(), { timestamp: Math.floor(Date.now() / 1000) + 360 }),
      200,
      401,
    ],
    ['at another institution', () => hr.push(pushTasks.path, body(), { host: 'yunzhou.localhost' }), 200, 401],
    ['that is no JSON', () => hr.push(pushTasks.path, '{'), 400, 400],
    [
      'of lists in lists without end',
      () => hr.push(pushTasks.path, `{"items":[${'['.repeat(200_000)}${']'.repeat(200_000)}]}`),
      400,
      400,
    ],
    ['that is none', () => hr.push(pushTasks.path, { tasks: [] }), 400, 400],
    ['of nothing', () => hr.push(pushTasks.path, { items: [] }), 400, 400],
    [
      'of too many',
      () => hr.push(pushTasks.path, { items: Array.from({ length: batchLimit + 1 }, () => ({})) }),
      400,
      400,
    ],
    ['that is too large', () => hr.push(pushTasks.path, `{"items":["${'x'.repeat(1_100_000)}"]}`), 413, 400],
  ])('%s is refused as a whole, and nothing is written', async (_, send, status, code) => {
    const before = await written();
    expect(await send()).toMatchObject({
      status,
      code,
      success: false,
      data: null,
      msg: expect.stringMatching(/\p{Script=Han}/u),
    });
    expect(await written()).toEqual(before);
  });

  test('that comes again is answered as the first time; its key takes no other', async () => {
    const items = [task('y')];
    const first = await hr.deliver(pushTasks.path, items, { idempotencyKey: 'batch-number-1' });
    expect(first.counts).toEqual({ added: 1 });
    expect(await hr.deliver(pushTasks.path, items, { idempotencyKey: 'batch-number-1' })).toEqual(first);
    const otherBatch = await hr.push(pushTasks.path, { items: [task('y2')] }, { idempotencyKey: 'batch-number-1' });
    expect(otherBatch).toMatchObject({ status: 409, code: 409, success: false });
  });

  test('that comes twelve times at once is applied once', async () => {
    const items = [task('x1'), task('x2')];
    const tries = Array.from({ length: 12 }, () =>
      hr.deliver(pushTasks.path, items, { idempotencyKey: 'one-of-twelve' }),
    );
    for (const answer of await Promise.all(tries)) expect(answer.counts).toEqual({ added: 2 });
    expect((await hr.tasksOf('2024310086')).filter(({ id }) => /x[12]$/.test(id))).toHaveLength(2);
  });

  test('may be of five hundred items', async () => {
    const many = Array.from({ length: batchLimit }, (_, index) =>
      task(`many-${index}`, { recipients: { numbers: ['20120088', '20180266'] } }),
    );
    expect((await hr.deliver(pushTasks.path, many)).counts).toEqual({ added: batchLimit });
    const gone = many.map(({ id }) => ({ id, state: 'withdrawn', updatedAt: later() }));
    expect((await hr.deliver(pushTasks.path, gone)).counts).toEqual({ withdrawn: batchLimit });
    expect((await hr.tasksOf('20120088')).filter(({ id }) => id.startsWith('push.hr.many'))).toEqual([]);
  });
});
