import type { Page } from 'playwright';
import { describe, expect, test } from 'vitest';
import { get } from '../../scripts/trial-server.ts';
import { go, member, phone, port, visits } from '../support/site.ts';

describe('what goes wrong', () => {
  const visit = visits();

  test('a page that does not exist is a 404 that says so', async () => {
    const { page } = await visit({ expected: /404/ });
    const answer = await page.goto('/no-such-page');
    expect(answer?.status()).toBe(404);
    const text = await page.getByRole('main').innerText();
    expect(text).toContain('Page not found: /no-such-page');
    const { text: chinese } = await get(port(), 'mingde.localhost', '/%E9%A6%96%E9%A1%B5/%E2%80%AEx');
    expect(chinese).toContain('Page not found: /首页/%E2%80%AEx');
    expect(text).toContain('页面不存在');
    await page.getByRole('button', { name: '退出登录' }).waitFor();
  });

  test('a service that does not exist is a 404', async () => {
    const { page } = await visit({ expected: /404/ });
    const answer = await page.goto('/service-hall/details/no-such-service');
    expect(answer?.status()).toBe(404);
    expect(await page.getByRole('main').innerText()).toContain('Page not found: /service-hall/details/no-such-service');
  });

  test.each(['light', 'dark'] as const)('a %s phone page shows the box around the message', async (colorScheme) => {
    const { page } = await visit({ expected: /404/, viewport: phone, colorScheme });
    await go(page, '/mobile/service-guide/no-such-service');
    const box = await page.getByText('Page not found:').boundingBox();
    const { x = 0, y = 0, height = 0 } = box ?? {};
    const drawnAt = async (left: number) =>
      (await page.screenshot({ clip: { x: left, y: y + height / 2, width: 4, height: 4 } })).toString('base64');
    expect(await drawnAt(x + 6)).not.toBe(await drawnAt(x - 10));
  });

  test.each(['/mobile/service-guide/no-such-service', '/mobile/news?article=no-such-article'])(
    'the button stands low on the phone’s %s, which needs no scrolling',
    async (address) => {
      const { page } = await visit({ expected: /404/, viewport: phone });
      await go(page, address);
      const { y = 0 } = (await page.getByRole('button', { name: '退出登录' }).boundingBox()) ?? {};
      expect(y).toBeGreaterThan(phone.height * 0.75);
      expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBe(phone.height);
    },
  );

  test('a page that lacks only what its address asks for is one press away', async () => {
    const { page } = await visit({ expected: /404/ });
    await go(page, '/service-hall?category=gone');
    await page.getByRole('link', { name: '查看这一页的全部内容' }).click();
    await page.getByRole('heading', { level: 1, name: '服务大厅' }).waitFor();
    expect(new URL(page.url()).search).toBe('');
  });

  test.each([
    [1004, '暂无访问权限'],
    [404, '页面不存在'],
    [500, '服务出了点问题'],
  ])('the error screen of code %i says %s', async (code, description) => {
    const { page } = await visit({ expected: /answer|Failed to load resource/ });
    const answer = await page.goto(`/error?code=${code}`);
    expect(answer?.status()).toBe(code === 404 ? 404 : 200);
    expect(await page.getByRole('main').innerText()).toContain(description);
  });

  test('a member whose menu lacks a page is told so, and opens it again once it is there', async () => {
    const { page } = await visit({ as: member });
    const lacking = '/iframe?pageNavigationId=gone';
    const said = page.getByText('您没有这个页面的访问权限，请联系管理员申请');
    await go(page, lacking);
    expect(new URL(page.url()).searchParams.get('redirect')).toBe(lacking);
    await said.waitFor();
    const asked = page.waitForRequest((request) => request.isNavigationRequest());
    await page.getByRole('link', { name: '重新打开' }).click();
    expect(new URL((await asked).url()).pathname, 'by a new document').toBe('/iframe');
    await said.waitFor();
    await page.getByRole('link', { name: '返回首页' }).click();
    await page.waitForURL(({ pathname }) => pathname !== '/error');
  });

  test('the exit button of the error screen signs out', async () => {
    const { page } = await visit({ as: member });
    await go(page, '/error?code=1004');
    await page.getByRole('button', { name: '退出登录' }).click();
    await page.waitForURL(/\/login/);
  });

  test('the phone site’s own address leads to its home', async () => {
    for (const path of ['/mobile', '/mobile/']) {
      const { status, headers } = await get(port(), 'mingde.localhost', path);
      expect([status, headers.location], path).toEqual([302, '/mobile/home']);
    }
  });

  test('a host that no institution has is refused, not shown another institution', async () => {
    const answer = await get(port(), 'unknown.example', '/home', { accept: 'text/html' });
    expect(answer.status).toBe(421);
    expect(answer.text).toMatch(/<html/);
    expect(answer.text).not.toContain('明德大学');
    const call = await get(port(), 'unknown.example', '/pedestal/unitConfig/getConfig');
    expect(JSON.parse(call.text)).toMatchObject({ success: false });
  });
});

/** What a page tells of its errors from now on. */
function reportsOf(page: Page): Record<string, unknown>[] {
  const reports: Record<string, unknown>[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/pedestal/browser/error')) reports.push(request.postDataJSON());
  });
  return reports;
}

describe('an error of the page itself', () => {
  const visit = visits();
  const broken = { expected: /own fault/ };

  test('while it takes over leaves a screen with ways on instead of nothing, and is told to the server', async () => {
    const { page } = await visit(broken);
    const reports = reportsOf(page);
    await page.addInitScript(() => {
      const get = () => {
        throw new RangeError('own fault of "林知夏" at 13800001111');
      };
      Object.defineProperty(Navigator.prototype, 'onLine', { get });
    });
    await page.goto('/home');
    const heading = page.getByRole('heading', { level: 1, name: '服务出了点问题' });
    await heading.waitFor();
    await page.getByText('页面没有正常打开，请刷新后再试。').waitFor();
    expect(await page.getByRole('link', { name: '返回首页' }).getAttribute('href')).toBe('/');
    await page.getByRole('button', { name: '退出登录' }).waitFor();
    await expect.poll(() => reports.length).toBeGreaterThan(0);
    expect(reports[0]).toMatchObject({ name: 'RangeError', message: 'own fault of (text) at (number)', page: 'home' });
    expect(JSON.stringify(reports)).not.toMatch(/林知夏|138000/);
    expect(reports.length, 'the same error once').toBeLessThanOrEqual(2);
    const loaded = page.waitForEvent('load');
    await page.getByRole('button', { name: '刷新页面' }).click();
    await loaded;
  });

  test('at its start leaves the page usable, and is told to the server', async () => {
    const { page } = await visit(broken);
    const reports = reportsOf(page);
    await page.addInitScript(() => {
      const add = window.addEventListener;
      window.addEventListener = function (this: Window, ...given: Parameters<typeof add>) {
        if (given[0] === 'beforeinstallprompt') throw new TypeError('own fault at start');
        return add.apply(this, given);
      } as typeof add;
    });
    await go(page, '/home');
    await expect
      .poll(() => reports)
      .toMatchObject([{ phase: 'start', name: 'TypeError', message: 'own fault at start' }]);
    await page.getByRole('banner').getByRole('link', { name: '登录' }).click();
    await page.waitForURL(/\/login/);
  });
});
