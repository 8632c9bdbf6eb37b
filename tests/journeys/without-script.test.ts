import { describe, expect, test } from 'vitest';
import { phone, visits } from '../support/site.ts';

describe('without JavaScript', () => {
  const visit = visits();

  test('the hall is searched by its form, and a guide is read', async () => {
    const { page } = await visit({ javaScriptEnabled: false });
    await page.goto('/home');
    const search = page.getByRole('main').locator('input[type=search], input[role=combobox]').first();
    await search.fill('xykbb');
    await search.press('Enter');
    await page.waitForURL(/\/service-hall\?.*query=xykbb/);
    await page
      .getByRole('main')
      .getByRole('link', { name: /校园卡补办/ })
      .first()
      .click();
    await page.waitForURL(/\/service-hall\/details\//);
    expect(await page.getByRole('heading', { level: 1 }).textContent()).toContain('校园卡补办');
  });

  test('menu, filters and pages of the hall are links', async () => {
    const { page } = await visit({ javaScriptEnabled: false });
    await page.goto('/home');
    await page.getByRole('banner').getByRole('link', { name: '服务大厅', exact: true }).click();
    await page.waitForURL(/\/service-hall$/);
    await page
      .getByRole('main')
      .getByRole('link', { name: /全程网办/ })
      .first()
      .click();
    await page.waitForURL(/\/service-hall\?/);
    expect(await page.getByRole('main').locator('a[href^="/service-hall/details/"]').count()).toBeGreaterThan(5);
  });

  test('one signs in and out, and the session is over', async () => {
    const { page } = await visit({ javaScriptEnabled: false });
    const context = page.context();
    await page.goto('/login?redirect=/service-hall');
    await page.getByLabel('账号', { exact: true }).fill('2024310086');
    await page.getByLabel('密码', { exact: true }).fill('Yimen-2026');
    await page.getByRole('button', { name: '登录', exact: true }).click();
    await page.waitForURL(/\/service-hall$/);
    expect(await page.content()).toContain('林知夏');
    const cookies = await context.cookies();
    expect(cookies).toContainEqual(expect.objectContaining({ name: 'yimen_device', httpOnly: true }));

    await page.goto('/logout');
    await page.getByRole('button', { name: '退出登录' }).click();
    await page.waitForURL(/\/login$/);
    await page.goto('/home');
    expect(await page.content()).not.toContain('林知夏');
    await context.addCookies(cookies);
    await page.goto('/home');
    expect(await page.content()).not.toContain('林知夏');
  });

  test('the phone home is readable', async () => {
    const { page } = await visit({
      javaScriptEnabled: false,
      viewport: phone,
      userAgent: 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 Mobile/15E148',
    });
    await page.goto('/mobile/home');
    expect((await page.getByRole('main').innerText()).length).toBeGreaterThan(100);
  });
});
