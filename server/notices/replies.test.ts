import { codes } from '@yimen/contract/envelope';
import { noticeInfo, noticeShow } from '@yimen/contract/notices/notices';
import { noticeReplies, pushedReplies, replyNotice } from '@yimen/contract/notices/replies';
import { pushNotices } from '@yimen/contract/sources/push';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { readEvents } from '../audit/store.ts';
import { noticeReplies as table } from '../database/schema/person.ts';
import { notices } from '../database/schema/publishing.ts';
import { type Editors, openWorldWithEditors } from '../testing/editors.ts';
import type { World } from '../testing/world.ts';

const ids = { editor: '20090157', other: '20120088' };
const student = '2024310086';
const asked = 'notice-thesis-topics';
let world: World;
let staff: Editors<keyof typeof ids>;
let token: string;
beforeAll(async () => {
  ({ world, staff } = await openWorldWithEditors(ids));
  token = await world.signIn(student);
});
afterAll(() => world.close());
beforeEach(async () => {
  await staff.begin({ editor: [['editor']] });
  await staff.here.delete(table, eq(table.person, student));
  await set({ needsReply: true, replyChoices: [], deadline: new Date(Date.now() + 3_600_000), audience: null });
});

const set = (row: Partial<typeof notices.$inferInsert>) => staff.here.update(notices, row, eq(notices.id, asked));
const reply = (text: string, noticeId = asked) => world.call(replyNotice, { noticeId, text }, { token });
const open = async (as = token) => (await world.call(noticeInfo, { noticeId: asked }, { token: as })).data;

describe('a reply', () => {
  test('is shown to its writer, changed by a later one, and marks the notice in the list', async () => {
    expect(await open()).toMatchObject({ replied: false, replying: { choices: [], open: true, reply: null } });
    expect((await reply('选题已经落实')).success).toBe(true);
    expect((await reply(' 还差两个题目\r\n下周补齐 ')).data.text).toBe('还差两个题目\n下周补齐');
    expect(await open()).toMatchObject({ replied: true, replying: { reply: { text: '还差两个题目\n下周补齐' } } });
    const { list } = (await world.call(noticeShow, { pageSize: 100 }, { token })).data;
    expect(list.filter(({ replied }) => replied).map(({ id }) => id)).toEqual([asked]);
    expect(await open(await world.signIn('2025210417'))).toMatchObject({ replied: false, replying: { reply: null } });
    expect(await open(await world.guest())).toMatchObject({ replied: false, replying: { open: true, reply: null } });
  });

  test('is one of the choices, where there are some', async () => {
    await set({ replyChoices: ['参加', '不参加'] });
    expect(await reply('看情况')).toMatchObject({ code: codes.replyRefused });
    expect((await reply('不参加')).success).toBe(true);
  });

  test('is taken until the deadline, and only where it is asked for', async () => {
    await set({ deadline: new Date(Date.now() - 1000) });
    expect(await reply('晚了')).toMatchObject({
      code: codes.replyRefused,
      msg: '回复已经截止，请直接联系发通知的部门',
    });
    expect((await open()).replying?.open).toBe(false);
    await set({ needsReply: false, deadline: null });
    expect(await reply('没人问')).toMatchObject({ code: codes.replyRefused, msg: '这条通知不用回复' });
    expect((await open()).replying).toBeNull();
  });

  test('is not taken to what the person does not see', async () => {
    await set({ audience: { people: ['20150132'] } });
    expect(await reply('我也来')).toMatchObject({ code: codes.notFound });
    expect(await reply('没有这条', 'nothing')).toMatchObject({ code: codes.notFound });
    expect(await staff.here.count(table)).toBe(0);
  });
});

describe('staff read the replies', () => {
  const read = (who: keyof typeof ids) => world.call(noticeReplies, { notice: asked }, staff.as(who).as);

  test('with who wrote them and how many chose what, and that is recorded', async () => {
    await set({ replyChoices: ['参加', '不参加'] });
    await reply('参加');
    const { data } = await read('editor');
    expect(data).toMatchObject({
      total: 1,
      list: [{ person: student, no: student, text: '参加' }],
      choices: [
        { choice: '参加', count: 1 },
        { choice: '不参加', count: 0 },
      ],
    });
    expect(data.list[0]?.name).not.toBe('');
    expect(await readEvents(staff.here, { action: 'read-replies' })).toMatchObject([
      { actor: staff.actor('editor'), key: asked },
    ]);
  });

  test('of their own department’s notices alone', async () => {
    await staff.hold({ other: [['editor', 'department', 'library']] });
    expect(await read('other')).toMatchObject({ code: codes.forbidden, msg: '您不能查看这个部门的通知' });
    await staff.hold({ other: [['editor', 'department', 'academic-affairs']] });
    expect((await read('other')).success).toBe(true);
  });
});

test('the system that sent a notice reads its replies, each once, by its own ids', async () => {
  const [item] = (pushNotices.example as { items: readonly object[] }).items;
  const ours = ['NET-200', '编号 is 不 allowed'.replace(/[^\x21-\x7e]/g, '#')];
  const items = ours.map((id) => ({ ...item, id, needsReply: true, recipients: null }));
  const delivered = await world.call(pushNotices, { items });
  expect(delivered.data.results.map(({ outcome }) => outcome)).toEqual(['added', 'added']);
  const here = (await staff.here.rows(notices)).filter(({ id }) => id.startsWith('push.'));
  for (const { id } of here) expect((await reply('收到', id)).success).toBe(true);
  await reply('不是那个系统的');
  const pull = (after = '') => world.call(pushedReplies, { after });
  // A reply that is being stored could come before one that is told already.
  expect((await pull()).data).toEqual({ replies: [], next: '' });
  await staff.here.update(table, { at: new Date(Date.now() - 60_000) }, eq(table.person, student));
  const page = (await world.call(pushedReplies, { after: '', limit: 1 })).data;
  const second = (await world.call(pushedReplies, { after: page.next, limit: 1 })).data;
  expect([...page.replies, ...second.replies].map(({ id }) => id).sort(), 'of the same moment').toEqual(
    [...ours].sort(),
  );
  const first = (await pull()).data;
  expect(first.replies.map(({ id, no, text }) => [id, no, text]).sort()).toEqual(
    ours.map((id) => [id, student, '收到']).sort(),
  );
  expect((await pull(first.next)).data).toEqual({ replies: [], next: first.next });
  // The same again is no change, another is.
  expect((await reply('收到', here[0]?.id)).success).toBe(true);
  expect((await pull(first.next)).data.replies).toEqual([]);
  await reply('已经办好', here[0]?.id);
  await staff.here.update(table, { at: new Date(Date.now() - 40_000) }, eq(table.text, '已经办好'));
  expect((await pull(first.next)).data.replies).toMatchObject([{ text: '已经办好' }]);
  expect(await pull('nonsense')).toMatchObject({ code: codes.malformed });
});
