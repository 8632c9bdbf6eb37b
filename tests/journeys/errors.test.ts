import { describe, expect, test } from 'vitest';
import { get } from '../../scripts/trial-server.ts';
import { go, member, port, visits } from '../support/site.ts';

describe('what goes wrong', () => {
  const visit = visits();

  test('a page that does not exist is a 404 that says so', async () => {
    const { page } = await visit({ expected: /404/ });
    const answer = await page.goto('/no-such-page');
    expect(answer?.status()).toBe(404);
    const text = await page.getByRole('main').innerText();
    expect(text).toContain('Page not found: /no-such-page');
    expect(text).toContain('页面不存在');
    await page.getByRole('button', { name: '退出登录' }).waitFor();
  });

  test('a service that does not exist is a 404', async () => {
    const { page } = await visit({ expected: /404/ });
    const answer = await page.goto('/service-hall/details/no-such-service');
    expect(answer?.status()).toBe(404);
    expect(await page.getByRole('main').innerText()).toContain('Page not found: /service-hall/details/no-such-service');
  });

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
