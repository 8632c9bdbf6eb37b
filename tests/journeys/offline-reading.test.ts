import { expect, test } from 'vitest';
import { entranceFile, workerFile } from '../../portal/offline/shared.ts';
import { maxShift, watchShifts } from '../support/layout-shift.ts';
import {
  collection,
  deleteKept,
  keptPages,
  personalCenter,
  signedIn,
  untilFileKept,
  untilKept,
} from '../support/offline.ts';
import { axe, go, member, visits } from '../support/site.ts';

const visit = visits();

test('a member without a network reads tasks, collected services and their guides with the time they were fetched, and nothing of it after signing out', async () => {
  const page = await signedIn(visit);
  const shifts = await watchShifts(page);
  const guide = '/mobile/service-guide/transcript-print';
  const missing = '/mobile/service-guide/library-seat';
  const ahead = ['/mobile/home', '/mobile/task-center', '/mobile/my-schedule/schedule', collection, guide, missing];
  const last = '/mobile/service-guide/campus-net-self';
  await untilKept(page, '/mobile/offline', ...ahead, last);
  await untilFileKept(page, 'mobile-search');
  await deleteKept(page, missing);

  await page.context().setOffline(true);
  await go(page, '/mobile/home');
  const strip = page.getByText(/离线，显示 \d\d:\d\d 的内容/).filter({ visible: true });
  await strip.getByText('灰色的服务联网后可用').waitFor();
  expect(await shifts(), 'the strip moves nothing, and says all').toBeLessThanOrEqual(maxShift / 2);
  expect(await page.locator('[data-muted]').allTextContents()).toEqual([expect.stringContaining('图书馆座位预约')]);
  expect(await axe(page)).toEqual([]);
  await go(page, '/mobile/my-schedule/schedule');
  await expect.poll(() => strip.isVisible()).toBe(true);
  await go(page, collection);
  await expect.poll(() => strip.isVisible()).toBe(true);
  // What is kept opens in the document that is there: the other pages stay as they were left.
  await page.evaluate(() => document.documentElement.setAttribute('data-same', ''));
  const same = page.locator('html[data-same]');
  await page.getByRole('link', { name: /成绩单打印/ }).tap();
  await page.getByRole('heading', { level: 1, name: '成绩单打印' }).waitFor();
  await page.getByRole('button', { name: '联网后可办', disabled: true }).waitFor();
  await expect.poll(() => strip.isVisible()).toBe(true);
  await page.goBack();
  await page.getByRole('link', { name: /成绩单打印/ }).waitFor();
  // Of the services, those are grey whose guides are not kept, and a category that is not says so in its place.
  await page.getByRole('link', { name: '办事', exact: true }).tap();
  await strip.getByText('灰色的服务联网后可用').waitFor();
  const rail = page.getByRole('navigation', { name: '服务类别' });
  await rail.getByRole('link', { name: '业务系统' }).tap();
  await page.getByText('这一类联网后才能看').waitFor();
  await rail.locator('[aria-current]', { hasText: '业务系统' }).waitFor();
  await expect.poll(() => same.count()).toBe(1);

  await go(page, '/');
  expect(new URL(page.url()).pathname).toBe('/mobile/home');
  await expect.poll(() => strip.isVisible()).toBe(true);
  await page.evaluate(() => document.documentElement.setAttribute('data-same', ''));
  await page
    .getByRole('region', { name: /待我处理/ })
    .getByRole('link', { name: '全部' })
    .tap();
  await page.getByRole('heading', { level: 1, name: '任务中心' }).waitFor();
  await expect.poll(() => strip.isVisible()).toBe(true);
  // What a search finds is never kept: both the tap and the address say that it needs the network.
  await page.goBack();
  await page.locator('main a[href="/mobile/search"]').first().tap();
  await page.getByText('搜索联网后才能用').waitFor();
  await page.getByRole('searchbox', { name: '在存下的页面里找' }).fill('成绩');
  const found = page.getByRole('region', { name: '没有网络也能看' }).getByRole('listitem');
  await expect.poll(() => found.allTextContents()).toEqual([expect.stringContaining('成绩单打印')]);
  await expect.poll(() => same.count()).toBe(1);
  for (const address of ['/mobile/no-permission?path=/mobile/news', '/login']) {
    await page.goto(address);
    await page.getByText('这个页面联网后才能打开').filter({ visible: true }).waitFor();
  }

  await page.goto('/mobile/service-guide/scholarship');
  await page.getByText('这个页面联网后才能打开').filter({ visible: true }).waitFor();
  await page.getByRole('link', { name: /任务中心/ }).waitFor();
  expect(await shifts(), 'the list of what is kept moves nothing').toBeLessThanOrEqual(maxShift);
  expect(await axe(page)).toEqual([]);
  await page.context().setOffline(false);
  await page.waitForURL(({ pathname }) => pathname === '/mobile/service-guide/scholarship');

  await go(page, personalCenter);
  await page.getByRole('button', { name: '退出登录' }).tap();
  await page.waitForURL(({ pathname }) => pathname === '/mobile/home');
  await page.getByRole('link', { name: '登录' }).first().waitFor();
  await expect
    .poll(async () => Object.keys(await keptPages(page)).filter((name) => name !== 'ym-pages-guest'))
    .toEqual([]);
  await page.context().setOffline(true);
  await page.goto('/mobile/task-center').catch(() => undefined);
  expect(await page.getByText('佐证材料').count()).toBe(0);
  await page.getByRole('heading', { name: '没有网络' }).waitFor();
  expect(await axe(page)).toEqual([]);
  await page.goto('/');
  expect(new URL(page.url()).pathname).toBe('/mobile/home');
  expect(await page.content()).not.toContain(member.name);
});

test.each([workerFile, entranceFile])('the worker %s is a small script that may only fetch from here', async (file) => {
  const { page } = await visit();
  await page.goto('/login');
  const { policy, size } = await page.evaluate(async (address) => {
    const response = await fetch(address);
    return { policy: response.headers.get('content-security-policy'), size: (await response.text()).length };
  }, file);
  expect(policy).toBe("default-src 'none'; connect-src 'self'");
  expect(size).toBeLessThan(9200);
});
