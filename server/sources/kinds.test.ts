import { messageType } from '@yimen/contract/notices/messages';
import { noticeInfo, noticeShow, noticeTypes } from '@yimen/contract/notices/notices';
import { checkCached } from '@yimen/contract/offline';
import { personData, personDataSelect, personTypes } from '@yimen/contract/person/data';
import { curriculum } from '@yimen/contract/schedule/day';
import { getApprovalData, getMergerApprovalData } from '@yimen/contract/tasks/approvals';
import { oaInfo } from '@yimen/contract/tasks/oa';
import { describe, expect, test } from 'vitest';
import { answers, breaks } from '../testing/source-server.ts';
import { openSources } from './fixture.ts';

const at = openSources();

const approvalConfig = (more: Record<string, unknown> = {}) => ({
  url: `${at.other.origin}/approvals?user={no}&view={view}`,
  fields: { id: 'id', title: 'title', source: 'system', insertTime: 'begun', updateTime: 'changed' },
  ...more,
});
const theirApproval = (id: number, changed: string, system = '报账系统') => ({
  id,
  title: `报销${id}`,
  system,
  begun: changed,
  changed,
});

describe('approvals', () => {
  test('of several sources come by time, page by page, with a count for each source', async () => {
    const alone = (await at.world.call(getMergerApprovalData, { view: 1, pageSize: 100 }, { token: at.dean })).data;
    await at.add({ kind: 'approvals', config: approvalConfig(), id: 'finance' });
    await at.add({
      kind: 'approvals',
      config: approvalConfig({ url: `${at.other.origin}/broken?user={no}&view={view}` }),
      id: 'labs',
    });
    const middle = alone.list[3]?.updateTime ?? '';
    const theirs = [
      theirApproval(1, '2026-11-20 07:00'),
      theirApproval(2, middle),
      theirApproval(3, '2020-01-01 00:00', '采购系统'),
    ];
    at.other.behave((request, response) =>
      request.url?.startsWith('/broken') ? breaks(request, response) : answers(theirs)(request, response),
    );
    const whole = (await at.world.call(getMergerApprovalData, { view: 1, pageSize: 100 }, { token: at.dean })).data;
    expect(whole.total).toBe(alone.total + 3);
    expect(whole.sources.reduce((sum, { count }) => sum + count, 0)).toBe(whole.total);
    expect(whole.sources).toEqual(
      expect.arrayContaining([
        { source: '报账系统', count: 2 },
        { source: '采购系统', count: 1 },
      ]),
    );
    expect(whole.failed).toEqual([{ source: '外部labs', reason: 'down', asOf: null }]);
    const times = whole.list.map(({ updateTime }) => updateTime);
    expect(times).toEqual([...times].sort().reverse());
    const paged = [];
    for (let page = 1; page <= Math.ceil(whole.total / 7); page += 1) {
      paged.push(
        ...(await at.world.call(getApprovalData, { view: 1, page, pageSize: 7 }, { token: at.dean })).data.list,
      );
    }
    expect(paged.map(({ id }) => id)).toEqual(whole.list.map(({ id }) => id));
    const some = (await at.world.call(getMergerApprovalData, { view: 1, source: '采购系统' }, { token: at.dean })).data;
    expect(some).toMatchObject({ total: 1, sources: whole.sources });
    const found = (await at.world.call(getApprovalData, { view: 1, query: '报销2' }, { token: at.dean })).data;
    expect(found.list.map(({ id }) => id)).toEqual(['finance.2']);
  });

  test('of the office system are counted by view and come in by its name', async () => {
    const before = (await at.world.call(oaInfo, {}, { token: at.dean })).data;
    await at.add({ kind: 'oa', config: approvalConfig() });
    at.other.behave((request, response) => {
      const view = Number(new URL(request.url ?? '/', at.other.origin).searchParams.get('view'));
      answers(Array.from({ length: view }, (_, id) => theirApproval(view * 10 + id, '2026-11-20 08:00')))(
        request,
        response,
      );
    });
    const { data } = await at.world.call(oaInfo, { count: 20 }, { token: at.dean });
    const more = (key: 'waiting' | 'decided' | 'copied' | 'begun') => data[key] - before[key];
    expect([more('waiting'), more('decided'), more('copied'), more('begun')]).toEqual([1, 2, 3, 4]);
    expect(data.failed).toEqual([]);
    expect(data.list.find(({ id }) => id === 'hr.10')?.source).toBe('OA 系统');
    at.other.behave(breaks);
    expect((await at.world.call(oaInfo, {}, { token: at.dean })).data).toEqual({
      ...before,
      failed: [{ source: '外部hr', reason: 'down', asOf: null }],
    });
  });
});

