import type { Locator } from 'playwright';
import { describe, expect, test } from 'vitest';
import { maxShift, watchShifts } from '../support/layout-shift.ts';
import { axe, go, outlineFaults, phone, visits } from '../support/site.ts';

const topic = '/home/special-services/details/winter-break';
const apprentice = { account: 'zhoukexin', name: '周可欣', password: 'Yimen-2026' };

const trainee = { account: 'chensiyuan', name: '陈思远', password: 'Yimen-2026' };

describe('a topic', () => {
  const visit = visits();

  test('keeps what a member has ticked off by keyboard, and takes it back', async () => {
    const { page } = await visit({ institution: 'jiangcheng', as: apprentice });
    const shifts = await watchShifts(page);
    await go(page, topic);
    const column = page.getByRole('complementary', { name: '办理进度' });
    const progress = column.getByRole('progressbar', { name: '办理进度' });
    const steps = page.getByRole('main').getByRole('checkbox');
    const all = await steps.count();
    expect(await progress.getAttribute('aria-valuenow')).toBe('0');
    const first = steps.first();
    await first.focus();
    const saved = page.waitForResponse(/special\/step/);
    await page.keyboard.press('Space');
    await expect.poll(() => progress.getAttribute('aria-valuenow')).toBe('1');
    await column.getByText(`还差 ${all - 1} 个环节`).waitFor();
    await saved;
    await page.reload();
    await expect.poll(() => progress.getAttribute('aria-valuenow')).toBe('1');
    expect(await first.isChecked()).toBe(true);
    const taken = page.waitForResponse(/special\/step/);
    await first.uncheck();
    await taken;
    await expect.poll(() => progress.getAttribute('aria-valuenow')).toBe('0');
    expect(await shifts()).toBeLessThanOrEqual(maxShift);
    expect(await outlineFaults(page)).toEqual([]);
    expect(await axe(page)).toEqual([]);
  });

  test('ticks what the member’s records say, and tells it from what they have ticked off themselves', async () => {
    const { page } = await visit({ institution: 'jiangcheng', as: trainee, forcedColors: 'active' });
    await go(page, '/home/special-services/details/internship-all');
    const box = (name: string) => page.getByRole('main').getByRole('checkbox', { name });
    const ticked = box('我已办：通过对应工种的安全准入考试');
    expect([await ticked.isChecked(), await ticked.isDisabled()]).toEqual([true, true]);
    await page.getByText(/^\d\d-\d\d 合格$/).waitFor();
    const open = box('我已办：每周按时交周报');
    expect([await open.isChecked(), await open.isDisabled()]).toEqual([false, false]);
    // Forced colours draw transparent text too.
    const drawn = (of: Locator) => of.locator('xpath=..').locator('svg').isVisible();
    expect([await drawn(ticked), await drawn(open)]).toEqual([true, false]);
    const saved = page.waitForResponse(/special\/step/);
    await open.check();
    await saved;
    await page.getByText(/^\d\d-\d\d 我已办$/).waitFor();
    const taken = page.waitForResponse(/special\/step/);
    await open.uncheck();
    await taken;
  });

  test('has its words on a plain ground, with no part of the picture behind them', async () => {
    const { page } = await visit({ institution: 'yunzhou' });
    for (const width of [1024, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      await go(page, '/home/special-services/details/newborn');
      const banner = page.getByRole('heading', { level: 1 }).locator('xpath=../..');
      const words = await page.getByRole('heading', { level: 1 }).locator('xpath=..').boundingBox();
      const picture = await banner.locator('> img').boundingBox();
      expect((words?.x ?? 0) + (words?.width ?? 0)).toBeLessThanOrEqual((picture?.x ?? 0) + 1);
    }
    await page.setViewportSize(phone);
    await go(page, '/mobile/topic-detail/newborn');
    const veil = page
      .getByRole('heading', { level: 1, name: '新生儿出生一件事' })
      .locator('xpath=preceding-sibling::span');
    const { opacity, backgroundImage } = await veil.evaluate((element) => {
      const look = getComputedStyle(element);
      return { opacity: look.opacity, backgroundImage: look.backgroundImage };
    });
    expect(opacity).toBe('1');
    expect(backgroundImage).toContain(' 66%');
  });

  test('is read by a guest without boxes to tick, from the list of topics', async () => {
    const { page } = await visit({ institution: 'yunzhou' });
    await go(page, '/home/special-services');
    // As the institution's menu calls them.
    await page.getByRole('heading', { level: 1, name: '一件事', exact: true }).waitFor();
    expect(await page.title()).toMatch(/^一件事 - /);
    await page
      .getByRole('main')
      .getByRole('link', { name: /新生儿出生一件事/ })
      .click();
    await page.getByRole('heading', { level: 1, name: '新生儿出生一件事' }).waitFor();
    const main = page.getByRole('main');
    await main.getByRole('navigation').getByRole('link', { name: '一件事', exact: true }).waitFor();
    expect(await main.getByRole('checkbox').count()).toBe(0);
    expect(await outlineFaults(page)).toEqual([]);
    await main.getByRole('link', { name: '登录' }).waitFor();
    expect(await axe(page)).toEqual([]);
  });
});
