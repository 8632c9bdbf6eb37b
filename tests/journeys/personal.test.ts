import type { Page } from 'playwright';
import { describe, expect, test } from 'vitest';
import { maxShift, watchShifts } from '../support/layout-shift.ts';
import { axe, go, member, outlineFaults, phone, visits, wear } from '../support/site.ts';

/** Someone whose collection and look no other journey reads. */
const sorter = { account: '2025210417', name: '苏砚秋', password: member.password };

/** Someone with tasks that other systems have without an address. */
const teacher = { account: '20150132', name: '周文博', password: member.password };

const visit = visits();

async function enter(path: string, options: Parameters<typeof visit>[0] = { as: member }): Promise<Page> {
  const { page } = await visit(options);
  await go(page, path);
  await page.waitForLoadState('networkidle');
  return page;
}

const main = (page: Page) => page.getByRole('main');
/** The services of a grid by name, in order. */
const order = (page: Page) => main(page).locator('[data-sortable-id] a').allInnerTexts();
const kept = (page: Page) =>
  page.waitForResponse((response) => response.url().endsWith('/arrangeCollectApp') && response.ok());

describe('what waits for someone', () => {
  test('can be opened from its row: its page, its service or the system it comes from', async () => {
    const page = await enter('/task-center', { as: teacher });
    const rows = await main(page).getByRole('listitem').filter({ hasText: ' 到达' }).all();
    expect(rows.length).toBeGreaterThan(5);
    for (const row of rows) expect.soft(await row.getByRole('link').count(), await row.innerText()).toBe(1);
    await main(page).getByRole('link', { name: /秦朗/ }).first().click();
    await main(page).getByText('也可以到「学生工作系统」里办理').waitFor();
    expect(await main(page).getByRole('link', { name: '去办理' }).getAttribute('href')).toBe(
      'https://xg.mingde.example',
    );
  });

  test('is counted alike on the home and in the task centre, approvals with it', async () => {
    const page = await enter('/home', { as: teacher });
    const waiting = page.getByRole('region', { name: /^待我处理/ });
    const count = (await waiting.getByRole('heading').innerText()).replace(/\D/g, '');
    await waiting.getByRole('link', { name: /任务中心/ }).click();
    await main(page)
      .getByRole('link', { name: new RegExp(`^待办\\s*${count}$`) })
      .waitFor();
  });

  test('is opened by every row on a phone: its page, or what is known of it and where it is done', async () => {
    // A source that is gone, as an old link names one, stands for all.
    const page = await enter('/mobile/task-center?source=zz', { as: teacher, viewport: phone, hasTouch: true });
    await main(page).locator('[aria-current]', { hasText: '全部来源' }).waitFor();
    for (const row of await main(page).getByRole('listitem').all()) {
      expect.soft(await row.locator('a, button').count(), await row.innerText()).toBe(1);
    }
    const known = main(page).getByRole('listitem').getByRole('button').first();
    const title = await known.innerText();
    await known.tap();
    const sheet = page.getByRole('dialog', { name: '任务详情' });
    await sheet.getByText(title, { exact: true }).waitFor();
    await sheet.getByText(/^请到“[^”]+”办理。$/).waitFor();
    expect(await axe(page)).toEqual([]);
  });
});

