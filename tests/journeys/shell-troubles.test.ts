import type { Page, Route } from 'playwright';
import { describe, expect, test } from 'vitest';
import { change, changeFraming } from '../support/change.ts';
import { axe, desktop, go, visits } from '../support/site.ts';

const header = (page: Page) => page.getByRole('banner');

/** How often the document has been loaded from now on. */
/** Goes back, and waits until the site has gone forward again. */
async function goBackInVain(page: Page): Promise<void> {
  await page.evaluate(
    () =>
      new Promise<void>((resolve) => {
        let steps = 0;
        window.addEventListener('popstate', () => {
          steps += 1;
          if (steps === 2) resolve();
        });
        window.history.back();
      }),
  );
}

describe('a page that takes long', () => {
  const visit = visits();

  test('says so after 8 s, and can be given up for the page that stands', async () => {
    const { page } = await visit({ viewport: desktop, expected: /ERR_ABORTED|Failed to fetch/ });
    await page.clock.install();
    await go(page, '/home');
    const held: Route[] = [];
    await page.route('**/info-center.data*', (route) => void held.push(route));
    await header(page).getByRole('link', { name: '资讯中心' }).click();
    await expect.poll(() => held.length).toBeGreaterThan(0);
    await page.clock.fastForward(5000);
    expect(await page.getByText('页面打开得有些慢').count()).toBe(0);
    await page.clock.fastForward(4000);
    await page.getByRole('status').filter({ hasText: '页面打开得有些慢' }).waitFor();
    await page.getByRole('button', { name: '取消' }).click();
    await page.getByText('页面打开得有些慢').waitFor({ state: 'detached' });
    expect(new URL(page.url()).pathname).toBe('/home');
    await page.clock.runFor(1000);
    await page.getByRole('main').getByRole('heading').first().waitFor();
    for (const route of held) await route.abort().catch(() => undefined);
  });

  test('can be asked for again, and is given up after a minute with all that was typed', async () => {
    const { page } = await visit({ viewport: desktop, expected: /ERR_ABORTED|Failed to fetch/ });
    await page.clock.install();
    await go(page, '/home');
    const field = page.getByRole('main').getByRole('combobox', { name: '搜索服务' });
    await field.fill('成绩');
    const held: Route[] = [];
    await page.route('**/info-center.data*', (route) => void held.push(route));
    await header(page).getByRole('link', { name: '资讯中心' }).click();
    await expect.poll(() => held.length).toBeGreaterThan(0);
    const asked = held.length;
    await page.clock.fastForward(9000);
    const again = page.getByRole('status').getByRole('button', { name: '重试' });
    await again.focus();
    await page.keyboard.press('Enter');
    await expect.poll(() => held.length).toBe(asked + 1);
    // The wait begins anew with the second request.
    const slow = page.getByText('页面打开得有些慢');
    await slow.waitFor({ state: 'detached' });
    await page.clock.fastForward(45_000);
    await slow.waitFor();
    await page.clock.fastForward(16_000);
    await page.getByRole('status').filter({ hasText: '页面没有打开' }).waitFor();
    expect(new URL(page.url()).pathname).toBe('/home');
    expect(await field.inputValue()).toBe('成绩');
    await page.unroute('**/info-center.data*');
    for (const route of held) await route.abort().catch(() => undefined);
    await again.press('Enter');
    await page.waitForURL(/\/info-center$/);
    await page.getByText('页面没有打开').waitFor({ state: 'detached' });
  });

  test('that one went back to can be given up without a loss in the history', async () => {
    const { page } = await visit({ viewport: desktop, expected: /ERR_ABORTED|Failed to fetch/ });
    await page.clock.install();
    await go(page, '/home');
    await header(page).getByRole('link', { name: '服务大厅', exact: true }).click();
    await page.waitForURL(/\/service-hall$/);
    await header(page).getByRole('link', { name: '资讯中心' }).click();
    await page.waitForURL(/\/info-center$/);
    const title = page.getByRole('heading', { level: 1, name: '资讯中心' });
    await title.waitFor();
    const here = await page.evaluate(() => window.history.length);
    const link = page.getByRole('contentinfo').getByRole('link').first();
    await link.focus();
    const held: Route[] = [];
    await page.route('**/service-hall.data*', (route) => void held.push(route));
    await page.evaluate(() => window.history.back());
    await expect.poll(() => held.length).toBeGreaterThan(0);
    await page.clock.fastForward(9000);
    await page.getByRole('button', { name: '取消' }).click();
    await page.getByText('页面打开得有些慢').waitFor({ state: 'detached' });
    await expect.poll(() => new URL(page.url()).pathname).toBe('/info-center');
    expect(new URL(page.url()).hash).toBe('');
    expect(await title.isVisible()).toBe(true);
    expect(await link.evaluate((element) => element === document.activeElement)).toBe(true);
    expect(await page.evaluate(() => window.history.length)).toBe(here);
    await page.unroute('**/service-hall.data*');
    for (const route of held) await route.abort().catch(() => undefined);
    await page.goBack();
    await page.waitForURL(/\/service-hall$/);
    await page.goBack();
    await page.waitForURL(/\/home$/);
  });
});