describe('notices', () => {
  const config = (more: Record<string, unknown> = {}) => ({
    url: `${at.other.origin}/notices`,
    fields: { id: 'id', title: 'title', type: { text: 'teaching' }, publishedAt: 'at', text: 'text' },
    ...more,
  });
  const theirs = [
    { id: 'a', title: '停水通知', at: '2026-11-19T08:00:00+08:00', text: '明天停水。\n\n请储水。' },
    { id: 'b', title: '未来的通知', at: '2999-01-01T08:00:00+08:00', text: '' },
  ];

  test('for everybody are shown to guests; a member who opens one has read it', async () => {
    const guest = await at.world.guest();
    const counted = async (token: string) =>
      (await at.world.call(noticeTypes, {}, { token })).data.find(({ id }) => id === 'teaching');
    const before = [await counted(guest), await counted(at.student)];
    await at.add({ kind: 'notices', config: config() });
    at.other.behave(answers(theirs));
    const shown = (await at.world.call(noticeShow, { type: 'teaching', pageSize: 100 }, { token: guest })).data;
    expect(shown.list.filter(({ id }) => id.startsWith('hr.'))).toMatchObject([
      { id: 'hr.a', department: '外部hr', read: null },
    ]);
    expect(await counted(guest)).toMatchObject({ count: (before[0]?.count ?? 0) + 1, unread: 0 });
    expect(await counted(at.student)).toMatchObject({ unread: (before[1]?.unread ?? 0) + 1 });
    const open = async () => (await at.world.call(noticeInfo, { noticeId: 'hr.a' }, { token: at.student })).data;
    expect(await open()).toMatchObject({
      read: false,
      body: [
        { type: 'p', text: '明天停水。' },
        { type: 'p', text: '请储水。' },
      ],
    });
    expect(await open(), 'had been read before').toMatchObject({ read: true });
    expect(await counted(at.student)).toMatchObject({ unread: before[1]?.unread });
    const unread = async (keep?: string) =>
      (await at.world.call(noticeShow, { onlyUnread: true, keep, pageSize: 100 }, { token: at.student })).data.list;
    expect((await unread()).map(({ id }) => id)).not.toContain('hr.a');
    expect(
      (await unread('hr.a')).map(({ id }) => id),
      'open, it stays',
    ).toContain('hr.a');
    expect((await at.world.call(noticeInfo, { noticeId: 'hr.b' }, { token: at.student })).code).toBe(404);
  });

  test('stay cached on a phone, without their system being asked', async () => {
    await at.add({ kind: 'notices', config: config() });
    const things = ['hr.a', 'other.a'].map((id) => ({ kind: 'notice' as const, id }));
    const { gone } = (await at.world.call(checkCached, { things }, { token: at.student })).data;
    expect(gone.map(({ id }) => id)).toEqual(['other.a']);
    expect(at.other.asked).toEqual([]);
  });

  test('name the source that is missing from their counts', async () => {
    await at.add({ kind: 'notices', config: config() });
    at.other.behave(breaks);
    const types = (await at.world.call(noticeTypes, {}, { token: at.student })).data;
    const ofOthers = types.filter(({ id }) => id !== messageType.id);
    expect(ofOthers.length).toBeGreaterThan(0);
    for (const { failed } of ofOthers) expect(failed).toEqual([{ source: '外部hr', reason: 'down', asOf: null }]);
  });

  test('for each person are not asked for by guests', async () => {
    await at.add({ kind: 'notices', config: config({ url: `${at.other.origin}/notices?user={no}` }) });
    at.other.behave(answers(theirs));
    await at.world.call(noticeShow, {}, { token: await at.world.guest() });
    expect(at.other.asked).toEqual([]);
    expect(
      (await at.world.call(noticeShow, { pageSize: 100 }, { token: at.student })).data.list.some(
        ({ id }) => id === 'hr.a',
      ),
    ).toBe(true);
  });
});

test('lessons of another system stand in the day by their start', async () => {
  const fields = { course: 'name', start: 'from', end: { path: 'to', date: 'YYYY-MM-DD HH:mm' }, room: 'room' };
  await at.add({ kind: 'curriculum', config: { url: `${at.other.origin}/day/{no}/{date}`, fields } });
  at.other.behave(answers([{ name: '物理实验', from: '6:30', to: '2026-11-20 07:15', room: 3 }]));
  const { data } = await at.world.call(curriculum, { date: '2026-11-20' }, { token: at.student });
  expect(at.other.asked[0]?.url.pathname).toBe('/day/2024310086/2026-11-20');
  expect(data.lessons[0]).toEqual({
    course: '物理实验',
    teacher: '',
    room: '3',
    start: '06:30',
    end: '07:15',
    kind: 'course',
  });
  expect(data.failed).toEqual([]);
});

test('personal data of another system are a table of their own, which can be asked for alone', async () => {
  const columns = [
    { key: 'book', label: '书名', from: 'title' },
    { key: 'state', label: '状态', from: { path: 'late', values: { true: '逾期', false: '在借' } } },
  ];
  await at.add({ kind: 'data', config: { url: `${at.other.origin}/loans?reader={id}`, columns } });
  at.other.behave(
    answers([
      { title: '乡土中国', late: false },
      { title: '万历十五年', late: true },
      { title: '边城', late: false },
    ]),
  );
  const types = (await at.world.call(personTypes, {}, { token: at.student })).data;
  expect(types.at(-1)).toEqual({ id: '1001', name: '外部hr', count: 3, failed: null });
  const [table] = (await at.world.call(personData, { type: '1001', where: 'state=在借' }, { token: at.student })).data;
  expect(table).toMatchObject({ name: '外部hr', rows: [{ book: '乡土中国' }, { book: '边城' }] });
  const choices = (await at.world.call(personDataSelect, { type: '1001' }, { token: at.student })).data;
  expect(choices).toEqual([{ field: 'state', label: '状态', values: ['在借', '逾期'] }]);
  at.other.asked.length = 0;
  await at.world.call(personData, { type: '1' }, { token: at.student });
  expect(at.other.asked).toEqual([]);
  at.other.behave(breaks);
  const failed = (await at.world.call(personData, { type: '1001' }, { token: at.student })).data;
  expect(failed).toMatchObject([{ name: '外部hr', rows: [], failed: { reason: 'down', asOf: null } }]);
});