describe('who holds my application', () => {
  test('is found by mouse, can be shared, and Back leads to the list', async () => {
    const page = await enter('/task-center');
    const merged = main(page).getByRole('switch', { name: '合并同类审批' });
    await merged.press('Space');
    await page.waitForURL(/merge=0/);
    await page.goBack();
    await page.waitForURL(/task-center$/);
    await expect.poll(() => merged.isChecked()).toBe(true);
    const words = main(page).getByPlaceholder('搜标题、申请人');
    await words.fill('助学金');
    await words.press('Enter');
    await page.waitForURL((url) => url.search !== '');
    await main(page)
      .getByText(/共 \d+ 件/)
      .first()
      .waitFor();
    expect(await words.evaluate((field) => field === document.activeElement)).toBe(true);
    await page.goBack();
    await expect.poll(() => words.inputValue()).toBe('');
    await main(page)
      .getByRole('link', { name: /我发起的/ })
      .click();
    await page.waitForURL(/view=mine/);
    await main(page).getByText('在学生事务中心 柳老师手里').waitFor();
    await main(page).getByRole('link', { name: '学生证补办（遗失）' }).click();
    await page.waitForURL(/view=mine&task=/);
    const shared = page.url();
    for (const reads of ['opened', 'opened by its address']) {
      await main(page).getByRole('heading', { level: 1, name: '学生证补办（遗失）' }).waitFor();
      const text = await main(page).innerText();
      for (const fact of ['现在在学生事务中心 柳老师手里', '收到，已停留', '承诺的时间', '最晚']) {
        expect(text, reads).toContain(fact);
      }
      const current = main(page).getByRole('listitem').filter({ hasText: '制证' });
      expect(await current.getAttribute('aria-current'), reads).toBe('step');
      if (reads === 'opened') await go(page, shared);
    }
    await page.goBack();
    await page.waitForURL(/view=mine$/);
    await main(page).getByRole('link', { name: '学生证补办（遗失）' }).waitFor();
  });

  test('is narrowed by source and words in the address, and what is nobody’s is said', async () => {
    const page = await enter('/task-center?view=mine', { as: member, expected: /404/ });
    await main(page)
      .getByRole('link', { name: /^教务系统/ })
      .click();
    await page.waitForURL(/source=/);
    await main(page).getByRole('link', { name: '学生证补办（遗失）' }).waitFor({ state: 'detached' });
    expect(
      await main(page)
        .getByRole('link', { name: /教室借用/ })
        .count(),
    ).toBe(1);
    await main(page)
      .getByRole('link', { name: /教室借用/ })
      .click();
    await main(page).getByText('改好后在「教务管理系统」里重新提交').waitFor();
    await main(page).getByRole('link', { name: '我发起的', exact: true }).click();
    await page.waitForURL(/source=[^&]*$/);
    const search = main(page).getByRole('combobox');
    await search.fill('没有这样的事');
    await search.press('Enter');
    await page.waitForURL(/query=/);
    await main(page).getByText('没有符合条件的事').waitFor();
    await go(page, '/task-center?view=mine&task=appr-nobody');
    await main(page).getByRole('heading', { level: 1, name: '没有找到这件事' }).waitFor();
  });
});

describe('my collection', () => {
  test('has groups that one names, fills by keyboard, and dissolves', async () => {
    const page = await enter('/personal-center/collect', { as: sorter });
    const before = await order(page);
    await main(page).getByRole('button', { name: '新建分组' }).click();
    await page.getByRole('dialog').getByRole('textbox').fill('值守');
    await page.getByRole('dialog').getByRole('button', { name: '保存' }).click();
    const group = main(page).getByRole('list', { name: '值守' });
    await group.waitFor();
    const last = before.at(-1) ?? '';
    await main(page)
      .getByRole('button', { name: `移动“${last}”` })
      .focus();
    const moved = kept(page);
    for (const key of ['Space', 'ArrowRight', 'Space']) await page.keyboard.press(key);
    await moved;
    await page.reload();
    await expect.poll(() => main(page).getByRole('list', { name: '值守' }).innerText()).toContain(last);
    await page.waitForLoadState('networkidle');
    await main(page).getByRole('button', { name: '管理分组' }).click();
    const dissolved = kept(page);
    await page.getByRole('menuitem', { name: '解散“值守”' }).click();
    await dissolved;
    await expect.poll(() => main(page).getByRole('list', { name: '值守' }).count()).toBe(0);
    expect((await order(page)).toSorted()).toEqual(before.toSorted());
  });
});

describe('what I no longer want at hand', () => {
  test('leaves the collection by keyboard, is counted no more, and comes back to its place', async () => {
    const page = await enter('/personal-center/collect', { as: sorter });
    const before = await order(page);
    const [, second = '', third = ''] = before;
    await main(page)
      .getByRole('button', { name: `移除“${second}”` })
      .focus();
    await page.keyboard.press('Enter');
    await main(page)
      .getByText(`${before.length - 1} 项`, { exact: true })
      .waitFor();
    const next = main(page).getByRole('button', { name: `移除“${third}”` });
    expect(await next.evaluate((element) => element === document.activeElement)).toBe(true);
    const returned = kept(page);
    await page.getByRole('button', { name: '撤销', exact: true }).click();
    await returned;
    await expect.poll(() => order(page)).toEqual(before);
  });
});

