import * as contract from '@yimen/contract/news/articles';
import { messageType } from '@yimen/contract/notices/messages';
import { noticeInfo, noticeShow, noticeTypes } from '@yimen/contract/notices/notices';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { noticeReads } from '../database/schema/person.ts';
import { articles, notices } from '../database/schema/publishing.ts';
import { contentChanged } from '../tenancy/resolve.ts';
import { openWorld, type World } from '../testing/world.ts';

let world: World;
let guest: string;
let member: string;
beforeAll(async () => {
  world = await openWorld();
  guest = await world.guest();
  member = await world.signIn('2024310086');
});
afterAll(() => world.close());

describe('articles', () => {
  test('come newest first after the top ones, page by page without repeats', async () => {
    const pages = [];
    for (const page of [1, 2, 3]) {
      pages.push(...(await world.call(contract.newsList, { page, pageSize: 20 }, { token: guest })).data.list);
    }
    expect(new Set(pages.map(({ id }) => id)).size).toBe(50);
    const plain = pages.filter(({ top }) => !top).map(({ publishedAt }) => publishedAt);
    expect(plain).toEqual([...plain].sort().reverse());
    expect(pages[0]?.top).toBe(true);
  });

  test('of one column stay in it', async () => {
    const { data } = await world.call(contract.newsList, { column: 'lectures', pageSize: 50 }, { token: guest });
    expect(data.list.length).toBe(data.total);
    for (const { column } of data.list) expect(column).toEqual({ id: 'lectures', name: '学术讲座' });
  });

  test('are not shown before they are published', async () => {
    const later = new Date(Date.now() + 3_600_000);
    const [one] = await world.db.select().from(articles).limit(1);
    if (!one) throw new Error('There is no article.');
    await world.db
      .insert(articles)
      .values({ ...one, institution: 'mingde', column: 'lectures', id: 'to-come', publishedAt: later });
    await contentChanged(world.db, { id: 'mingde' });
    const { data } = await world.call(contract.newsList, { column: 'lectures', pageSize: 100 }, { token: guest });
    expect(data.list.map(({ id }) => id)).not.toContain('to-come');
    expect((await world.call(contract.newsInfo, { id: 'to-come' }, { token: guest })).code).toBe(404);
  });

  test("hide their author's name from guests and name their neighbours", async () => {
    const { list } = (await world.call(contract.newsList, { column: 'lectures', pageSize: 50 }, { token: guest })).data;
    const middle = list.filter(({ top }) => !top)[2];
    const as = (token: string) => world.call(contract.newsInfo, { id: middle?.id ?? '' }, { token });
    const { data } = await as(guest);
    expect(data.author).toMatch(/\*$/);
    expect((await as(member)).data.author).not.toContain('*');
    const { previous, next } = data;
    const back = await world.call(contract.newsInfo, { id: previous?.id ?? '' }, { token: guest });
    expect(back.data.next?.id).toBe(middle?.id);
    const on = await world.call(contract.newsInfo, { id: next?.id ?? '' }, { token: guest });
    expect(on.data.previous?.id).toBe(middle?.id);
  });

  test('count every view', async () => {
    const read = () => world.call(contract.newsInfo, { id: 'news-lake-dredging' }, { token: guest });
    const before = (await read()).data.views;
    await Promise.all(Array.from({ length: 20 }, read));
    expect((await read()).data.views).toBe(before + 21);
  });

  test("are not found under another institution's id", async () => {
    expect((await world.call(contract.newsInfo, { id: 'flexible-gjj-measures' }, { token: member })).code).toBe(404);
  });
});

describe('notices', () => {
  test('have a read state for members only', async () => {
    const asGuest = (await world.call(noticeShow, {}, { token: guest })).data;
    expect(asGuest.unread).toBe(0);
    for (const { read } of asGuest.list) expect(read).toBeNull();
    const asMember = (await world.call(noticeShow, {}, { token: member })).data;
    for (const { read } of asMember.list) expect(read).toBeTypeOf('boolean');
  });

  test('are read once they are opened, by this person alone', async () => {
    const unread = async (token: string) => (await world.call(noticeShow, {}, { token })).data.unread;
    const other = await world.signIn('2025210417');
    const before = await unread(member);
    const othersBefore = await unread(other);
    expect(before).toBeGreaterThan(0);
    for (const readBefore of [false, true]) {
      const { data } = await world.call(noticeInfo, { noticeId: 'notice-final-exams' }, { token: member });
      expect(data.read).toBe(readBefore);
    }
    expect(await unread(member)).toBe(before - 1);
    expect(await unread(other)).toBe(othersBefore);
    const types = (await world.call(noticeTypes, {}, { token: member })).data.filter(({ id }) => id !== messageType.id);
    expect(types.reduce((sum, type) => sum + type.unread, 0)).toBe(before - 1);
  });

  test('that come out later are unread for everyone', async () => {
    const [one] = await world.db.select().from(notices).limit(1);
    if (!one) throw new Error('There is no notice.');
    const before = (await world.call(noticeShow, {}, { token: member })).data.unread;
    await world.db.insert(notices).values({ ...one, id: 'just-out', publishedAt: new Date() });
    await contentChanged(world.db, { id: one.institution });
    const { data } = await world.call(noticeShow, { pageSize: 100 }, { token: member });
    expect(data.unread).toBe(before + (one.institution === 'mingde' ? 1 : 0));
  });

  test('leave no mark when a guest opens them', async () => {
    const before = await world.db.$count(noticeReads);
    const answer = await world.call(noticeInfo, { noticeId: 'notice-winter-stay' }, { token: guest });
    expect(answer.data.body.length).toBeGreaterThan(0);
    expect(await world.db.$count(noticeReads)).toBe(before);
  });
});
