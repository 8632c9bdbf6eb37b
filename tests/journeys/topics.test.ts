import { describe, expect, test } from 'vitest';
import { maxShift, watchShifts } from '../support/layout-shift.ts';
import { axe, go, outlineFaults, visits } from '../support/site.ts';

const topic = '/home/special-services/details/winter-break';
const apprentice = { account: 'zhoukexin', name: '周可欣', password: 'Yimen-2026' };

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