describe('my look', () => {
  test('is drawn at once and kept in the account for another device', async () => {
    const page = await enter('/personal-center?tab=preferences', { as: sorter });
    const root = page.locator('html');
    const heading = main(page).getByRole('heading', { level: 1 });
    const height = () => heading.evaluate((element) => Number.parseFloat(getComputedStyle(element).fontSize));
    const usual = await height();
    const saved = page.waitForResponse((response) => response.url().endsWith('/user/appearance'));
    await main(page).getByRole('radio', { name: '深色' }).check();
    expect(await root.getAttribute('data-theme')).toBe('dark');
    await saved;
    const savedSize = page.waitForResponse((response) => response.url().endsWith('/user/appearance'));
    await main(page).getByRole('slider', { name: '文字大小' }).press('ArrowRight');
    await savedSize;
    expect(await height()).toBeCloseTo(usual * 1.15, 1);

    const other = await enter('/personal-center', { as: sorter });
    expect(await other.locator('html').getAttribute('data-theme')).toBe('dark');
    expect(await other.locator('html').getAttribute('data-text')).toBe('large');
  });
});

describe('my portrait', () => {
  test('is cut out of a photo, sent without it, and shown everywhere at once', async () => {
    const page = await enter('/personal-center', { as: sorter });
    const drawn = await page.evaluate(() => {
      const canvas = document.createElement('canvas');
      [canvas.width, canvas.height] = [640, 480];
      const pen = canvas.getContext('2d');
      for (const [index, color] of ['navy', 'gold', 'teal'].entries()) {
        if (pen) pen.fillStyle = color;
        pen?.fillRect(index * 220, 0, 220, 480);
      }
      return canvas.toDataURL('image/png').split(',')[1] ?? '';
    });
    const portraits = page.locator('img[src*="avatar"]');
    expect(await portraits.count()).toBe(0);
    await main(page).getByRole('button', { name: '更换头像' }).click();
    const dialog = page.getByRole('dialog', { name: '更换头像' });
    const photo = { name: 'photo.png', mimeType: 'image/png', buffer: Buffer.from(drawn, 'base64') };
    await dialog.locator('input[type=file]').setInputFiles(photo);
    // Who cancels while it is sent keeps the portrait that was.
    await page.route('**/avatar/upload', () => undefined, { times: 1 });
    const begun = page.waitForRequest('**/avatar/upload');
    const ended = page.waitForEvent('requestfailed');
    await dialog.getByRole('button', { name: '使用这张头像' }).click();
    await begun;
    await dialog.getByRole('button', { name: '取消' }).click();
    expect((await ended).url()).toContain('/avatar/upload');
    await main(page).getByRole('button', { name: '更换头像' }).click();
    await dialog.locator('input[type=file]').setInputFiles(photo);
    const sent = page.waitForResponse((response) => response.url().endsWith('/avatar/upload') && response.ok());
    await dialog.getByRole('button', { name: /确定|使用|保存/ }).click();
    await sent;
    await dialog.waitFor({ state: 'hidden' });
    // In the header and on the card.
    await expect.poll(() => portraits.count()).toBe(2);
  });
});

describe('the personal pages', () => {
  const pages = [
    '/task-center',
    '/task-center?view=mine',
    '/task-center?view=mine&task=appr-lin-card',
    '/personal-center',
    '/personal-center/collect',
    '/personal-center/recently-used',
    '/info-center?tab=notices&type=personal-messages',
    '/personal-center?tab=person-data',
    '/personal-center?tab=account',
    '/personal-center?tab=preferences',
  ];

  test.each(pages)('%s passes axe, does not shift and never scrolls sideways', async (path) => {
    const { page } = await visit({ as: member });
    const shifted = await watchShifts(page);
    await go(page, path);
    expect.soft(await shifted(), 'layout shift').toBeLessThanOrEqual(maxShift);
    expect.soft(await outlineFaults(page), 'the outline').toEqual([]);
    expect.soft(await axe(page)).toEqual([]);
    for (const look of ['light', 'care'] as const) {
      await wear(page, look);
      const wide = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
      expect.soft(wide, `beyond the window, ${look}`).toBeLessThanOrEqual(0);
    }
  });
});
