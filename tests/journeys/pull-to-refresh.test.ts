import type { Page } from 'playwright';
import { describe, expect, test } from 'vitest';
import { pageRequests } from '../support/requests.ts';
import { go, visits } from '../support/site.ts';
import { drag } from '../support/touch.ts';

const phone = { viewport: { width: 375, height: 812 }, hasTouch: true };
const visit = visits();

/** Pulls the page down by `distance` px with a finger. */
const pull = (page: Page, distance: number) => drag(page, { x: 180, y: 300 }, { y: distance });

describe('a phone page that is pulled down', () => {
  test('is loaded anew, and says so', async () => {
    const { page } = await visit(phone);
    await go(page, '/mobile/news');
    const requests = pageRequests(page);
    await pull(page, 120);
    await page.getByRole('status').filter({ hasText: '已更新' }).waitFor();
    expect(requests.some((path) => path.startsWith('/mobile/news'))).toBe(true);
  });

  test('stays as it is without a network, and says from when it is', async () => {
    const { page } = await visit({
      ...phone,
      expected: /ERR_INTERNET_DISCONNECTED|Failed to fetch|dynamically imported|visit was not counted/,
    });
    // The last that a page fetches by itself.
    const settled = page.waitForResponse(/addFontVisit/);
    await go(page, '/mobile/news');
    await settled;
    await page.waitForLoadState('networkidle');
    await page.context().setOffline(true);
    await pull(page, 120);
    await page
      .getByRole('status')
      .filter({ hasText: /没有连上，显示 \d\d:\d\d 的内容/ })
      .waitFor();
    await page.getByRole('heading', { level: 1, name: '资讯' }).waitFor();
  });

  test('says from when it is as long as a network that is there brings nothing', async () => {
    const { page } = await visit({ ...phone, expected: /ERR_FAILED|Failed to fetch|dynamically imported/ });
    await go(page, '/mobile/news');
    await page.waitForLoadState('networkidle');
    await page.route('**', (route) => route.abort());
    await pull(page, 120);
    const strip = page.locator('[data-strip]');
    await strip.filter({ hasText: /网络没有答复，显示 \d\d:\d\d 的内容/ }).waitFor();
    await page.unroute('**');
    await strip.getByRole('button', { name: '重试' }).tap();
    await strip.waitFor({ state: 'detached' });
  });

  test('is left alone where its route says so', async () => {
    const { page } = await visit(phone);
    await go(page, '/mobile/notice');
    const requests = pageRequests(page);
    await pull(page, 120);
    await page.getByRole('link', { name: '返回' }).waitFor();
    expect(await page.getByRole('button', { name: '刷新' }).count()).toBe(0);
    expect(requests).toEqual([]);
  });
});
