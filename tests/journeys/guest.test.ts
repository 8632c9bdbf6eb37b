import { describe, expect, test } from 'vitest';
import { go, visits } from '../support/site.ts';

describe('a guest', () => {
  const visit = visits();

  test('finds a service by the initials of its name and reads its guide', async () => {
    const { page } = await visit();
    await go(page, '/home');
    const search = page.getByRole('combobox').first();
    await search.fill('xykbb');
    await search.press('Enter');
    await page.waitForURL(/\/service-hall\?.*query=xykbb/);
    const main = page.getByRole('main');
    await main
      .getByRole('link', { name: /校园卡补办/ })
      .first()
      .click();
    await page.waitForURL(/\/service-hall\/details\/[\w-]+$/);
    await expect.poll(() => main.getByRole('heading', { level: 1 }).textContent()).toContain('校园卡补办');
    const text = await main.innerText();
    for (const part of ['谁能办', '要准备什么', '怎么办', '多久办好', '咨询']) expect(text).toContain(part);
  });

  test('closes the suggestions with Escape, then clears the field', async () => {
    const { page } = await visit();
    await go(page, '/home');
    const search = page.getByRole('combobox').first();
    await search.focus();
    await page.keyboard.type('xykbb');
    await page.getByRole('option').first().waitFor();
    await page.keyboard.press('Escape');
    await page.getByRole('option').first().waitFor({ state: 'hidden' });
    expect(await search.inputValue()).toBe('xykbb');
    await page.keyboard.press('Escape');
    expect(await search.inputValue()).toBe('');
  });

  test('is told before the search of everything that it wants an account, and there why', async () => {
    const { page } = await visit();
    await go(page, '/home');
    await page.getByRole('combobox').first().pressSequentially('cjd');
    await page.getByRole('link', { name: '登录后在资讯中搜索“cjd”' }).click();
    await page.waitForURL(/\/login\?/);
    await page.getByText('登录后即可看到全部搜索结果').waitFor();
    expect(new URL(page.url()).searchParams.get('redirect')).toBe('/search?search=cjd&kind=news');
  });

  test('jumps over the header with the first Tab', async () => {
    const { page } = await visit();
    await go(page, '/home');
    await page.keyboard.press('Tab');
    const focused = page.locator(':focus');
    expect(await focused.getAttribute('href')).toMatch(/^#/);
    await page.keyboard.press('Enter');
    await page.keyboard.press('Tab');
    expect(await page.evaluate(() => document.activeElement?.closest('main') !== null)).toBe(true);
  });

  test('finds what the hall shows in its address: filters survive a reload and the back button', async () => {
    const { page } = await visit();
    await go(page, '/service-hall');
    const filter = page
      .getByRole('main')
      .getByRole('link', { name: /全程网办/ })
      .first();
    await filter.click();
    await page.waitForURL(/\/service-hall\?/);
    const address = page.url();
    await page.reload();
    expect(page.url()).toBe(address);
    await page.goBack();
    await page.waitForURL(/\/service-hall$/);
  });

  test('comes back from a guide to the same place of the list', async () => {
    const { page } = await visit();
    await go(page, '/service-hall');
    // Names only: a card's actions are out of reach until it is pointed at.
    const links = page.getByRole('main').getByRole('heading').locator('a[href^="/service-hall/details/"]');
    const link = links.nth(Math.min(11, (await links.count()) - 1));
    await link.scrollIntoViewIfNeeded();
    const before = await page.evaluate(() => scrollY);
    await link.click();
    await page.waitForURL(/\/details\//);
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
    await page.goBack();
    await page.waitForURL(/\/service-hall$/);
    await expect.poll(() => page.evaluate(() => scrollY)).toBeCloseTo(before, -1);
  });

  test('sees neither names nor telephone numbers of staff', async () => {
    const { page } = await visit();
    await go(page, '/service-hall/details/campus-card-reissue');
    const text = await page.getByRole('main').innerText();
    expect(text).not.toMatch(/0579-8866 \d{4}.*联系人/);
    expect(text).toMatch(/\*/);
  });
});
