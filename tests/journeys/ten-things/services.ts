import { expect } from 'vitest';
import { go } from '../../support/site.ts';
import type { Hand } from './hands.ts';
import { outline, says } from './tree.ts';

const mainOf = ({ page }: Hand) => page.getByRole('main');

/** Finds a service by the initials of its name and starts it. */
export async function startService(hand: Hand): Promise<void> {
  const { page } = hand;
  const main = mainOf(hand);
  await hand.skip();
  const field = main.getByRole('combobox', { name: '搜索服务' });
  await hand.write(field, 'xykbb', 1);
  const option = page.getByRole('option', { name: /^校园卡补办/ });
  await hand.hears(/\d+ 条建议/);
  await says(main.getByRole('search'), 'combobox "搜索服务" [expanded]', /^option "校园卡补办/);
  await hand.choose(option);
  await page.waitForURL(/\/service-hall\/details\/campus-card-reissue$/);
  await hand.hears(/^校园卡补办/);
  const start = main.getByRole('link', { name: '立即办理' }).first();
  await start.waitFor();
  expect((await outline(main)).slice(0, 6)).toEqual([
    'navigation 当前位置',
    'h1 校园卡补办',
    'navigation 本页内容',
    'region 谁能办',
    'h2 谁能办',
    'region 要准备什么',
  ]);
  const counted = page.waitForRequest(/homeApp\/hitApp/);
  const opened = page.context().waitForEvent('page');
  await hand.press(start, 26);
  expect((await opened).url()).toContain('campus-card-reissue');
  expect((await counted).postDataJSON()).toEqual({ appId: 'campus-card-reissue' });
}

/** Collects a service from the hall's list, and takes it back; the count of one's own follows. */
export async function collectService(hand: Hand): Promise<void> {
  const main = mainOf(hand);
  await hand.skip();
  const card = main
    .getByRole('listitem')
    .filter({ has: hand.page.getByRole('link', { name: '在读证明开具', exact: true }) });
  const star = card.getByRole('button', { name: /收藏“在读证明开具”/ });
  const name = '在读证明开具';
  const own = main.getByRole('navigation', { name: '服务分类' }).getByRole('link', { name: /^我的收藏/ });
  const count = async () => Number((await own.innerText()).match(/\d+/)?.[0]);
  const before = await count();
  await says(card, `link "${name}"`, `button "收藏“${name}”"`);
  if (hand.by === 'keyboard') await hand.press(main.getByRole('link', { name: '跳到服务列表' }), 3);
  await hand.press(star, 17);
  await hand.hears(new RegExp(`已收藏“${name}”`));
  await says(card, `button "取消收藏“${name}”"`);
  expect(await count()).toBe(before + 1);
  await hand.undo();
  await hand.hears(new RegExp(`已取消收藏“${name}”`));
  await says(card, `button "收藏“${name}”"`);
  expect(await count()).toBe(before);
}

/** Narrows the hall to a department's services that are wholly online, and opens the same list by its address. */
export async function shareFilters(hand: Hand): Promise<void> {
  const { page } = hand;
  const main = mainOf(hand);
  const filters = main.getByRole('navigation', { name: '筛选服务' });
  await hand.skip();
  const library = filters.getByRole('link', { name: /^图书馆 \d+$/ });
  await hand.press(library, 20);
  await page.waitForURL(/department=library/);
  await hand.hears(/共 \d+ 项 *，图书馆$/);
  await hand.press(filters.getByRole('link', { name: '全程网办' }), 30);
  await page.waitForURL(/department=library.*online=full/);
  await hand.hears(/共 \d+ 项 *，图书馆，全程网办$/);
  const left = /\d+$/.exec(await library.innerText())?.[0];
  await main.getByText(new RegExp(`共 ${left} 项`)).waitFor();
  const list = main.getByRole('heading', { name: '服务列表' }).locator('xpath=following::ul[1]');
  const names = () => list.getByRole('link', { name: /^办事指南/ }).allInnerTexts();
  const shown = await names();
  expect(shown.length).toBeGreaterThan(0);
  expect(await filters.locator('[aria-current="true"], [aria-current="page"]').allInnerTexts()).toContain(
    `图书馆 ${left}`,
  );
  await says(main.getByRole('list', { name: '已选条件' }), 'link "去掉条件图书馆"', 'link "去掉条件全程网办"');
  const shared = page.url();
  await page.context().clearCookies();
  await go(page, shared);
  expect(await names()).toEqual(shown);
}
