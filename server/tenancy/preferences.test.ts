import * as news from '@yimen/contract/news/articles';
import * as notices from '@yimen/contract/notices/notices';
import { getConfig, switchSpecialStyle } from '@yimen/contract/unit';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openWorld, type World } from '../testing/world.ts';

let world: World;
let student: string;
let dean: string;
beforeAll(async () => {
  world = await openWorld();
  student = await world.signIn('2024310086');
  dean = await world.signIn('20030017');
});
afterAll(() => world.close());

describe('care mode', () => {
  test('is kept with the member and told with the configuration', async () => {
    const style = async (token: string) => (await world.call(getConfig, {}, { token })).data.specialStyle;
    const on = await world.call(switchSpecialStyle, { type: 1 }, { token: student });
    expect(on.headers.get('set-cookie')).toBe('care=1; Path=/; Max-Age=31536000; SameSite=Lax');
    expect([await style(student), await style(dean), await style(await world.guest())]).toEqual([1, 0, 0]);
    await world.call(switchSpecialStyle, { type: 0 }, { token: student });
    expect(await style(student)).toBe(0);
  });

  test("is kept in a guest's browser alone", async () => {
    const answer = await world.call(switchSpecialStyle, { type: 0 }, { token: await world.guest() });
    expect(answer.headers.get('set-cookie')).toBe('care=; Path=/; Max-Age=0; SameSite=Lax');
  });
});

describe('news columns', () => {
  const columns = async (token: string) =>
    (await world.call(news.newsCustom, {}, { token })).data.columns.map(({ id }) => id);
  const home = ['campus-news', 'lectures', 'media'];

  test("are the home page's until a person chooses, then the person's own in that order", async () => {
    expect(await columns(student)).toEqual(home);
    await world.call(news.saveNewsCustom, { columns: ['media', 'campus-life', 'media'] }, { token: student });
    expect(await columns(student)).toEqual(['media', 'campus-life']);
    expect(await columns(dean)).toEqual(home);
    await world.call(news.saveNewsCustom, { columns: [] }, { token: student });
    expect(await columns(student)).toEqual(home);
  });

  test('of another institution cannot be chosen', async () => {
    const answer = await world.call(news.saveNewsCustom, { columns: ['media', 'nowhere'] }, { token: student });
    expect(answer).toMatchObject({ success: false, code: 404 });
  });

  test('are told with their articles and whether the home shows them', async () => {
    const { data } = await world.call(news.newsConfig, {}, { token: student });
    expect(data.columns.filter(({ onHome }) => onHome).map(({ id }) => id)).toEqual(home);
    for (const { id, count, newest } of data.columns) {
      const { list, total } = (await world.call(news.newsList, { column: id, pageSize: 100 }, { token: student })).data;
      expect(total).toBe(count);
      expect(
        list
          .map(({ publishedAt }) => publishedAt)
          .sort()
          .at(-1) ?? null,
      ).toBe(newest);
    }
  });
});

describe('notices of a type one does not follow', () => {
  test('leave the list and the count of unread ones, but not the list of that type', async () => {
    const shown = (type?: string) =>
      world.call(notices.noticeShow, { pageSize: 100, ...(type && { type }) }, { token: student });
    const all = (await shown()).data;
    const muted = all.list.find(({ read }) => read === false)?.type.id ?? '';
    const ofType = all.list.filter(({ type }) => type.id === muted);
    await world.call(notices.saveNoticeConfig, { muted: [muted], badge: false }, { token: student });

    const rest = (await shown()).data;
    expect(rest.total).toBe(all.total - ofType.length);
    expect(rest.unread).toBe(all.unread - ofType.filter(({ read }) => read === false).length);
    expect((await shown(muted)).data.total).toBe(ofType.length);

    const { data } = await world.call(notices.noticeConfig, {}, { token: student });
    expect(data.badge).toBe(false);
    expect(data.types.filter(({ subscribed }) => !subscribed).map(({ id }) => id)).toEqual([muted]);
    const others = (await world.call(notices.noticeConfig, {}, { token: dean })).data;
    expect(others.types.every(({ subscribed }) => subscribed)).toBe(true);
  });

  test('must be of this institution', async () => {
    const answer = await world.call(notices.saveNoticeConfig, { muted: ['nothing'], badge: true }, { token: student });
    expect(answer).toMatchObject({ success: false, code: 404 });
  });
});

test('two choices that are saved at once are both kept', async () => {
  await Promise.all([
    world.call(switchSpecialStyle, { type: 1 }, { token: dean }),
    world.call(news.saveNewsCustom, { columns: ['lectures'] }, { token: dean }),
  ]);
  expect((await world.call(getConfig, {}, { token: dean })).data.specialStyle).toBe(1);
  expect((await world.call(news.newsCustom, {}, { token: dean })).data.columns).toHaveLength(1);
});
