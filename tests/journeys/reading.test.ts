import type { Page } from 'playwright';
import { describe, expect, test } from 'vitest';
import { desktop, go, hydrated, phone, visits } from '../support/site.ts';

/** Whose marks and choices no other journey looks at. */
const reader = { account: '20120088', name: '', password: 'Yimen-2026' };

const visit = visits();

async function enter(path: string): Promise<Page> {
  const { page } = await visit({ as: reader });
  await go(page, path);
  return page;
}

const scrolled = (page: Page) => page.evaluate(() => scrollY);

describe('reading an article and coming back', () => {
  test('an article names its parts, its neighbours and the services in its text', async () => {
    const { page } = await visit();
    await go(page, '/news/more/news-ginkgo-open-week');
    await page.getByRole('navigation', { name: '本文目录' }).getByRole('link', { name: '交通与秩序' }).click();
    await expect.poll(() => scrolled(page)).toBeGreaterThan(200);
    await page.getByRole('link', { name: /访客预约/ }).waitFor();
    await page.getByRole('navigation', { name: '同栏目的其他文章' }).getByRole('link').first().click();
    await page.waitForURL(/\/news\/more\/(?!news-ginkgo)/);
  });

  test('an article is read in large type without changing a setting', async () => {
    const page = await enter('/news/more/news-ginkgo-open-week');
    const sizeOf = (of: string) =>
      page
        .locator(of)
        .first()
        .evaluate((text) => Number.parseFloat(getComputedStyle(text).fontSize));
    const [text, header] = [await sizeOf('article p'), await sizeOf('header a')];
    const sent: string[] = [];
    page.on('request', (request) => sent.push(request.url()));
    await page.getByRole('button', { name: '大字阅读' }).click();
    await expect.poll(() => sizeOf('article p')).toBeGreaterThan(text * 1.3);
    expect(await sizeOf('header a')).toBe(header);
    await page.getByRole('button', { name: '标准字号' }).click();
    await expect.poll(() => sizeOf('article p')).toBe(text);
    await page.getByRole('button', { name: '大字阅读' }).click();
    expect(sent.filter((url) => url.includes('switchSpecialStyle'))).toEqual([]);
    await page.reload();
    expect(await sizeOf('article p')).toBe(text);
  });

  test('telephone numbers in articles, notices and guides are dialled by a press', async () => {
    const { page } = await visit();
    const numbers = async () =>
      page
        .getByRole('main')
        .locator('a[href^="tel:"]')
        .evaluateAll((links) => links.map((link) => [link.textContent, link.getAttribute('href')]));
    const places = {
      '/news/more/news-ginkgo-open-week': ['0579-8866 0510', 'tel:057988660510'],
      '/info-center?notice=notice-canteen-repair': ['0579-8866 0330', 'tel:057988660330'],
      '/mobile/notice?notice=notice-canteen-repair': ['0579-8866 0330', 'tel:057988660330'],
    };
    for (const [place, number] of Object.entries(places)) {
      if (place.startsWith('/mobile')) await page.setViewportSize(phone);
      await go(page, place);
      await expect.poll(numbers, { message: place }).toContainEqual(number);
    }
    await page.setViewportSize(desktop);
    await go(page, '/service-hall/details/transcript-print');
    await expect.poll(async () => (await numbers()).length).toBeGreaterThan(0);
  });

  test('what is wrong with it can be said, and nothing is sent empty', async () => {
    const { page } = await visit();
    await go(page, '/news/more/news-ginkgo-open-week');
    await page.getByRole('button', { name: '内容有误' }).click();
    const dialog = page.getByRole('dialog', { name: '哪里有误' });
    await dialog.getByRole('button', { name: '提交反馈' }).click();
    await dialog.getByText('请写几个字').waitFor();
    await dialog.getByRole('textbox').fill('日期写错了');
    await dialog.getByRole('button', { name: '提交反馈' }).click();
    await dialog.getByText(/已经收到，谢谢。意见编号 \d{8}-\d{4}/).waitFor();
    await page.keyboard.press('Escape');
    await dialog.waitFor({ state: 'detached' });
  });
});

