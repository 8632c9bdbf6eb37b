import type { Locator } from 'playwright';
import { describe, expect, test } from 'vitest';
import { go, member, visits } from '../support/site.ts';

const visit = visits();

const isFocused = (field: Locator) => field.evaluate((element) => element === document.activeElement);

describe('by the keyboard alone', () => {
  test('/ leads to the search, a few letters find one’s course, and Enter opens its week', async () => {
    const { page } = await visit({ as: member });
    await go(page, '/task-center');
    await page.keyboard.press('/');
    await page.waitForURL(/\/search$/);
    const field = page.getByRole('combobox', { name: '搜索', exact: true });
    await expect.poll(() => isFocused(field)).toBe(true);
    await page.keyboard.type('lssx');
    const option = page.getByRole('option', { name: /离散数学/ });
    await option.waitFor();
    expect(await option.innerText()).toMatch(/我的课程，\d+月\d+日/);
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await page.waitForURL(/\/schedule-center\?view=week&date=.*entry=course-/);
    const opened = page.getByRole('dialog', { name: '离散数学' });
    await opened.waitFor();
    await page.keyboard.press('/');
    await page.keyboard.press('Control+k');
    expect(page.url(), 'not from behind a dialog').toMatch(/schedule-center/);
  });

  test('Ctrl+K focuses the field of the page, Escape gives the focus back, and / is typed where one types', async () => {
    const { page } = await visit({ as: member });
    await go(page, '/service-hall');
    const field = page.getByRole('combobox', { name: '搜索服务' });
    const link = page.getByRole('banner').getByRole('link', { name: '通知' });
    await link.focus();
    await page.keyboard.press('Control+k');
    expect(await isFocused(field)).toBe(true);
    await page.keyboard.press('/');
    expect(await field.inputValue()).toBe('/');
    await page.keyboard.press('Backspace');
    await page.keyboard.press('Escape');
    await expect.poll(() => isFocused(link)).toBe(true);
    await page.keyboard.press('/');
    expect(await isFocused(field)).toBe(true);
  });

  test('/ does nothing once it is turned off, and the field names the other keys', async () => {
    const { page } = await visit({ as: member });
    await go(page, '/personal-center?tab=preferences');
    await page.getByRole('switch', { name: /按 \/ 键到搜索框/ }).press('Space');
    await go(page, '/service-hall');
    const field = page.getByRole('combobox', { name: '搜索服务' });
    await expect.poll(() => field.getAttribute('aria-keyshortcuts')).toBe('Control+K');
    await page.keyboard.press('/');
    expect(await isFocused(field)).toBe(false);
    await page.keyboard.press('Control+k');
    expect(await isFocused(field)).toBe(true);
  });

  test('a guest has Ctrl+K, which leads to the hall where a page has no search', async () => {
    const { page } = await visit();
    await go(page, '/news');
    await page.keyboard.press('/');
    await page.keyboard.press('Control+k');
    await page.waitForURL(/\/service-hall$/);
    await expect.poll(() => isFocused(page.getByRole('combobox', { name: '搜索服务' }))).toBe(true);
  });
});

test('what is one’s own has a tab among the results, and each leads to itself', async () => {
  const { page } = await visit({ as: member });
  await go(page, `/search?search=${encodeURIComponent('图书')}`);
  const tabs = page.getByRole('navigation', { name: '搜索结果的类别' });
  await tabs.getByRole('link', { name: /我的事项/ }).click();
  await page.waitForURL(/kind=own/);
  const rows = page.getByRole('main').getByRole('region', { name: '我的事项' });
  const message = rows.getByRole('link', { name: '图书快到期了' });
  expect(await rows.getByRole('link', { name: /^图书馆/ }).getAttribute('target')).toBe('_blank');
  await message.click();
  await page.waitForURL(/\/info-center\?notice=message\./);
  await page.getByRole('heading', { name: '图书快到期了' }).waitFor();
});

test('a phone finds one’s course and opens its day', async () => {
  const { page } = await visit({ as: member, viewport: { width: 375, height: 812 }, hasTouch: true, isMobile: true });
  await go(page, `/mobile/search?search=${encodeURIComponent('离散数学')}`);
  await page.getByRole('link', { name: '离散数学' }).first().click();
  await page.waitForURL(/\/mobile\/schedule-detail\?.*entry=course-/);
});
