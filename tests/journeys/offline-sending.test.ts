import type { Page } from 'playwright';
import { expect, test } from 'vitest';
import { addDays, minuteText } from '../../server/lib/time.ts';
import { collection, deleteKept, personalCenter, signedIn, untilFileKept, untilKept } from '../support/offline.ts';
import { axe, desktop, go, member, phone, visits } from '../support/site.ts';

const visit = visits();

/** What the server has answered of these calls: a new document may believe in a network for a moment, and try. */
function answered(page: Page, calls: RegExp) {
  const sent: { call: string; body: string | null }[] = [];
  page.on('response', (response) => {
    const [call] = calls.exec(response.url()) ?? [];
    if (call) sent.push({ call, body: response.request().postData() });
  });
  return sent;
}

test('a service that is collected waits, is sent once when the network is back, and the strip says so', async () => {
  const page = await signedIn(visit);
  await untilKept(page, collection);
  await go(page, '/mobile/service-guide/thesis-check');
  await untilKept(page, '/mobile/service-guide/thesis-check');
  const sent = answered(page, /collectApp/);
  const star = (collected: boolean) => page.getByRole('button', { name: collected ? '取消收藏' : '收藏', exact: true });
  const before = await star(true).isVisible();
  await page.context().setOffline(true);
  await star(before).tap();
  await page.getByText(/显示 \d\d:\d\d 的内容，1 项操作联网后提交/).waitFor();
  expect(sent).toEqual([]);
  await page.reload();
  await star(!before).waitFor();
  await go(page, collection);
  await page.getByRole('link', { name: /宿舍报修/ }).waitFor();
  const listed = page.getByRole('link', { name: /论文查重/ });
  await expect.poll(() => listed.allTextContents()).toEqual(before ? [] : [expect.stringContaining('待提交')]);
  await go(page, '/mobile/service-guide/thesis-check');

  await page.context().setOffline(false);
  await page.getByText('已联网，1 项操作已提交').waitFor();
  expect(sent).toHaveLength(1);
  await page.reload();
  await star(!before).waitFor();
  expect(sent).toHaveLength(1);
  await star(!before).tap();
  await expect.poll(() => sent.length).toBe(2);
});

test('an entry of one’s schedule waits, can be changed, is not lost by signing out unasked, and is sent once', async () => {
  const page = await signedIn(visit);
  // An article that is opened for a moment only has been read all the same.
  const article = page.locator('main a[href^="/mobile/news?article="]').first();
  const glanced = (await article.getAttribute('href')) ?? '';
  const home = await page.title();
  await article.tap();
  await expect.poll(() => page.title()).not.toBe(home);
  await page.goBack();
  await untilKept(page, glanced, '/mobile/schedule-detail');
  await go(page, '/mobile/schedule-detail');
  const form = '/mobile/my-schedule/schedule-dialog-add';
  await untilKept(page, personalCenter, form, '/mobile/home');
  await untilFileKept(page, 'mobile-my-schedule-schedule-dialog-add');
  const dayBefore = `/mobile/schedule-detail?date=${addDays(minuteText(new Date()).slice(0, 10), -1)}`;
  await go(page, dayBefore);
  const sent = answered(page, /addEntry/);
  async function add(title: string): Promise<void> {
    await page.getByRole('link', { name: '添加日程' }).first().tap();
    await page.getByRole('textbox', { name: '标题' }).fill(title);
    await page.getByRole('button', { name: '保存', exact: true }).tap();
  }
  const entry = (title: string, state = '待提交') => page.getByRole('link', { name: `${title} ${state}`, exact: true });

  await page.context().setOffline(true);
  await page.getByRole('link', { name: '添加日程' }).first().tap();
  const title = page.getByRole('textbox', { name: '标题' });
  await title.fill('写到一半');
  await page.reload();
  await expect.poll(() => title.inputValue(), { message: 'a form of another day than is kept' }).toBe('写到一半');
  await deleteKept(page, form);
  await page.reload();
  await page.getByText('这个页面联网后才能打开').waitFor();
  await page.context().setOffline(false);
  // The page that was wanted opens by itself, and Back leads to the one before it.
  await expect.poll(() => title.inputValue()).toBe('写到一半');
  expect(new URL(page.url()).pathname).toBe(form);
  await page.getByRole('button', { name: '取消' }).tap();
  await page.waitForURL((url) => url.pathname + url.search === dayBefore);

  await page.context().setOffline(true);
  await go(page, '/mobile/schedule-detail');
  await add('离线的日程');
  await entry('离线的日程').waitFor();
  await go(page, '/mobile/home');
  await page.getByRole('region', { name: '今天' }).getByText('待提交').waitFor();
  await go(page, '/mobile/schedule-detail');
  await entry('离线的日程').tap();
  await page.getByText('网络恢复后自动提交').waitFor();
  expect(await axe(page)).toEqual([]);
  await page.getByRole('link', { name: '编辑' }).tap();
  await page.getByRole('textbox', { name: '标题' }).fill('改过的日程');
  await page.getByRole('button', { name: '保存修改' }).tap();
  await page.getByRole('dialog', { name: '改过的日程' }).waitFor();

  await go(page, personalCenter);
  await page.getByRole('button', { name: '退出登录' }).tap();
  const asked = page.getByRole('alertdialog', { name: '还有 1 项操作没有提交' });
  await asked.getByText('添加日程“改过的日程”').waitFor();
  expect(await axe(page)).toEqual([]);
  await page.goBack();
  await asked.waitFor({ state: 'detached' });
  expect(new URL(page.url()).pathname, 'Back answers the question only').toBe(personalCenter);

  expect(sent).toEqual([]);
  await page.context().setOffline(false);
  await page.getByText('已联网，1 项操作已提交').waitFor();
  await go(page, '/mobile/schedule-detail');
  await page.getByRole('link', { name: /改过的日程/ }).waitFor();
  expect(await page.getByText('待提交').count()).toBe(0);
  expect(sent).toEqual([expect.objectContaining({ body: expect.stringContaining('"title":"改过的日程"') })]);

  await page.context().setOffline(true);
  await add('放弃的日程');
  await entry('放弃的日程').waitFor();
  await go(page, personalCenter);
  await page.getByRole('button', { name: '退出登录' }).tap();
  await asked.getByRole('button', { name: '放弃并退出' }).tap();
  await page.getByRole('heading', { name: '没有网络' }).waitFor();
  await page.context().setOffline(false);
  await page.getByRole('link', { name: '重试' }).tap();
  await page.getByRole('link', { name: '登录' }).first().waitFor();
  expect(await page.evaluate(() => localStorage.getItem('ym-outbox'))).toBeNull();
  expect(sent).toHaveLength(1);
});

