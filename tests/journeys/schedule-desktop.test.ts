import type { Page } from 'playwright';
import { describe, expect, test } from 'vitest';
import { goToClasses } from '../support/classes.ts';
import { axe, go, outlineFaults, visits, wear } from '../support/site.ts';

/** A person whose schedule no other journey looks at. */
const person = { account: '20150132', name: '周文博', password: 'Yimen-2026' };
const path = '/schedule-center';
const dialog = (page: Page) => page.getByRole('dialog');
const entries = (page: Page, name: string) => page.getByRole('button', { name: new RegExp(`^${name}`) });

/** The next Saturday's week is free of what the other journeys add. */
function weeksAhead(weeks: number): string {
  const now = new Date(Date.now() + 8 * 3_600_000 + weeks * 7 * 86_400_000);
  now.setUTCDate(now.getUTCDate() + 6 - (now.getUTCDay() || 7));
  return now.toISOString().slice(0, 10);
}

describe('the schedule centre', () => {
  const visit = visits();

  test('adds what repeats, and changes one of its days alone', async () => {
    const saturday = weeksAhead(1);
    const { page } = await visit({ as: person });
    await go(page, `${path}?date=${saturday}`);
    await page.getByRole('button', { name: '添加日程' }).first().click();
    await dialog(page).getByRole('textbox', { name: '标题' }).fill('值班记录');
    await dialog(page)
      .getByRole('combobox', { name: /^重复(?!到)/ })
      .click();
    await page.getByRole('option', { name: '每周', exact: true }).click();
    await dialog(page)
      .getByRole('combobox', { name: /^重复到/ })
      .click();
    await page.getByRole('option', { name: '重复几次' }).click();
    await dialog(page).getByRole('textbox', { name: '次数' }).fill('2');
    await dialog(page).getByText('共 2 次').waitFor();
    await dialog(page).getByRole('button', { name: '保存', exact: true }).click();
    await page.getByText('已添加“值班记录”').first().waitFor();
    await dialog(page).waitFor({ state: 'detached' });

    await page.getByRole('link', { name: '下一周' }).click();
    await page.waitForURL((url) => url.searchParams.get('date') !== saturday);
    await entries(page, '值班记录').click();
    await dialog(page).getByRole('button', { name: '保存修改' }).click();
    await dialog(page).waitFor({ state: 'detached' });
    await entries(page, '值班记录').click();
    await dialog(page).getByRole('radio', { name: '改整个系列' }).waitFor();
    await dialog(page).getByRole('textbox', { name: '标题' }).fill('值班记录（改）');
    await dialog(page).getByRole('button', { name: '保存修改' }).click();
    await entries(page, '值班记录（改）').waitFor();
    await page.getByRole('link', { name: '上一周' }).click();
    await entries(page, '值班记录 ').waitFor();
    expect(await entries(page, '值班记录（改）').count()).toBe(0);
  });

  test('refuses an end before the start at its place, and only warns of two things at once', async () => {
    const { page } = await visit({ as: person });
    await go(page, path);
    await page.getByRole('button', { name: '添加日程' }).first().click();
    await dialog(page).getByRole('button', { name: '保存', exact: true }).click();
    const title = dialog(page).getByRole('textbox', { name: '标题' });
    expect(await title.getAttribute('aria-invalid')).toBe('true');
    expect(await title.evaluate((field) => field === document.activeElement)).toBe(true);
    await title.fill('重叠');
    const end = dialog(page).getByRole('group', { name: '结束时间' });
    await end.getByRole('spinbutton').first().fill('00');
    await dialog(page).getByText('结束时间要晚于开始时间').waitFor();
    await dialog(page).getByRole('button', { name: '保存', exact: true }).click();
    expect(await dialog(page).count()).toBe(1);
    const question = page.getByRole('alertdialog', { name: '放弃填写的内容？' });
    for (const answer of ['继续填写', '放弃']) {
      await title.press('Escape');
      await question.getByRole('button', { name: answer }).click();
      await question.waitFor({ state: 'detached' });
      if (answer === '继续填写') expect(await title.inputValue()).toBe('重叠');
    }
    await dialog(page).waitFor({ state: 'detached' });
  });

  test('says while one types that an entry lasts longer than it may, or than until it repeats', async () => {
    const { page } = await visit({ as: person });
    await go(page, path);
    await page.getByRole('button', { name: '添加日程' }).first().click();
    await dialog(page).getByRole('textbox', { name: '标题' }).fill('长期值班');
    await dialog(page).getByRole('button', { name: '结束于另一天' }).click();
    const end = dialog(page).getByRole('textbox', { name: '结束日期' });
    await end.fill('2999-12-31');
    await dialog(page).getByText('一项日程最长 31 天').waitFor();
    await dialog(page)
      .getByRole('combobox', { name: /^重复(?!到)/ })
      .click();
    await page.getByRole('option', { name: '每天', exact: true }).click();
    await dialog(page).getByText('这样重复的日程每次最长 1 天，否则会与下一次重叠').waitFor();
    expect(await end.getAttribute('aria-invalid')).toBe('true');
    await dialog(page).getByRole('button', { name: '保存', exact: true }).click();
    expect(await dialog(page).count(), 'the dialog stays').toBe(1);
  });

  test('keeps what was typed when Back closes it, and when it could not be saved', async () => {
    const { page } = await visit({ as: person, expected: /500/ });
    await go(page, path);
    const add = page.getByRole('button', { name: '添加日程' }).first();
    const title = dialog(page).getByRole('textbox', { name: '标题' });
    await add.click();
    await title.fill('写到一半');
    await page.goBack();
    await dialog(page).waitFor({ state: 'detached' });
    await add.click();
    await dialog(page).getByText('这是上次没有保存的内容').waitFor();
    expect(await title.inputValue()).toBe('写到一半');
    const failure = { success: false, code: 1500, msg: '系统繁忙', data: null };
    await page.route('**/addEntry', (route) => route.fulfill({ status: 500, json: failure }));
    await dialog(page).getByRole('button', { name: '保存', exact: true }).click();
    await dialog(page).getByText('没有保存成功').waitFor();
    expect(await title.inputValue()).toBe('写到一半');
    await dialog(page).getByRole('button', { name: '重新填写' }).click();
    expect(await title.inputValue()).toBe('');
    await dialog(page).getByRole('button', { name: '取消' }).click();
    await dialog(page).waitFor({ state: 'detached' });
    await add.click();
    await title.waitFor();
    expect(await dialog(page).getByText('这是上次没有保存的内容').count()).toBe(0);
  });

  test('says why it was not saved what was deleted elsewhere meanwhile, and saves it as a new one', async () => {
    const { page } = await visit({ as: person });
    const at = `${path}?date=${weeksAhead(3)}`;
    await go(page, at);
    await page.getByRole('button', { name: '添加日程' }).first().click();
    const title = dialog(page).getByRole('textbox', { name: '标题' });
    await title.fill('别处删掉的');
    await dialog(page).getByRole('button', { name: '保存', exact: true }).click();
    await entries(page, '别处删掉的').click();
    await title.fill('改过的标题');
    const elsewhere = await page.context().newPage();
    await go(elsewhere, at);
    await entries(elsewhere, '别处删掉的').click();
    await dialog(elsewhere).getByRole('button', { name: '删除' }).click();
    await entries(elsewhere, '别处删掉的').waitFor({ state: 'detached' });
    await elsewhere.close();
    await dialog(page).getByRole('button', { name: '保存修改' }).click();
    await dialog(page).getByRole('alert').getByText('没有找到这项日程，它可能已经删除').waitFor();
    expect(await title.inputValue()).toBe('改过的标题');
    const shown = page.locator('[data-print="schedule"]').getByText('别处删掉的');
    await expect.poll(() => shown.count(), { message: 'what is gone' }).toBe(0);
    await dialog(page).getByRole('button', { name: '另存为新日程' }).click();
    await dialog(page).waitFor({ state: 'detached' });
    await entries(page, '改过的标题').waitFor();
  });

  test('keeps view, week and what is open in the address, and Back closes it', async () => {
    const { page } = await visit({ as: person });
    await go(page, path);
    await page.getByRole('radio', { name: '月' }).click();
    await page.waitForURL(/view=month/);
    await page.getByRole('table').waitFor();
    await page.goBack();
    await page.getByRole('region', { name: /第 \d+ 周/ }).waitFor();
    const courses = page.getByRole('checkbox', { name: '课程' });
    await courses.click();
    await page.waitForURL(/hide=course/);
    await page.goBack();
    await page.waitForURL((url) => url.pathname === path && !url.searchParams.has('hide'));
    await expect.poll(() => courses.isChecked()).toBe(true);
    const first = await goToClasses(page, path, page.getByRole('group').getByRole('button'));
    const name = (await first.textContent()) ?? '';
    await first.click();
    await dialog(page).waitFor();
    const address = page.url();
    await page.goBack();
    await dialog(page).waitFor({ state: 'detached' });
    await go(page, address);
    await dialog(page).waitFor();
    expect(name).toContain((await dialog(page).getByRole('heading').first().textContent()) ?? '-');
    await page.keyboard.press('Escape');
    await dialog(page).waitFor({ state: 'detached' });
    expect(new URL(page.url()).searchParams.has('entry')).toBe(false);
  });

  test('adds in a free cell, by pointer and by key, at its day and time; early ones leave the courses their row', async () => {
    const { page } = await visit({ as: person });
    const day = weeksAhead(4);
    const cell = (time: string) => page.locator(`[data-free="${day} ${time}"]`);
    const start = dialog(page).getByRole('group', { name: '开始时间' }).getByRole('spinbutton');
    const save = dialog(page).getByRole('button', { name: '保存', exact: true });
    await go(page, `${path}?date=${day}`);
    await cell('10:10').click();
    for (const part of [start.first(), start.last()]) await expect.poll(() => part.inputValue()).toBe('10');
    await dialog(page).getByRole('textbox', { name: '标题' }).fill('点出来的');
    await save.click();
    await entries(page, '点出来的 10:10–10:55').waitFor();
    await dialog(page).waitFor({ state: 'detached' });

    await cell('11:05').focus();
    await page.keyboard.press('ArrowUp');
    await page.keyboard.press('ArrowUp');
    await page.keyboard.press('Enter');
    await start.first().fill('07');
    await start.last().fill('00');
    await dialog(page).getByRole('textbox', { name: '标题' }).fill('晨读');
    await save.click();
    await dialog(page).waitFor({ state: 'detached' });
    const early = await page.locator('[data-kind="early"]').boundingBox();
    const box = await entries(page, '晨读').boundingBox();
    expect(box && early && box.y + box.height).toBeLessThanOrEqual((early?.y ?? 0) + (early?.height ?? 0));
  });

  test('is outlined by its headings and passes axe', async () => {
    const { page } = await visit({ as: person });
    await go(page, path);
    const looks = { [path]: 'light', [`${path}?view=month`]: 'light', [`${path}?entry=new`]: 'care' } as const;
    for (const [address, look] of Object.entries(looks)) {
      await go(page, address);
      if (address.includes('new')) await dialog(page).waitFor();
      else expect.soft(await outlineFaults(page), address).toEqual([]);
      await wear(page, look);
      expect.soft(await axe(page), `${address} ${look}`).toEqual([]);
    }
  });
});
