import { describe, expect, inject, test } from 'vitest';
import { get } from '../../scripts/trial-server.ts';
import { go, signIn, visits } from '../support/site.ts';

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

  test.each([
    [1004, '暂无访问权限'],
    [404, '页面不存在'],
    [500, '服务出了点问题'],
  ])('the error screen of code %i says %s', async (code, description) => {
    const { page } = await visit({ expected: /answer|Failed to load resource/ });
    await page.goto(`/error?code=${code}`);
    expect(await page.getByRole('main').innerText()).toContain(description);
  });

  test('the exit button of the error screen signs out', async () => {
    const { page } = await visit();
    await go(page, '/login');
    await signIn(page);
    await page.waitForURL((address) => address.pathname !== '/login');
    await go(page, '/error?code=1004');
    await page.getByRole('button', { name: '退出登录' }).click();
    await page.waitForURL(/\/login/);
  });

  test('a host that no institution has is refused, not shown another institution', async () => {
    const answer = await get(inject('port'), 'unknown.example', '/home', { accept: 'text/html' });
    expect(answer.status).toBe(421);
    expect(answer.text).toMatch(/<html/);
    expect(answer.text).not.toContain('明德大学');
    const call = await get(inject('port'), 'unknown.example', '/pedestal/unitConfig/getConfig');
    expect(JSON.parse(call.text)).toMatchObject({ success: false });
  });
});
