import { expect } from 'vitest';
import type { Hand } from './hands.ts';
import { outline, pollOptions } from './tree.ts';

/** Reads the tenth article of the list and comes back to it. */
export async function readArticle(hand: Hand): Promise<void> {
  const { page } = hand;
  const main = page.getByRole('main');
  await hand.skip();
  const link = main.locator('a[href^="/news/more/"]').nth(9);
  const title = (await link.innerText()).trim();
  await link.scrollIntoViewIfNeeded();
  await hand.reach(link, 34);
  const place = (await link.boundingBox())?.y;
  await hand.press(link, 0);
  await page.waitForURL(/\/news\/more\//);
  await hand.hears(new RegExp(title));
  const heading = main.getByRole('heading', { level: 1, name: title });
  await heading.waitFor();
  expect(await heading.evaluate((element) => element === document.activeElement)).toBe(true);
  expect(await outline(main)).toContain(`h1 ${title}`);
  await page.goBack();
  await page.waitForURL(({ pathname }) => pathname === '/news');
  await expect.poll(() => link.evaluate((element) => element === document.activeElement), pollOptions).toBe(true);
  expect(place).toBeGreaterThan(0);
  await expect.poll(async () => (await link.boundingBox())?.y, pollOptions).toBeCloseTo(place ?? 0, -1);
}

/** Opens a notice, then marks all others, and takes that back. */
export async function readNotices(hand: Hand): Promise<void> {
  const { page } = hand;
  const main = page.getByRole('main');
  const unread = async () => Number(/(\d+) 条未读/.exec(await main.innerText())?.[1] ?? 0);
  const before = await unread();
  const bell = page.getByRole('banner').getByRole('link', { name: /^消息通知/ });
  const onBell = async () => Number(/(\d+) 条未读/.exec(await bell.innerText())?.[1] ?? 0);
  expect(await onBell()).toBe(before);
  await hand.skip();
  const first = main.getByRole('link', { name: /^未读/ }).first();
  await hand.press(first, 24);
  await page.waitForURL(/notice=/);
  await expect.poll(unread, pollOptions).toBe(before - 1);
  expect(await onBell()).toBe(before - 1);
  const article = main.getByRole('article');
  const title = await article.getByRole('heading', { level: 2 }).innerText();
  expect(await page.evaluate(() => document.activeElement?.getAttribute('aria-label'))).toBe(title);
  expect((await outline(main)).slice(0, 7)).toEqual([
    'h1 消息通知',
    'navigation 资讯中心的栏目',
    'navigation 通知类型',
    'h2 通知列表',
    'navigation 分页',
    `region ${title}`,
    `h2 ${title}`,
  ]);
  await hand.press(main.getByRole('button', { name: '标为未读' }), 6);
  await page.waitForURL(/tab=notices$/);
  await hand.hears(/已把 1 条标为未读/);
  await expect.poll(unread, pollOptions).toBe(before);
  const all = main.getByRole('button', { name: '全部标为已读' });
  await hand.press(all, 3);
  await hand.hears(new RegExp(`已把 ${before} 条标为已读`));
  await expect.poll(onBell, pollOptions).toBe(0);
  await hand.undo();
  await hand.hears(new RegExp(`已把 ${before} 条标为未读`));
  await expect.poll(unread, pollOptions).toBe(before);
  expect(await onBell()).toBe(before);
}
