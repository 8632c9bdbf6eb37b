import type { InputOf } from '@yimen/contract/endpoint';
import { messageNoticeId, messageType } from '@yimen/contract/notices/messages';
import { markNotices, noticeInfo, noticeShow, noticeTypes, noticeUrl } from '@yimen/contract/notices/notices';
import { checkCached } from '@yimen/contract/offline';
import { personMessages } from '@yimen/contract/person/data';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openWorld, type World } from '../testing/world.ts';

let world: World;
let token: string;
let other: string;
beforeAll(async () => {
  world = await openWorld();
  token = await world.signIn('2024310086');
  other = await world.signIn('20150132');
});
afterAll(() => world.close());

const inbox = async (input: InputOf<typeof noticeShow> = {}, as: { token?: string } = { token }) =>
  (await world.call(noticeShow, { pageSize: 100, messages: true, ...input }, as)).data;
const messages = async (as = { token }) => (await world.call(personMessages, { pageSize: 100 }, as)).data;
const idsOf = (list: readonly { id: string }[]) => list.map(({ id }) => id);
const mark = (input: InputOf<typeof markNotices>, as = { token }) => world.call(markNotices, input, as);

test('one list has the notices and the messages, those on top first, then by time', async () => {
  const [all, notices, mail] = [await inbox(), await inbox({ messages: false }), await messages()];
  expect(mail.total).toBeGreaterThan(2);
  expect(all.total).toBe(notices.total + mail.total);
  expect(idsOf(all.list).sort()).toEqual([...idsOf(notices.list), ...idsOf(mail.list).map(messageNoticeId)].sort());
  const keys = all.list.map(({ top, publishedAt }) => `${top ? 1 : 0} ${publishedAt}`);
  expect(keys).toEqual(keys.toSorted().reverse());
  expect(notices.list.every(({ type, link }) => type.id !== messageType.id && link === null)).toBe(true);
});

test('a message is shown as it was sent, and leads where it leads', async () => {
  const { list } = await inbox({ type: messageType.id });
  const sent = (await messages()).list;
  expect(
    list.map(({ id, title, department, publishedAt, read, link }) => [id, title, department, publishedAt, read, link]),
  ).toEqual(
    sent.map(({ id, title, source, sentAt, read, link }) => [messageNoticeId(id), title, source, sentAt, read, link]),
  );
  expect(list.some(({ link }) => link !== null)).toBe(true);
});

test.each([{}, { onlyUnread: true }, { type: messageType.id }])(
  'pages of %o follow each other without a gap',
  async (input) => {
    const whole = idsOf((await inbox(input)).list);
    const [byNumber, byRow]: [string[], string[]] = [[], []];
    for (let page = 1; byNumber.length < whole.length; page += 1) {
      byNumber.push(...idsOf((await inbox({ ...input, page, pageSize: 2 })).list));
      const after = byRow.at(-1);
      byRow.push(
        ...idsOf((await inbox({ ...input, page: 99, pageSize: 2, ...(after ? { after } : { page: 1 }) })).list),
      );
    }
    expect(byNumber).toEqual(whole);
    expect(byRow).toEqual(whole);
  },
);

test('one number counts the unread ones of both, wherever it is read', async () => {
  const [all, mail] = [await inbox(), await messages()];
  expect(all.unread).toBe(all.list.filter(({ read }) => !read).length);
  expect(mail.unread).toBeGreaterThan(0);
  expect((await inbox({ messages: false })).unread, 'of notices alone').toBe(all.unread - mail.unread);
  expect((await inbox({ onlyUnread: true })).total).toBe(all.unread);
  const types = (await world.call(noticeTypes, {}, { token })).data;
  expect(types[0]).toEqual({ ...messageType, count: mail.total, unread: mail.unread, failed: [] });
  expect(types.reduce((sum, { unread }) => sum + unread, 0)).toBe(all.unread);
});

test('opening a message reads it, and it can be unread again', async () => {
  const [first] = (await inbox({ type: messageType.id, onlyUnread: true })).list;
  const id = first?.id ?? '';
  const { data } = await world.call(noticeInfo, { noticeId: id }, { token });
  expect(data).toMatchObject({ id, read: false, type: messageType, replying: null, link: first?.link });
  expect(data.body.map((block) => ('text' in block ? block.text : '')).join('')).toContain(first?.excerpt.slice(0, 10));
  const kept = await inbox({ type: messageType.id, onlyUnread: true, keep: id });
  expect(kept.list.find((each) => each.id === id)?.read).toBe(true);
  expect((await mark({ noticeIds: [id], read: true })).data.changed, 'it is read already').toEqual([]);
  expect((await mark({ noticeIds: [id], read: false })).data.changed).toEqual([id]);
  expect((await world.call(noticeUrl, { noticeId: id }, { token })).data.url).toContain(`notice=${id}`);
});

test('all unread ones are read at once, or only the messages, and that is undone', async () => {
  const before = await inbox({ onlyUnread: true });
  const mail = idsOf((await inbox({ type: messageType.id, onlyUnread: true })).list);
  const some = await mark({ noticeIds: 'all', type: messageType.id, read: true });
  expect(some.data.changed.toSorted()).toEqual(mail.toSorted());
  expect(some.data.unread).toBe(before.unread - mail.length);
  await mark({ noticeIds: mail, read: false });
  const all = await mark({ noticeIds: 'all', read: true });
  expect(all.data.changed.toSorted()).toEqual(idsOf(before.list).sort());
  expect(all.data.unread).toBe(0);
  await mark({ noticeIds: all.data.changed, read: false });
  expect(await inbox({ onlyUnread: true })).toEqual(before);
});

test('nobody else sees, opens, counts or marks them, and a guest has none', async () => {
  const mine = idsOf((await inbox({ type: messageType.id })).list);
  const id = mine[0] ?? '';
  const guest = { token: await world.guest() };
  for (const as of [{ token: other }, guest]) {
    expect(idsOf((await inbox({}, as)).list).filter((each) => mine.includes(each))).toEqual([]);
    expect((await world.call(noticeInfo, { noticeId: id }, as)).code).toBe(404);
    expect((await inbox({ onlyUnread: true, keep: id, type: messageType.id }, as)).list).not.toContainEqual(
      expect.objectContaining({ id }),
    );
    const thing = { kind: 'notice', id } as const;
    expect((await world.call(checkCached, { things: [thing] }, as)).data.gone).toEqual([thing]);
  }
  expect((await inbox({ type: messageType.id }, guest)).total).toBe(0);
  expect(idsOf((await world.call(noticeTypes, {}, guest)).data)).not.toContain(messageType.id);
  expect((await mark({ noticeIds: [id], read: true }, { token: other })).code).toBe(404);
  expect((await world.call(checkCached, { things: [{ kind: 'notice', id }] }, { token })).data.gone).toEqual([]);
});

test('a message brings what it announces, to be downloaded', async () => {
  const { data } = await world.call(noticeInfo, { noticeId: messageNoticeId('msg-lin-2') }, { token });
  expect(data.results).toEqual([
    { name: '中文成绩单.pdf', url: 'https://jw.mingde.example/files/transcript-zh.pdf', size: '286 KB' },
  ]);
});