describe('a page whose data fail', () => {
  const visit = visits();

  test('keeps header and footer, and is tried again in place by the keyboard', async () => {
    const { page } = await visit({ viewport: desktop, expected: /500|exception: \w+$|preload/ });
    const address = '/service-hall/details/transcript-print?from=list#materials';
    await go(page, address);
    await header(page).getByRole('link', { name: '资讯中心' }).click();
    await page.waitForURL(/\/info-center$/);
    await page.getByRole('main').getByRole('heading', { level: 1 }).waitFor();
    await page.route('**/transcript-print.data*', (route) => route.fulfill({ status: 500, body: 'x' }));
    await page.goBack();
    const again = page.getByRole('main').getByRole('button', { name: '重试' });
    await again.waitFor();
    expect(page.url()).toContain(address);
    await header(page).getByRole('link', { name: '首页', exact: true }).waitFor();
    await page.getByRole('contentinfo').waitFor();
    expect(await axe(page)).toEqual([]);
    await again.focus();
    await page.keyboard.press('Enter');
    await page.getByRole('status').filter({ hasText: '还是没有打开' }).waitFor();
    expect(await again.evaluate((element) => element === document.activeElement)).toBe(true);
    await page.unroute('**/transcript-print.data*');
    await page.keyboard.press('Enter');
    const title = page.getByRole('main').getByRole('heading', { level: 1, name: '成绩单打印' });
    await title.waitFor();
    expect(page.url()).toContain(address);
    expect(await page.title()).toContain('成绩单打印');
    await expect.poll(() => title.evaluate((element) => element === document.activeElement)).toBe(true);
  });
});

describe('without a network', () => {
  const visit = visits();

  test('a desk page says so, stays when another cannot be opened, and goes on when it is back', async () => {
    const { page } = await visit({
      viewport: desktop,
      expected: /ERR_INTERNET_DISCONNECTED|Failed to fetch|loading route module/,
    });
    await go(page, '/service-hall');
    await page.waitForLoadState('networkidle');
    await page.context().setOffline(true);
    const notice = page.getByRole('status').filter({ hasText: '网络已断开' });
    await notice.waitFor();
    const title = page.getByRole('heading', { level: 1 });
    const words = await title.innerText();
    await header(page).getByRole('link', { name: '资讯中心' }).click();
    await expect.poll(() => page.evaluate(() => document.readyState)).toBe('complete');
    expect(await title.innerText()).toBe(words);
    await page.context().setOffline(false);
    await notice.waitFor({ state: 'detached' });
    await title.waitFor();
  });

  // Their code is there already, so that only their data do not come.
  const seenBefore = async (page: Page) => {
    await go(page, '/home');
    await header(page).getByRole('link', { name: '服务大厅', exact: true }).click();
    await page.waitForURL(/\/service-hall$/);
    await header(page).getByRole('link', { name: '首页', exact: true }).click();
    await page.waitForURL(/\/home$/);
    await page.getByRole('heading', { level: 1, name: '今天想办什么事' }).waitFor();
    await page.waitForLoadState('networkidle');
  };
  const lost = /ERR_INTERNET_DISCONNECTED|ERR_FAILED|Failed to fetch|dynamically imported|visit was not counted/;

  test('a desk page stays at every link and at Back, and says why', async () => {
    const { page } = await visit({ viewport: desktop, expected: lost });
    await seenBefore(page);
    const title = await page.getByRole('heading', { level: 1 }).innerText();
    await page.context().setOffline(true);
    const notice = page.getByRole('status').filter({ hasText: '网络已断开' });
    await notice.waitFor();
    const logo = header(page).getByRole('link').first();
    const links = ['服务大厅', '资讯中心'].map((name) => header(page).getByRole('link', { name, exact: true }));
    for (const link of [...links, logo]) {
      // Without a pointer over it, which would fetch ahead.
      await link.dispatchEvent('click');
      await notice.getByText('页面没有打开').waitFor();
    }
    await goBackInVain(page);
    expect(new URL(page.url()).pathname).toBe('/home');
    expect(await page.getByText('正在打开页面').count()).toBe(0);
    expect(await page.getByRole('heading', { level: 1 }).innerText()).toBe(title);
    await page.context().setOffline(false);
    await notice.waitFor({ state: 'detached' });
    await page.goBack();
    await page.waitForURL(/\/service-hall$/);
  });

  test('that the browser knows of, a desk page stays just so', async () => {
    const { page } = await visit({ viewport: desktop, expected: lost });
    await seenBefore(page);
    const title = page.getByRole('heading', { level: 1 });
    const words = await title.innerText();
    await page.route('**/*.data*', (route) => route.abort());
    const notice = page.getByRole('status').filter({ hasText: '页面没有打开' });
    await header(page).getByRole('link', { name: '服务大厅', exact: true }).click();
    await notice.waitFor();
    expect(await title.innerText()).toBe(words);
    await goBackInVain(page);
    expect(new URL(page.url()).pathname).toBe('/home');
    expect(await title.innerText()).toBe(words);
    await page.unroute('**/*.data*');
    await header(page).getByRole('link', { name: '服务大厅', exact: true }).click();
    await page.waitForURL(/\/service-hall$/);
    await notice.waitFor({ state: 'detached' });
  });
});

