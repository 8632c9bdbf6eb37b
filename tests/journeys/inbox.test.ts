import type { Page } from 'playwright';
import { describe, expect, test } from 'vitest';
import { signedIn, untilKept } from '../support/offline.ts';
import { axe, go, hydrated, member, phone, visits, wear } from '../support/site.ts';

const other = { account: '20150132', password: member.password };
const message = '图书快到期了';

describe('messages and notices in one list', () => {
  const visit = visits();
  const bell = (page: Page) => page.getByRole('banner').getByRole('link', { name: /^消息通知/ });
  const onBell = async (page: Page) => Number(/(\d+) 条未读/.exec(await bell(page).innerText())?.[1] ?? 0);
  const listed = async (page: Page) => Number(/(\d+) 条未读/.exec(await page.getByRole('main').innerText())?.[1] ?? 0);

  test('have one number at the bell, which falls when a message is opened and can be taken back', async () => {
    const { page } = await visit({ as: member });
    await go(page, '/home');
    await bell(page).click();
    await page.getByRole('heading', { level: 1, name: '消息通知' }).waitFor();
    const before = await listed(page);
    expect(await onBell(page)).toBe(before);
    const rows = page.getByRole('heading', { name: '通知列表' }).locator('xpath=../..').getByRole('listitem');
    await rows.filter({ hasText: message }).getByRole('link').click();
    await page.getByRole('article').getByRole('heading', { name: message }).waitFor();
    await expect.poll(() => onBell(page)).toBe(before - 1);
    expect(await listed(page)).toBe(before - 1);
    for (const look of ['light', 'dark', 'care'] as const) {
      await wear(page, look);
      expect.soft(await axe(page), look).toEqual([]);
    }
    await page.getByRole('button', { name: '标为未读' }).click();
    await page.getByText('已把 1 条标为未读').first().waitFor();
    await expect.poll(() => onBell(page)).toBe(before);
  });

  test('are filtered, and the messages’ earlier address leads to them alone', async () => {
    const { page } = await visit({ as: member });
    await go(page, '/personal-center?tab=messages');
    await page.waitForURL(/\/info-center\?tab=notices&type=personal-messages$/);
    const types = page.getByRole('navigation', { name: '通知类型' });
    expect(await types.locator('[aria-current="page"]').innerText()).toContain('个人消息');
    const rows = page.getByRole('heading', { name: '通知列表' }).locator('xpath=../..').getByRole('listitem');
    const all = await rows.count();
    await page.getByRole('link', { name: '只看未读' }).click();
    await page.waitForURL(/unread=1/);
    await expect.poll(() => rows.count()).toBeLessThan(all);
  });

  test('by the keyboard: the message is opened, and its verb leads to the matter', async () => {
    const { page } = await visit({ as: member });
    await go(page, '/info-center?tab=notices&type=personal-messages');
    await page.getByRole('link', { name: /助学金材料需要补充/ }).focus();
    await page.keyboard.press('Enter');
    await page.waitForURL(/notice=message\./);
    const pane = page.getByRole('region', { name: '助学金材料需要补充' });
    await expect.poll(() => pane.evaluate((element) => element === document.activeElement)).toBe(true);
    const verb = pane.getByRole('link', { name: '查看办件' });
    for (let presses = 0; !(await verb.evaluate((each) => each === document.activeElement)); presses += 1) {
      expect(presses).toBeLessThan(6);
      await page.keyboard.press('Tab');
    }
    await page.keyboard.press('Enter');
    await page.waitForURL(/\/task-center\?.*task=appr-lin-grant/);
  });

  test('of somebody else are not there', async () => {
    const { page } = await visit({ as: other, expected: /404/ });
    expect((await page.goto('/info-center?notice=message.msg-lin-2'))?.status()).toBe(404);
    await hydrated(page);
    expect(await page.getByText('成绩单已生成').count()).toBe(0);
  });
});

describe('the phone’s messages and notices', () => {
  const visit = visits();
  const mobile = { viewport: phone, hasTouch: true, as: member };

  test('are counted on its home and in 我的 alike, filtered, read and undone', async () => {
    const { page } = await visit(mobile);
    await go(page, '/mobile/home');
    const bell = page.getByRole('link', { name: /^消息通知/ }).filter({ visible: true });
    const count = Number.parseInt(await bell.getByText('条未读').innerText(), 10);
    await bell.tap();
    await page.waitForURL(/\/mobile\/notice$/);
    const types = page.getByRole('navigation', { name: '通知类型' });
    const chosen = () => types.locator('[aria-current="page"]').innerText();
    expect(await chosen()).toMatch(new RegExp(`全部\\s*${count}`));
    await types.getByRole('link', { name: '未读', exact: true }).tap();
    await page.waitForURL(/unread=1/);
    const unread = () => page.getByText('未读，').filter({ visible: true }).count();
    await expect.poll(unread).toBe(count);
    expect(await axe(page)).toEqual([]);
    await page.getByRole('button', { name: '全部已读' }).tap();
    await page.getByText(`已把 ${count} 条标为已读`).first().waitFor();
    await page.getByRole('button', { name: '撤销' }).tap();
    await expect.poll(unread).toBe(count);
    await go(page, '/mobile/personal-center');
    const cell = page.getByRole('main').getByRole('link', { name: /消息通知/ });
    await expect.poll(() => cell.innerText()).toContain(String(count));
  });

  test('open in place, and lead on by one verb', async () => {
    const { page } = await visit(mobile);
    await go(page, '/mobile/notice?type=personal-messages');
    await page.getByRole('article').filter({ hasText: '助学金材料需要补充' }).getByRole('link').first().tap();
    await page.getByRole('heading', { level: 1, name: '助学金材料需要补充' }).waitFor();
    expect(await axe(page)).toEqual([]);
    await page.getByRole('link', { name: '查看办件' }).tap();
    await page.waitForURL(/\/mobile\/task-center\?.*appr-lin-grant/);
  });

  test('are there without a network: the list, and the message that was opened', async () => {
    const page = await signedIn(visit);
    await go(page, '/mobile/notice?type=personal-messages');
    await page.getByRole('article').filter({ hasText: message }).getByRole('link').first().tap();
    await page.getByRole('heading', { level: 1, name: message }).waitFor();
    const opened = page.url().slice(new URL(page.url()).origin.length);
    await untilKept(page, opened, '/mobile/notice');
    await page.context().setOffline(true);
    await go(page, '/mobile/notice');
    const row = page.getByRole('article').filter({ hasText: message });
    expect(await row.getByText('未读，').count()).toBe(0);
    const link = row.getByRole('link').first();
    // Once it rests: rows above it are measured as they come.
    await link.tap({ trial: true });
    await link.tap();
    await page.getByRole('heading', { level: 1, name: message }).waitFor();
    await page.getByText('按时归还').waitFor();
  });
});
