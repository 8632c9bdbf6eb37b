import type { Locator, Page } from 'playwright';
import { describe, expect, test } from 'vitest';
import { maxShift, watchShifts } from '../support/layout-shift.ts';
import { axe, go, visits } from '../support/site.ts';

const citizen = { account: 'luruoxi', name: '陆若溪', password: 'Yimen-2026' };
const apprentice = { account: 'chensiyuan', name: '陈思远', password: 'Yimen-2026' };

const headings = (page: Page) =>
  page
    .getByRole('main')
    .getByRole('heading', { level: 2 })
    .evaluateAll((all) =>
      all.filter((each) => each.checkVisibility({ visibilityProperty: true })).map((each) => each.textContent),
    );

describe('a home in panels beside the personal column', () => {
  const visit = visits();

  test('gives a guest the way in, and the modules that are everybody’s in their order', async () => {
    const { page } = await visit({ institution: 'jiangcheng' });
    const shifts = await watchShifts(page);
    await go(page, '/home');
    const column = page.getByRole('complementary', { name: '个人栏' });
    expect(await column.getByRole('link', { name: '登录' }).getAttribute('href')).toBe('/login?redirect=%2Fhome');
    await column.getByRole('table', { name: '11 月' }).or(column.getByRole('table')).first().waitFor();
    expect(await headings(page)).toEqual([
      '冬季校园双选会',
      '服务',
      '资讯',
      '登录后，这里是你的一天',
      expect.stringMatching(/^\d+ 月$/),
    ]);
    expect(await page.getByText('我的校园').count(), 'what is a member’s own').toBe(0);
    expect(await page.getByRole('heading', { name: '专题服务' }).count(), 'what is disabled').toBe(0);
    expect(await shifts()).toBeLessThanOrEqual(maxShift);
    const asked: string[] = [];
    page.on('request', (request) => request.url().includes('.data') && asked.push(request.url()));
    const chosen = ['服务对象', '资讯栏目'].map((name) => page.getByRole('tablist', { name }).getByRole('tab').last());
    for (const tab of chosen) await tab.click();
    await page.waitForURL(/\/home\?suitableFor=[^&]+&column=[^&]+$/);
    expect(asked, 'what a tab asks for').toEqual([]);
    const article = page.getByRole('region', { name: '资讯' }).getByRole('tabpanel').getByRole('link').first();
    await article.click();
    await page.waitForURL(/\/news\/more\//);
    await page.goBack();
    for (const when of ['back', 'loaded anew']) {
      for (const tab of chosen)
        await expect.poll(() => tab.getAttribute('aria-selected'), { message: when }).toBe('true');
      if (when === 'back') await page.reload();
    }
    await go(page, '/info-center');
    const more = page.getByRole('banner').getByRole('button', { name: '更多' });
    expect(await more.count(), 'behind 更多, with the search at its side').toBe(0);
  });

  test('gives a member what is one’s own, amounts only when asked for by keyboard', async () => {
    const { page } = await visit({ institution: 'jiangcheng', as: apprentice });
    const shifts = await watchShifts(page);
    await go(page, '/home');
    const column = page.getByRole('complementary', { name: '个人栏' });
    await column.getByRole('heading', { name: apprentice.name }).waitFor();
    expect(await headings(page)).toEqual([
      '冬季校园双选会',
      expect.stringMatching(/^待我处理/),
      '今天的课',
      '服务',
      '资讯',
      apprentice.name,
      '我的校园',
      '快捷导航',
      '最近使用',
      expect.stringMatching(/^\d+ 月$/),
    ]);
    const balance = column.locator('dl');
    expect(await balance.textContent()).not.toContain('132.75');
    await column.getByRole('button', { name: '显示金额' }).press('Enter');
    await expect.poll(() => balance.textContent()).toContain('132.75');
    await page.keyboard.press('Enter');
    await expect.poll(() => balance.textContent()).not.toContain('132.75');
    expect(await shifts()).toBeLessThanOrEqual(maxShift);
    expect.soft(await axe(page)).toEqual([]);
  });
});

describe('a home that is led by its search', () => {
  const visit = visits();

  test('opens a moment of life in place, by keyboard alone', async () => {
    const { page } = await visit({ institution: 'yunzhou' });
    const shifts = await watchShifts(page);
    await go(page, '/home');
    expect(await shifts()).toBeLessThanOrEqual(maxShift);
    const housing = page.getByRole('button', { name: /^安居置业/ });
    expect(await housing.getAttribute('aria-expanded')).toBe('false');
    await housing.focus();
    await page.keyboard.press('Enter');
    await expect.poll(() => housing.getAttribute('aria-expanded')).toBe('true');
    await page.getByRole('heading', { level: 3, name: '安居置业' }).waitFor();
    const events = page.getByRole('region', { name: '人生大事' });
    const service = events.getByRole('link', { name: '公积金提取', exact: true });
    await service.waitFor();
    const way = page.getByRole('tablist', { name: '按什么找' });
    await way.getByRole('tab', { name: '按事项主题' }).focus();
    await page.keyboard.press('ArrowRight');
    await page
      .getByRole('tabpanel', { name: '按部门' })
      .getByRole('link', { name: /公安局/ })
      .waitFor();
    await page.waitForURL(/way=by-department/);
    await page.keyboard.press('ArrowLeft');
    await page.waitForURL(/way=by-category/);
    await page.reload();
    await service.focus();
    await page.keyboard.press('Enter');
    await page.waitForURL(/\/service-hall\/details\//);
  });

  test('shows a public list whole, at an address of its own, and finds words in it', async () => {
    const { page } = await visit({ institution: 'yunzhou' });
    await go(page, '/home');
    await page.getByText(/^(现在没有消息，)?(今天|昨天|[\d-]+) \d{2}:\d{2} 更新$/).waitFor();
    await page.getByRole('tab', { name: '责任清单' }).click();
    await page.getByRole('button', { name: /^展开全部/ }).click();
    await page.waitForURL(/\?list=duty&whole=1$/);
    await page.reload();
    const found = page.getByRole('combobox', { name: '在责任清单里找' });
    await found.waitFor();
    const rows = page.getByRole('table', { name: '责任清单' }).getByRole('row');
    await expect.poll(() => rows.count()).toBeGreaterThan(5);
    const topOf = async (part: Locator) => (await part.boundingBox())?.y ?? 0;
    expect(
      await topOf(page.getByRole('region', { name: '通知公告' })),
      'below what needs all the width',
    ).toBeGreaterThan(await topOf(rows.last()));
    await found.fill('没有这样的事项');
    await found.press('Enter');
    await page.getByText('没有找到含“没有这样的事项”的事项').waitFor();
    await page.getByRole('button', { name: '收起清单' }).click();
    await page.waitForURL(/\/home\?list=duty$/);
  });

  test('puts a member’s own tasks over the picture’s foot', async () => {
    const { page } = await visit({ institution: 'yunzhou', as: citizen });
    const shifts = await watchShifts(page);
    await go(page, '/home');
    const own = page.getByRole('region', { name: /^我的办件/ });
    await own.getByRole('link', { name: /生育津贴申领/ }).waitFor();
    expect(await own.textContent()).toMatch(/现在在.+手里|等你处理/);
    await page.getByRole('region', { name: /^待我处理/ }).waitFor();
    expect(await shifts()).toBeLessThanOrEqual(maxShift);
    expect.soft(await axe(page)).toEqual([]);
  });
});
