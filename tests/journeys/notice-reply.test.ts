import { describe, expect, test } from 'vitest';
import { axe, go, member, phone, visits, wear } from '../support/site.ts';

const teacher = { account: '20150132', password: member.password };
const written = 'notice-thesis-topics';
const chosen = 'notice-instrument-assessment';

describe('a notice that asks for a reply', () => {
  const visit = visits();

  test('is replied to where it is read, and the reply is changed', async () => {
    const { page } = await visit({ as: teacher });
    await go(page, `/info-center?notice=${written}`);
    const form = page.getByRole('region', { name: '回复' });
    await form.getByRole('button', { name: '提交回复' }).click();
    await form.getByText('请写下回复').waitFor();
    await form.getByRole('textbox', { name: '您的回复' }).fill('选题已经落实 92%');
    await form.getByRole('button', { name: '提交回复' }).click();
    await form.getByText('选题已经落实 92%').waitFor();
    await page.getByText('已经回复教务处').first().waitFor();
    await page.getByText('已回复', { exact: true }).first().waitFor();
    await form.getByRole('button', { name: '修改回复' }).click();
    expect(
      await form.getByRole('textbox', { name: '您的回复' }).evaluate((field) => field === document.activeElement),
    ).toBe(true);
    await form.getByRole('textbox', { name: '您的回复' }).fill('选题已经全部落实');
    await form.getByRole('button', { name: '保存修改' }).click();
    await form.getByRole('button', { name: '修改回复' }).waitFor();
    expect(await form.evaluate((section) => section === document.activeElement)).toBe(true);
    await page.reload();
    await form.getByText('选题已经全部落实').waitFor();
    for (const look of ['light', 'dark', 'care'] as const) {
      await wear(page, look);
      expect.soft(await axe(page), look).toEqual([]);
    }
  });

  test('on a phone, with one of its choices and the keyboard alone', async () => {
    const { page } = await visit({ as: teacher, viewport: phone, hasTouch: true });
    await go(page, `/mobile/notice?notice=${chosen}`);
    const form = page.getByRole('region', { name: '回复' });
    await form.getByRole('radio').first().focus();
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await form.getByText('数据有误，正在更正').waitFor();
    await form.getByRole('button', { name: '修改回复' }).waitFor();
    expect(await axe(page)).toEqual([]);
  });

  test('is put into the schedule with its deadline', async () => {
    const { page } = await visit({ as: teacher });
    await go(page, `/info-center?notice=${written}`);
    const title = await page.getByRole('article').getByRole('heading').first().innerText();
    await page.getByRole('link', { name: '记入日程' }).click();
    const dialog = page.getByRole('dialog');
    expect(await dialog.getByRole('textbox', { name: '标题' }).inputValue()).toBe(title);
    const start = dialog.getByRole('group', { name: '开始时间' });
    expect(await start.getByRole('spinbutton', { name: /时$/ }).inputValue()).toBe('16');
  });

  test('leads guests to the sign-in, and back', async () => {
    const { page } = await visit();
    await go(page, `/info-center?notice=${chosen}`);
    const link = page.getByRole('region', { name: '回复' }).getByRole('link', { name: '登录后回复' });
    expect(await link.getAttribute('href')).toContain(encodeURIComponent(`/info-center?notice=${chosen}`));
  });
});