describe('a module that goes wrong while it is drawn', () => {
  const visit = visits();

  test('leaves the others and the page', async () => {
    const { page } = await visit({ viewport: desktop, expected: /console error|TypeError|exception/ });
    await go(page, '/service-hall');
    await change(page, '**/home.data*', (body) => body.replaceAll('"failed"', '"lacking"'));
    await header(page).getByRole('link', { name: '首页' }).click();
    await page.getByText('“通知公告”没有加载出来').waitFor();
    await page.getByRole('main').getByRole('heading', { level: 1 }).waitFor();
    expect(await page.getByRole('main').getByRole('heading', { level: 2 }).count()).toBeGreaterThan(2);
    await page.getByRole('contentinfo').waitFor();
  });
});

describe('a menu entry’s own system', () => {
  const visit = visits();
  const place = { institution: 'yunzhou', viewport: desktop } as const;
  const path = '/iframe?pageNavigationId=yz-queue';

  test('that refuses to be framed is offered in a window of its own', async () => {
    const { page } = await visit(place);
    await page.context().route('https://yuyue.yunzhou.example/**', (route) => route.fulfill({ body: '<p>大厅</p>' }));
    await changeFraming(page, 'refused', 'X-Frame-Options: DENY');
    await go(page, path);
    await page
      .getByRole('main')
      .getByText(/不允许/)
      .waitFor();
    expect(await page.locator('iframe').count()).toBe(0);
    const out = page
      .getByRole('main')
      .getByRole('link', { name: /在新窗口打开/ })
      .last();
    expect(await out.getAttribute('href')).toBe('https://yuyue.yunzhou.example/hall');
    await page.getByText('管理员提示：目标站点返回 X-Frame-Options: DENY').waitFor();
    expect(await axe(page)).toEqual([]);
    await page.getByText('以后直接在新窗口打开').click();
    const opened = page.context().waitForEvent('page');
    await go(page, '/home');
    await header(page).getByRole('button', { name: /更多/ }).click();
    await page.getByRole('link', { name: '大厅预约', exact: true }).click();
    await (await opened).close();
    expect(new URL(page.url()).pathname).toBe('/iframe');
  });

  test('that is slow says so after 8 s', async () => {
    const { page } = await visit({ ...place, expected: /ERR_|yuyue/ });
    const held: Route[] = [];
    await page.route('https://yuyue.yunzhou.example/**', (route) => void held.push(route));
    await changeFraming(page, 'allowed');
    await page.clock.install();
    await go(page, path);
    await expect.poll(() => held.length).toBe(1);
    await page.clock.fastForward(8500);
    const said = page.getByRole('status').filter({ hasText: '打开得很慢' });
    await said.getByRole('button', { name: '继续等' }).click();
    await said.waitFor({ state: 'detached' });
    for (const route of held) await route.abort();
  });
});
