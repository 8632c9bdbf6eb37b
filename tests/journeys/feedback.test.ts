import { answerFeedback } from '@yimen/contract/services/feedback';
import type { Page } from 'playwright';
import { describe, expect, test } from 'vitest';
import { axe, go, member, phone, visits, wear } from '../support/site.ts';
import { call, enter } from '../support/staff-calls.ts';

const administrator = '20090157';
const student = { account: '2025210417', password: member.password };
const reply = '自助打印机已经修好。\n还有问题请打服务热线。';

describe('feedback', () => {
  const visit = visits();

  /** Answers as the staff do, in a browser of its own. */
  async function answer(number: string) {
    const { page } = await visit();
    await go(page, '/home');
    expect(await enter(page, administrator)).toMatchObject({ success: true });
    expect(await call(page, answerFeedback, { number, reply })).toMatchObject({ data: { told: true } });
  }
  const numberIn = async (page: Page) =>
    /\d{8}-\d{4}/.exec(await page.getByText(/^已经收到，谢谢。/).innerText())?.[0] ?? '';
  async function looks(page: Page) {
    for (const look of ['light', 'dark', 'care'] as const) {
      await wear(page, look);
      expect.soft(await axe(page), look).toEqual([]);
    }
  }

  test('has a number, is listed with its state, and its answer is found from the message', async () => {
    const { page } = await visit({ as: student, permissions: ['clipboard-read', 'clipboard-write'] });
    await go(page, '/service-hall/details/transcript-print');
    await page.getByRole('button', { name: '内容有误' }).click();
    const dialog = page.getByRole('dialog', { name: '哪里有误' });
    await dialog.getByRole('textbox', { name: '说给我们听' }).fill('打印机总是卡纸');
    await dialog.getByRole('button', { name: '提交反馈' }).click();
    const said = dialog.getByText(/^已经收到，谢谢。/);
    await said.waitFor();
    expect(await said.evaluate((each) => each === document.activeElement)).toBe(true);
    const number = await numberIn(page);
    await dialog.getByRole('button', { name: '复制编号' }).click();
    await page.getByText('已复制').first().waitFor();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(number);
    await dialog.getByRole('link', { name: '查看这条意见' }).click();
    await page.waitForURL(`**/personal-center?tab=feedback&feedback=${number}`);
    const main = page.getByRole('main');
    await main.getByText('已收到').waitFor();
    await main.getByText('打印机总是卡纸').waitFor();
    await answer(number);
    await go(page, '/info-center?tab=notices&type=personal-messages');
    await page
      .getByRole('link', { name: /您的意见有了答复/ })
      .first()
      .click();
    await page.getByRole('article').getByRole('link', { name: '查看答复' }).click();
    await page.waitForURL(`**/personal-center?tab=feedback&feedback=${number}`);
    await main.getByText('已答复').waitFor();
    await main.getByText('还有问题请打服务热线。').waitFor();
    await looks(page);
    await main.getByRole('link', { name: '全部意见' }).click();
    await page.waitForURL(/tab=feedback$/);
    await main.getByRole('listitem').filter({ hasText: number }).getByText('已答复').waitFor();
    await looks(page);
    await main.getByRole('link', { name: '打印机总是卡纸' }).first().press('Enter');
    await page.waitForURL(`**/personal-center?tab=feedback&feedback=${number}`);
  });

  test('on a phone is sent where nothing was found, and its answer is found from the message', async () => {
    const { page } = await visit({ as: student, viewport: phone, hasTouch: true });
    await go(page, '/mobile/search?search=火星移民签证');
    await page.getByRole('textbox', { name: '说给我们听' }).fill('想办火星签证');
    await page.getByRole('button', { name: '提交反馈' }).tap();
    await page.getByText(/^已经收到，谢谢。/).waitFor();
    const number = await numberIn(page);
    expect(await axe(page)).toEqual([]);
    await answer(number);
    await go(page, '/mobile/notice?type=personal-messages');
    await page.getByRole('article').filter({ hasText: '您的意见有了答复' }).first().getByRole('link').first().tap();
    await page.getByRole('link', { name: '查看答复' }).first().tap();
    await page.waitForURL(`**/mobile/personal-center?tab=feedback&feedback=${number}`);
    await page.getByRole('definition').filter({ hasText: '还有问题请打服务热线。' }).waitFor();
    await page.getByText('搜索“火星移民签证”').waitFor();
    expect(await axe(page)).toEqual([]);
    await page.getByRole('link', { name: '全部意见' }).tap();
    await page.waitForURL(/\/mobile\/personal-center\?tab=feedback$/);
    await page.getByText(`编号 ${number}`).waitFor();
  });

  test('of a guest on a phone, about an article or a guide, has a number and no place to read an answer, and nobody reads another person’s', async () => {
    const { page } = await visit({ viewport: phone, hasTouch: true });
    let number = '';
    for (const address of ['/mobile/news?article=news-lake-dredging', '/mobile/service-guide/transcript-print']) {
      await go(page, address);
      await page.getByRole('button', { name: '内容有误' }).tap();
      await page.getByRole('textbox', { name: '说给我们听' }).fill('地址不对');
      expect(await axe(page)).toEqual([]);
      await page.getByRole('button', { name: '提交反馈' }).tap();
      await page.getByText(/您没有登录，看不到答复/).waitFor();
      number = await numberIn(page);
      expect(await page.getByRole('link', { name: '查看这条意见' }).count()).toBe(0);
    }
    const { page: other } = await visit({ as: student, expected: /404/ });
    const answered = await other.goto(`/personal-center?tab=feedback&feedback=${number}`);
    expect(answered?.status()).toBe(404);
  });
});
