import { pushNotices, pushTasks } from '@yimen/contract/sources/push';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { tasks } from '../database/schema/person.ts';
import { later, openDeliveries, outcomes, task } from '../sources/push/fixture.ts';

const hr = openDeliveries();

describe('tasks', () => {
  test('reach who they name, change, are completed and withdrawn', async () => {
    expect(outcomes(await hr.deliver(pushTasks.path, [task('a')]))).toEqual(['added']);
    expect(await hr.tasksOf('2024310086')).toEqual([
      {
        id: 'push.hr.a',
        title: '考核表a',
        source: '人事系统',
        sponsor: '人事处',
        department: '人事处',
        step: '填写',
        createdAt: '2026-11-20 09:30',
        deadline: '2026-11-20 17:00',
        status: 'todo',
        url: 'https://hr.test/1',
        results: [],
        holder: '',
        since: expect.stringMatching(/^2026-11-20 08:\d\d$/),
      },
    ]);
    expect(outcomes(await hr.deliver(pushTasks.path, [task('a', { title: '改了' })]))).toEqual(['changed']);
    expect((await hr.tasksOf('2024310086')).map(({ title }) => title)).toEqual(['改了']);
    expect(outcomes(await hr.deliver(pushTasks.path, [task('a', { state: 'done' })]))).toEqual(['changed']);
    expect(await hr.tasksOf('2024310086')).toEqual([]);
    expect(await hr.tasksOf('2024310086', 'done')).toHaveLength(1);
    expect(outcomes(await hr.deliver(pushTasks.path, [{ id: 'a', state: 'withdrawn', updatedAt: later() }]))).toEqual([
      'withdrawn',
    ]);
    expect(await hr.tasksOf('2024310086', 'done')).toEqual([]);
    expect(outcomes(await hr.deliver(pushTasks.path, [task('a')]))).toEqual(['added']);
  });

  test('bring what came of them, and nothing that leads to a script', async () => {
    const done = (url: string) => task('r', { state: 'done', results: [{ name: '考核结果.pdf', url, size: '86 KB' }] });
    const refused = await hr.deliver(pushTasks.path, [done('javascript:alert(1)')]);
    expect(refused.results).toMatchObject([{ outcome: 'refused', field: 'results.0.url' }]);
    await hr.deliver(pushTasks.path, [done('https://hr.test/r.pdf')]);
    expect((await hr.tasksOf('2024310086', 'done')).find(({ id }) => id === 'push.hr.r')?.results).toEqual([
      { name: '考核结果.pdf', url: 'https://hr.test/r.pdf', size: '86 KB' },
    ]);
  });

  test('move to other people, and to whole departments', async () => {
    await hr.deliver(pushTasks.path, [task('b', { recipients: { numbers: ['20150132'] } })]);
    expect((await hr.tasksOf('20150132')).map(({ id }) => id)).toContain('push.hr.b');
    await hr.deliver(pushTasks.path, [task('b', { recipients: { departments: ['college-information'] } })]);
    const holders = await hr.world.db.select().from(tasks);
    const people = holders.filter(({ id }) => id === 'push.hr.b').map(({ person }) => person);
    expect(people.length).toBeGreaterThan(1);
    expect(new Set(people).size).toBe(people.length);
  });

  test('older than what is known change nothing, the same change nothing again', async () => {
    const older = task('c', { title: '旧' });
    const newer = task('c', { title: '新' });
    expect(outcomes(await hr.deliver(pushTasks.path, [newer]))).toEqual(['added']);
    expect(outcomes(await hr.deliver(pushTasks.path, [older]))).toEqual(['older']);
    expect(outcomes(await hr.deliver(pushTasks.path, [newer]))).toEqual(['unchanged']);
    const gone = { id: 'c', state: 'withdrawn', updatedAt: later() };
    await hr.deliver(pushTasks.path, [gone]);
    expect(outcomes(await hr.deliver(pushTasks.path, [newer]))).toEqual(['older']);
    expect((await hr.tasksOf('2024310086')).some(({ id }) => id === 'push.hr.c')).toBe(false);
  });

  test('of the same time but other content are taken in the order in which they come', async () => {
    const one = task('e', { title: '甲' });
    const other = { ...one, title: '乙' };
    const titleOf = async () => (await hr.tasksOf('2024310086')).find(({ id }) => id === 'push.hr.e')?.title;
    await hr.deliver(pushTasks.path, [one]);
    expect(outcomes(await hr.deliver(pushTasks.path, [other]))).toEqual(['changed']);
    expect(await titleOf()).toBe('乙');
    expect(outcomes(await hr.deliver(pushTasks.path, [other]))).toEqual(['unchanged']);
    const gone = { id: 'e', state: 'withdrawn', updatedAt: one.updatedAt };
    expect(outcomes(await hr.deliver(pushTasks.path, [gone]))).toEqual(['withdrawn']);
    expect(outcomes(await hr.deliver(pushTasks.path, [one]))).toEqual(['added']);
    expect(await titleOf()).toBe('甲');
  });

  test('that are wrong are told by row and field; the others are taken', async () => {
    const data = await hr.deliver(pushTasks.path, [
      task('d1'),
      task('d2', { title: '' }),
      task('d3', { deadline: 'tomorrow' }),
      task('d4', { department: 'moon' }),
      task('d5', { recipients: { numbers: ['nobody'] } }),
      task('d6', { recipients: { numbers: ['nobody', '20150132'] } }),
      task('d1'),
      task('d7', { state: 'lost' }),
      task('d8', { url: 'javascript:alert(1)' }),
      task('d9', { createdAt: '2026-02-31T00:00:00Z' }),
      null,
      { id: 'd10', state: 'withdrawn' },
      task('d11', { recipients: { departments: ['hr', 'moon'] } }),
    ]);
    expect(data.counts).toEqual({ added: 2, refused: 11 });
    expect(data.results.map(({ row, field }) => [row, field])).toEqual([
      [1, undefined],
      [2, 'title'],
      [3, 'deadline'],
      [4, 'department'],
      [5, 'recipients'],
      [6, undefined],
      [7, 'id'],
      [8, 'state'],
      [9, 'url'],
      [10, 'createdAt'],
      [11, ''],
      [12, 'updatedAt'],
      [13, 'recipients.departments.1'],
    ]);
    expect(data.results[5]).toMatchObject({ id: 'd6', outcome: 'added', unknown: ['nobody'] });
    for (const { outcome, message } of data.results)
      if (outcome === 'refused') expect(message).toMatch(/\p{Script=Han}/u);
    expect((await hr.tasksOf('2024310086')).filter(({ id }) => id.startsWith('push.hr.d'))).toHaveLength(1);
  });

  test('that hold what no database takes are refused by row, and hold up no other', async () => {
    for (const bad of ['\0', '\ud800']) {
      const notice = {
        state: 'published',
        updatedAt: later(),
        type: 'logistics',
        department: 'logistics',
        title: '通知',
      };
      const body = [{ type: 'p', text: bad }];
      const good = task(`storable-${bad.charCodeAt(0)}`);
      const data = await hr.deliver(pushTasks.path, [
        task(bad),
        task('n', { recipients: { numbers: ['20150132', bad] } }),
        task('u', { url: `/a${bad}` }),
        { [bad]: 1 },
        good,
      ]);
      expect(data.counts).toEqual({ refused: 4, added: 1 });
      expect(data.results.map(({ field }) => field)).toEqual(['id', 'recipients.numbers.1', 'url', '', undefined]);
      const told = await hr.deliver(pushNotices.path, [{ ...notice, id: 'n', publishedAt: later(), body }]);
      expect(told.results[0]).toMatchObject({ outcome: 'refused', field: 'body.0.text' });
    }
  });

  test('lead to an address or a path, and nowhere else than they look', async () => {
    const strange = [
      '/\\evil.test',
      '//evil.test',
      'http://[',
      'https://user:pw@evil.test/',
      'javascript:1',
      '/a b',
      'a',
    ];
    const right = ['/info-center?notice=1', 'https://hr.test/a?b=c#d', null];
    const data = await hr.deliver(
      pushTasks.path,
      [...strange, ...right].map((url, index) => task(`url-${index}`, { url })),
    );
    expect(data.counts).toEqual({ refused: strange.length, added: right.length });
  });

  test('dated more than a day ahead are refused: nothing later would ever be taken', async () => {
    const data = await hr.deliver(pushTasks.path, [task('far', { updatedAt: '2999-01-01T00:00:00Z' })]);
    expect(data.results[0]).toMatchObject({ outcome: 'refused', field: 'updatedAt' });
  });

  test('of any kind of nonsense never end in a fault', async () => {
    const nonsense = fc.oneof(
      fc.jsonValue({ maxDepth: 3 }),
      fc.record(
        {
          id: fc.oneof(fc.string({ unit: 'binary' }), fc.constantFrom('\0', '\ud800')),
          state: fc.constantFrom('todo', 'withdrawn', 'x'),
          updatedAt: fc.constantFrom('2026-11-20T00:00:00Z', '2026-13-01T00:00:00Z', ''),
          title: fc.string({ unit: 'binary' }),
          sponsor: fc.constantFrom('\0', '\ud800', ''),
          createdAt: fc.constant('2026-11-20T00:00:00Z'),
          recipients: fc.jsonValue(),
        },
        { requiredKeys: [] },
      ),
    );
    await fc.assert(
      fc.asyncProperty(
        fc.constantFrom(pushTasks.path, pushNotices.path),
        fc.array(nonsense, { maxLength: 4 }),
        async (path, items) => {
          const answer = await hr.push(path, { items });
          expect([200, 400]).toContain(answer.status);
        },
      ),
      { numRuns: 60, seed: 20261120 },
    );
  });
});
