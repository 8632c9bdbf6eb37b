import type { Page } from 'playwright';
import { describe, expect, test } from 'vitest';
import { axe, go, member, phone, visits, wear } from '../support/site.ts';

const teacher = { account: '20150132', password: member.password };
const choose = (page: Page, name: string) =>
  page.getByRole('checkbox', { name: new RegExp(`^选中${name}`) }).press('Space');

describe('leave requests', () => {
  const visit = visits();

  test('are approved three at once, and one that was decided elsewhere meanwhile is told', async () => {
    const { page } = await visit({ as: teacher });
    await go(page, '/task-center');
    const group = page.getByRole('region', { name: '学生请假审批' });
    const all = group.getByRole('checkbox', { name: /^全选/ });
    await all.press('Space');
    await group.getByRole('button', { name: '同意 6 件' }).waitFor();
    expect(await group.getByRole('listitem').count(), 'whoever chooses all sees all').toBe(6);
    await all.press('Space');
    for (const name of ['何嘉宜', '马可', '夏明朗']) await choose(page, name);
    const other = await page.context().newPage();
    await go(other, '/task-center?task=appr-zhou-leave-ma');
    await other.getByText('参加省机器人竞赛').first().waitFor();
    expect(await other.getByRole('link', { name: /^查看\s*赛事通知\.pdf/ }).getAttribute('target')).toBe('_blank');
    await other.getByRole('button', { name: '同意', exact: true }).click();
    await other.getByText('已同意 1 件').first().waitFor();
    for (const look of ['light', 'dark', 'care'] as const) {
      await wear(page, look);
      expect.soft(await axe(page), look).toEqual([]);
    }
    await go(other, '/task-center?task=appr-zhou-leave-tan');
    const asked = other.getByRole('dialog', { name: '退回' });
    await other.getByRole('button', { name: '退回', exact: true }).click();
    await asked.getByRole('textbox').fill('请补上病历');
    await asked.getByRole('button', { name: '先不退回' }).click();
    await other
      .getByRole('complementary', { name: '其他' })
      .getByRole('link', { name: /何嘉宜/ })
      .click();
    await other.getByRole('heading', { level: 1, name: /何嘉宜/ }).waitFor();
    await other.getByRole('button', { name: '退回', exact: true }).click();
    expect(await asked.getByRole('textbox').inputValue(), 'of another applicant').toBe('');
    await asked.getByRole('button', { name: '先不退回' }).click();
    await group.getByRole('button', { name: '同意 3 件' }).click();
    await page.getByRole('alertdialog', { name: '同意 3 件？' }).getByRole('button', { name: '同意 3 件' }).click();
    await page.getByText('已同意 2 件，1 件没有办成').first().waitFor();
    const alert = page.getByRole('alert').filter({ hasText: '1 件没有办成' });
    await alert.getByText(/马可.*这件您已经办过了/).waitFor();
    await group.getByText('3 件合并').waitFor();
    expect(await alert.evaluate((element) => element === document.activeElement)).toBe(true);
    expect(await group.getByRole('checkbox', { name: /^选中(何嘉宜|马可|夏明朗)/ }).count()).toBe(0);
    await other.getByRole('button', { name: '同意', exact: true }).click();
    await other
      .getByRole('alert')
      .getByText(/何嘉宜.*这件您已经办过了/)
      .waitFor();
    await other.getByRole('region', { name: '你的意见' }).waitFor({ state: 'detached' });
    await other
      .getByRole('alert')
      .getByText(/何嘉宜/)
      .waitFor();
  });

  test('are returned on a phone, with a reason that stays while it is not sent', async () => {
    const { page } = await visit({ as: teacher, viewport: phone, hasTouch: true });
    await go(page, '/mobile/task-center');
    await choose(page, '孟瑶');
    await page.getByRole('button', { name: '退回', exact: true }).tap();
    const dialog = page.getByRole('dialog', { name: '退回' });
    await dialog.getByRole('button', { name: '退回 1 件' }).tap();
    await dialog.getByText('请写明退回的原因').waitFor();
    await dialog.locator('textarea:focus').waitFor();
    await dialog.getByRole('textbox').fill('长'.repeat(501));
    await dialog.getByRole('button', { name: '退回 1 件' }).tap();
    await dialog.getByText('最多 500 个字').waitFor();
    await dialog.getByRole('textbox').fill('请补上预约单');
    await dialog.getByRole('button', { name: '先不退回' }).tap();
    await dialog.waitFor({ state: 'hidden' });
    expect(await axe(page)).toEqual([]);
    await page.getByRole('button', { name: '退回', exact: true }).tap();
    expect(await dialog.getByRole('textbox').inputValue()).toBe('请补上预约单');
    await dialog.getByRole('button', { name: '退回 1 件' }).tap();
    await page.getByText('已退回 1 件').first().waitFor();
    await page.locator('input[type="checkbox"]:focus').waitFor();
    await page.getByRole('link', { name: /谭子墨/ }).tap();
    await page.getByText('牙科复诊', { exact: true }).waitFor();
    await page.getByRole('button', { name: '同意', exact: true }).tap();
    await page.getByRole('link', { name: /秦朗/ }).waitFor();
    expect(await page.getByText(/谭子墨/).count()).toBe(0);
    await go(page, '/mobile/task-center?task=appr-zhou-leave-meng');
    await page.getByText('退回：请补上预约单').first().waitFor();
  });
});
