import type { InputOf } from '@yimen/contract/endpoint';
import { markNotices, noticeInfo, noticeShow } from '@yimen/contract/notices/notices';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openWorld, type World } from '../testing/world.ts';

let world: World;
let token: string;
beforeAll(async () => {
  world = await openWorld();
  token = await world.signIn('2024310086');
});
afterAll(() => world.close());

const show = async (input = {}) =>
  (await world.call(noticeShow, { pageSize: 100, messages: true, ...input }, { token })).data;
const mark = (input: InputOf<typeof markNotices>) => world.call(markNotices, input, { token });

test('all unread notices are marked at once, and what was changed can be taken back', async () => {
  const before = await show({ onlyUnread: true });
  expect(before.total).toBe(before.unread);
  expect(before.unread).toBeGreaterThan(1);
  const { data } = await mark({ noticeIds: 'all', read: true });
  expect([...data.changed].sort()).toEqual(before.list.map(({ id }) => id).sort());
  expect(data.unread).toBe(0);
  expect((await show({ onlyUnread: true })).list).toEqual([]);
  const undone = await mark({ noticeIds: data.changed, read: false });
  expect(undone.data.unread).toBe(before.unread);
  expect(await show({ onlyUnread: true })).toEqual(before);
});

test('only those of a type are marked when it is named', async () => {
  const [first] = (await show({ onlyUnread: true })).list;
  const type = first?.type.id ?? '';
  const unread = await show({ onlyUnread: true, type });
  const { data } = await mark({ noticeIds: 'all', type, read: true });
  expect(data.changed.length).toBe(unread.total);
  await mark({ noticeIds: data.changed, read: false });
});

test('a notice that was read when it was opened can be unread again', async () => {
  const [first] = (await show({ onlyUnread: true })).list;
  const id = first?.id ?? '';
  const open = async () => (await world.call(noticeInfo, { noticeId: id }, { token })).data.read;
  expect([await open(), await open()], 'read before').toEqual([false, true]);
  expect((await mark({ noticeIds: [id], read: true })).data.changed, 'it is read already').toEqual([]);
  expect((await mark({ noticeIds: [id], read: false })).data.changed).toEqual([id]);
});

test('one that is open keeps its place among the unread ones, and is not counted', async () => {
  const before = await show({ onlyUnread: true });
  const id = before.list[1]?.id ?? '';
  await world.call(noticeInfo, { noticeId: id }, { token });
  const kept = await show({ onlyUnread: true, keep: id });
  expect(kept.list.map((each) => each.id)).toEqual(before.list.map((each) => each.id));
  expect(kept.list[1]?.read).toBe(true);
  expect([kept.total, kept.unread]).toEqual([before.total, before.unread - 1]);
  expect((await show({ onlyUnread: true })).total).toBe(before.total - 1);
  await mark({ noticeIds: [id], read: false });
});

test('one that is not there marks none of the others', async () => {
  const before = await show({ onlyUnread: true });
  const [first] = before.list;
  expect((await mark({ noticeIds: [first?.id ?? '', 'no-such-notice'], read: true })).code).toBe(404);
  expect((await mark({ noticeIds: 'all', type: 'no-such-type', read: true })).code).toBe(404);
  expect(await show({ onlyUnread: true })).toEqual(before);
});

test.each([
  ['nothing that says which', { read: true }, '参数 noticeIds：必须填写'],
  ['a misspelt field', { noticeIds: ['notice-final-exams'], raed: false, read: true }, '参数 raed：没有这个参数'],
  ['some of a type', { noticeIds: ['notice-final-exams'], type: 'logistics', read: true }, '参数 type'],
  ['all, to be unread', { noticeIds: 'all', read: false }, '参数 read：要标为未读的'],
])('%s marks nothing and says why', async (_, input, why) => {
  const before = await show({ onlyUnread: true });
  const answer = await world.send('POST', markNotices.path, input, { token });
  expect(answer).toMatchObject({ status: 400, success: false });
  expect(answer.msg).toContain(why);
  expect(await show({ onlyUnread: true })).toEqual(before);
});

test('a list shows how each text begins, without the address to its readers', async () => {
  const { list } = await show();
  for (const { excerpt } of list) {
    expect(excerpt).not.toBe('');
    expect(excerpt).not.toMatch(/：$/);
  }
});
