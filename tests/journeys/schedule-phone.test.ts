import type { Page } from 'playwright';
import { describe, expect, test } from 'vitest';
import { goToClasses } from '../support/classes.ts';
import { axe, go, phone, visits, wear } from '../support/site.ts';
import { drag } from '../support/touch.ts';

const person = { account: '20030017', name: '', password: 'Yimen-2026' };
const path = '/mobile/my-schedule/schedule';
const sheet = (page: Page) => page.getByRole('dialog');

async function pickTime(page: Page, label: string, hour: string): Promise<void> {
  await sheet(page)
    .getByRole('button', { name: new RegExp(`^${label}时间`) })
    .tap();
  const picker = page.getByRole('dialog', { name: `${label}时间` });
  await picker.getByRole('option', { name: hour, exact: true }).first().tap();
  await picker.getByRole('button', { name: '完成' }).tap();
  await picker.waitFor({ state: 'detached' });
}

describe('the schedule on a phone', () => {
  const visit = visits();
  const touch = { viewport: phone, hasTouch: true, isMobile: true, as: person };

  test('adds an entry with its error in place, shows it, and deletes it with a way back', async () => {
    const { page } = await visit(touch);
    await go(page, path);
    for (const name of ['下一周', /星期六/]) {
      const before = page.url();
      await page.getByRole('link', { name }).tap();
      // Until then the links of the day that is left are there, and lead to another one.
      await page.waitForURL(({ href }) => href !== before);
    }
    await page.getByRole('link', { name: '添加日程' }).first().tap();
    await sheet(page).waitFor();
    await sheet(page).getByRole('button', { name: '保存' }).tap();
    await sheet(page).getByText('请填写标题').waitFor();
    await sheet(page).getByRole('textbox', { name: '标题' }).fill('带学生看展');
    await pickTime(page, '结束', '08');
    await sheet(page).getByText('结束时间要晚于开始时间').waitFor();
    await sheet(page).getByRole('button', { name: '保存' }).tap();
    expect(await sheet(page).count(), 'the sheet stays').toBe(1);
    // A phone loads a tab anew that it had closed while it was hidden.
    await page.reload();
    await page.getByText('已恢复您刚才填写的内容').waitFor();
    await sheet(page).getByText('结束时间要晚于开始时间').waitFor();
    expect(await sheet(page).getByRole('textbox', { name: '标题' }).inputValue()).toBe('带学生看展');
    await pickTime(page, '结束', '11');
    await sheet(page).getByRole('button', { name: '保存' }).tap();
    await page.waitForURL((url) => url.pathname === path);
    const entry = page.getByRole('link', { name: /带学生看展/ });
    await entry.waitFor();
    await page.reload();
    await entry.waitFor();
    const draft = () => page.evaluate(() => sessionStorage.getItem('ym-draft'));
    await expect.poll(draft, { message: 'what was saved is no draft' }).toBeNull();
    await entry.tap();
    await page.waitForURL(/schedule-dialog\?/);
    await sheet(page).getByRole('button', { name: '删除' }).tap();
    await page.waitForURL((url) => url.pathname === path);
    await entry.waitFor({ state: 'detached' });
    await page.getByRole('button', { name: '撤销' }).tap();
    await entry.waitFor();

    // What is deleted elsewhere while its form is open says so, and is saved as a new one.
    const day = page.url();
    await entry.tap();
    await page.getByRole('link', { name: '编辑' }).tap();
    await sheet(page).getByRole('textbox', { name: '标题' }).fill('改过的标题');
    const elsewhere = await page.context().newPage();
    await go(elsewhere, day);
    await elsewhere.getByRole('link', { name: /带学生看展/ }).tap();
    await sheet(elsewhere).getByRole('button', { name: '删除' }).tap();
    await elsewhere.getByRole('button', { name: '撤销' }).waitFor();
    await elsewhere.close();
    await sheet(page).getByRole('button', { name: '保存修改' }).tap();
    await sheet(page).getByRole('alert').getByText('没有找到这项日程，它可能已经删除').waitFor();
    expect(await sheet(page).getByRole('textbox', { name: '标题' }).inputValue()).toBe('改过的标题');
    await sheet(page).getByRole('button', { name: '另存为新日程' }).tap();
    await page.getByRole('link', { name: /改过的标题/ }).waitFor();
    expect(await entry.count()).toBe(0);
  });

  test('says while one chooses that an entry lasts longer than until it repeats', async () => {
    const { page } = await visit(touch);
    await go(page, `${path}-dialog-add?date=2027-03-01`);
    await sheet(page).getByRole('button', { name: '3 月 1 日 周一' }).last().tap();
    const calendar = page.getByRole('dialog', { name: '结束日期' });
    await calendar.locator('[data-date="2027-03-03"]').tap();
    await calendar.getByRole('button', { name: '确认日期' }).tap();
    await calendar.waitFor({ state: 'detached' });
    await sheet(page).getByRole('button', { name: /^重复/ }).tap();
    await page.getByRole('option', { name: '每天', exact: true }).tap();
    await page.getByRole('dialog', { name: '重复' }).getByRole('button', { name: '完成' }).tap();
    await sheet(page).getByText('这样重复的日程每次最长 1 天，否则会与下一次重叠').waitFor();
  });

  test('opens a course in full, and Back leads to its day', async () => {
    const { page } = await visit(touch);
    const entries = page.getByRole('list', { name: /的日程/ }).locator('a[href*="schedule-detail"]');
    const course = await goToClasses(page, path, entries);
    const name = (await course.textContent()) ?? '';
    await course.tap();
    await page.getByText('日程详情').waitFor();
    expect(name).toContain((await page.getByRole('heading', { level: 1 }).textContent()) ?? '-');
    await page.goBack();
    await page.waitForURL(/view=week/);
    await course.waitFor();
  });

  test('opens the month under a finger that pulls the week down, and closes it, without holding the page', async () => {
    const { page } = await visit({ ...touch, reducedMotion: 'no-preference' });
    await go(page, `${path}?view=week`);
    const days = page.getByRole('navigation', { name: '选择日期' });
    const middle = async (name: RegExp | string) => {
      const box = await days.getByRole('link', { name }).first().boundingBox();
      if (!box) throw new Error(`There is no ${name}`);
      return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
    };
    const count = () => days.getByRole('listitem').count();
    await drag(page, await middle(/星期三/), { y: 160 });
    await page.waitForURL(/view=month/);
    expect(await count()).toBe(42);
    await drag(page, await middle('收起为一周'), { y: -160 });
    await page.waitForURL((url) => !url.search.includes('month'));
    await expect.poll(count).toBe(7);
    await drag(page, await middle(/星期三/), { y: 20 });
    await expect.poll(count, { message: 'after a pull that was let go of' }).toBe(7);
    expect(page.url()).not.toContain('month');

    const chosen = () => days.locator('[aria-current="date"]').textContent();
    const before = await chosen();
    await drag(page, await middle(/星期五/), { x: -160 });
    await expect.poll(chosen).not.toBe(before);

    await go(page, `${path}?view=week`);
    await drag(page, await middle(/星期三/), { y: -150 });
    await expect.poll(() => page.evaluate(() => window.scrollY), { message: 'the page scrolls' }).toBeGreaterThan(100);
  });

  test('passes axe', async () => {
    const { page } = await visit(touch);
    const looks = {
      [path]: 'light',
      [`${path}?view=month`]: 'light',
      [`${path}-dialog-add`]: 'care',
    } as const;
    for (const [address, look] of Object.entries(looks)) {
      await go(page, address);
      if (address.endsWith('add')) await sheet(page).waitFor();
      await wear(page, look);
      expect.soft(await axe(page), `${address} ${look}`).toEqual([]);
    }
  });
});