describe('the columns of the info centre', () => {
  test('are those that the reader chose, kept with the account, and can be taken back', async () => {
    const page = await enter('/info-center');
    const chosen = page.locator('section h2');
    const before = await chosen.allTextContents();
    await page.getByRole('button', { name: '管理栏目' }).click();
    const dialog = page.getByRole('dialog', { name: '选择常看的栏目' });
    await dialog.getByText('服务动态').click();
    await dialog.getByRole('button', { name: '保存栏目' }).click();
    await page.getByRole('heading', { level: 2, name: '服务动态' }).waitFor();
    await page.getByRole('button', { name: '撤销' }).click();
    await page.getByRole('heading', { level: 2, name: '服务动态' }).waitFor({ state: 'detached' });
    await page.reload();
    expect(await chosen.allTextContents()).toEqual(before);
  });
});

describe('notices', () => {
  const unread = async (page: Page) => Number(/(\d+) 条未读/.exec(await page.getByRole('main').innerText())?.[1] ?? 0);

  test('are read when they are opened, not when the pointer passes over them', async () => {
    const page = await enter('/info-center?tab=notices');
    const before = await unread(page);
    const link = page.locator('main a[href*="notice="]').filter({ hasText: '未读' }).first();
    await link.hover();
    await page.reload();
    await hydrated(page);
    expect(await unread(page), 'after the pointer passed over').toBe(before);
    await link.click();
    await page.waitForURL(/notice=/);
    await expect.poll(() => unread(page)).toBe(before - 1);
    expect(await page.evaluate(() => document.activeElement?.getAttribute('aria-label')), 'reading goes on').toBe(
      await page.locator('main article h2').first().textContent(),
    );
    await page.getByRole('button', { name: '标为未读' }).click();
    await page.waitForURL(/tab=notices$/);
    await expect.poll(() => unread(page)).toBe(before);
    await page.goBack();
    await page.waitForURL(/notice=/);
  });

  test('of a type or unread alone have an address, and Back leads from one view to the other', async () => {
    const page = await enter('/info-center?tab=notices');
    await page
      .getByRole('navigation', { name: '通知类型' })
      .getByRole('link', { name: /学生事务/ })
      .click();
    await page.waitForURL(/type=student/);
    await page.getByRole('link', { name: '只看未读' }).click();
    await page.waitForURL(/unread=1/);
    await page.reload();
    await hydrated(page);
    const types = page.getByRole('navigation', { name: '通知类型' });
    expect(await types.locator('[aria-current="page"]').textContent()).toContain('学生事务');
    await page.goBack();
    await page.goBack();
    await page.waitForURL(/tab=notices$/);
  });

  test('stay among the unread ones as long as they are open', async () => {
    const page = await enter('/info-center?tab=notices&unread=1');
    const rows = page.getByRole('heading', { name: '通知列表' }).locator('xpath=../..').getByRole('listitem');
    const listed = await rows.count();
    const first = rows.first().getByRole('link');
    await first.click();
    await page.waitForURL(/unread=1&notice=/);
    const back = page.getByRole('button', { name: '标为未读' });
    await back.waitFor();
    expect(await rows.count()).toBe(listed);
    expect(await first.getAttribute('aria-current')).toBe('true');
    expect(await first.textContent()).not.toContain('未读');
    await back.click();
    await first.getByText('未读', { exact: true }).waitFor();
    expect(await rows.count()).toBe(listed);
  });

  test('one that is linked to opens in the frame, for a guest too', async () => {
    const { page } = await visit();
    await go(page, '/info-center?notice=notice-final-exams');
    await page.getByRole('heading', { level: 2, name: '2026 年秋季学期期末考试安排' }).waitFor();
    expect(await page.getByRole('button', { name: '全部标为已读' }).count()).toBe(0);
  });
});
