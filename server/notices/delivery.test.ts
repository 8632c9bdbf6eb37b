import { noticeInfo, noticeShow, noticeTypes, noticeUrl } from '@yimen/contract/notices/notices';
import { search, searchResults } from '@yimen/contract/search';
import { pushNotices } from '@yimen/contract/sources/push';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { later, notice, openDeliveries, outcomes } from '../sources/push/fixture.ts';

const hr = openDeliveries();
beforeAll(() => {
  vi.useFakeTimers({ toFake: ['Date'] });
});
afterAll(() => {
  vi.useRealTimers();
});

describe('notices', () => {
  const shown = async (token: string) => {
    const { data } = await hr.world.call(noticeShow, { type: 'logistics', pageSize: 100 }, { token });
    return data.list.filter(({ id }) => id.startsWith('push.hr.')).map(({ id }) => id);
  };
  const tokens = async () => [
    await hr.world.guest(),
    await hr.world.signIn('2024310086'),
    await hr.world.signIn('20150132'),
  ];

  test('for everybody are shown at once, to guests too, and keep who has read them when they change', async () => {
    const [guest = '', student = ''] = await tokens();
    expect(outcomes(await hr.deliver(pushNotices.path, [notice('n1')]))).toEqual(['added']);
    expect(await shown(guest)).toEqual(['push.hr.n1']);
    const open = () => hr.world.call(noticeInfo, { noticeId: 'push.hr.n1' }, { token: student });
    expect((await open()).data).toMatchObject({
      title: '检修n1',
      department: '信息化中心',
      body: [{ type: 'p', text: '校园网检修。' }],
    });
    await hr.deliver(pushNotices.path, [notice('n1', { title: '检修改期' })]);
    const { data } = await hr.world.call(noticeShow, { type: 'logistics', pageSize: 100 }, { token: student });
    expect(data.list.find(({ id }) => id === 'push.hr.n1')).toMatchObject({ title: '检修改期', read: true });
    await hr.deliver(pushNotices.path, [{ id: 'n1', state: 'withdrawn', updatedAt: later() }]);
    expect(await shown(guest)).toEqual([]);
    expect((await open()).code).toBe(404);
  });

  test('whose deadline is before they come out are refused', async () => {
    const late = { publishedAt: '2026-11-20T09:00:00+08:00', deadline: '2026-11-20T02:00:00+02:00' };
    expect(outcomes(await hr.deliver(pushNotices.path, [notice('n9', late)]))).toEqual(['refused']);
    const inTime = { ...late, deadline: '2026-11-20T01:00:00Z' };
    expect(outcomes(await hr.deliver(pushNotices.path, [notice('n9', inTime)]))).toEqual(['added']);
    await hr.deliver(pushNotices.path, [{ id: 'n9', state: 'withdrawn', updatedAt: later() }]);
  });

  test.each([
    ['numbers', { numbers: ['2024310086'] }, [false, true, false]],
    ['departments', { departments: ['college-information'] }, [false, true, true]],
    ['kinds of people', { userTypes: ['TEACHER'] }, [false, false, true]],
  ])('for %s are seen by them alone, wherever notices are told of', async (_, recipients, seen) => {
    const given = await tokens();
    const count = async (token: string) =>
      (await hr.world.call(noticeTypes, {}, { token })).data.find(({ id }) => id === 'logistics')?.count ?? 0;
    await hr.deliver(pushNotices.path, [{ id: 'n2', state: 'withdrawn', updatedAt: later() }]);
    const before = await Promise.all(given.map(count));
    await hr.deliver(pushNotices.path, [notice('n2', { recipients })]);
    const id = 'push.hr.n2';
    expect(await Promise.all(given.map(async (token) => (await shown(token)).includes(id)))).toEqual(seen);
    for (const [index, token] of given.entries()) {
      const code = seen[index] ? 200 : 404;
      expect((await hr.world.call(noticeInfo, { noticeId: id }, { token })).code).toBe(code);
      expect((await hr.world.call(noticeUrl, { noticeId: id }, { token })).code).toBe(code);
      expect(await count(token)).toBe((before[index] ?? 0) + Number(seen[index]));
    }
    const finds = async (token: string) => {
      const { list } = (await hr.world.call(search, { query: '检修n2', count: 50 }, { token })).data;
      const { groups } = (await hr.world.call(searchResults, { query: '检修n2', kind: 'notice' }, { token })).data;
      return [list, groups.flatMap((group) => group.list)].map((each) => each.some((one) => one.id === id));
    };
    // What one may search is read once a minute.
    vi.setSystemTime(Date.now() + 60_000);
    expect(await Promise.all(given.map(finds))).toEqual(seen.map((each) => [each, each]));
  });

  test('name a type and a department of the institution, and somebody', async () => {
    const data = await hr.deliver(pushNotices.path, [
      notice('n3', { type: 'moon' }),
      notice('n4', { department: 'moon' }),
      notice('n5', { recipients: {} }),
      notice('n5', { recipients: undefined }),
      notice('n5', { recipeints: null }),
      notice('n6', { body: [{ type: 'image', image: 'x', caption: '' }] }),
    ]);
    expect(data.results.map(({ field }) => field)).toEqual([
      'type',
      'department',
      'recipients',
      'recipients',
      'recipeints',
      'body.0.type',
    ]);
  });
});