test('what waits from a phone page is sent once by a desk page of the same browser, which says so', async () => {
  // One whose unread notices no other journey counts.
  const page = await signedIn(visit, { person: { ...member, account: '20030017' } });
  await go(page, '/mobile/service-guide/thesis-check');
  await untilKept(page, '/mobile/service-guide/thesis-check', '/mobile/notice');
  const sent = answered(page, /collectApp|markNotices/);
  await page.context().setOffline(true);
  await page.getByRole('button', { name: /^(取消)?收藏$/ }).tap();
  await page.getByText(/1 项操作联网后提交/).waitFor();
  await go(page, '/mobile/notice');
  const unread = page.getByText('未读，');
  expect(await unread.count()).toBeGreaterThan(0);
  const readAll = page.getByRole('button', { name: '全部已读' });
  await readAll.tap();
  await page.getByText(/2 项操作联网后提交/).waitFor();
  expect([await unread.count(), await readAll.count()], 'read at once').toEqual([0, 0]);
  expect(sent).toEqual([]);
  await page.goto('about:blank');
  await page.context().setOffline(false);
  await page.setViewportSize(desktop);
  // What is said leaves after six seconds, in which a busy machine is not done with looking at it. Nothing else waits longer.
  await page.addInitScript(() => {
    const wait = window.setTimeout;
    const longer = (run: TimerHandler, ms = 0, ...given: unknown[]) => wait(run, ms === 6000 ? 20 * ms : ms, ...given);
    window.setTimeout = longer as typeof window.setTimeout;
  });
  await go(page, '/home');
  // A try that a busy machine lets fail is made anew after half a minute.
  await page.getByRole('status').getByText('已联网，2 项操作已提交').waitFor({ timeout: 120_000 });
  expect(await axe(page)).toEqual([]);
  await page.getByRole('button', { name: '关闭提示' }).click();
  await page.getByText('已联网，2 项操作已提交').waitFor({ state: 'detached' });
  await page.reload();
  await page.getByRole('heading', { level: 1 }).first().waitFor();
  expect(sent.map(({ call }) => call)).toEqual(['collectApp', 'markNotices']);
  await page.setViewportSize(phone);
  await go(page, '/mobile/notice');
  expect(await unread.count()).toBe(0);
});
