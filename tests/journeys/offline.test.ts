import { addDays } from '@yimen/contract/days';
import { minuteText } from '@yimen/contract/moment';
import type { Page } from 'playwright';
import { describe, expect, test } from 'vitest';
import { entranceFile, workerFile } from '../../portal/offline/shared.ts';
import { maxShift, watchShifts } from '../support/layout-shift.ts';
import { axe, desktop, go, member, phone, signIn, visits } from '../support/site.ts';

const visit = visits();
/** What a browser says of itself when there is no network. */
const noNetwork = /ERR_INTERNET_DISCONNECTED|Failed to fetch|503.*\/mobile\//;

/** The member's own page, which has the way out. */
const me = '/mobile/personal-center';
/** The services that a member has collected. */
const collection = `${me}?tab=collected`;

/** Addresses of the pages that are kept, by cache. */
function keptPages(page: Page): Promise<Record<string, string[]>> {
  return page.evaluate(async () => {
    const names = (await caches.keys()).filter((name) => name.startsWith('ym-pages-'));
    const lists = names.map(async (name) => {
      const requests = await (await caches.open(name)).keys();
      return [name, requests.map(({ url }) => url.replace(location.origin, ''))] as const;
    });
    return Object.fromEntries(await Promise.all(lists));
  });
}

async function untilKept(page: Page, ...addresses: string[]): Promise<void> {
  await expect
    .poll(async () => Object.values(await keptPages(page)).flat(), { timeout: 40_000 })
    .toEqual(expect.arrayContaining(addresses));
}

async function deleteKept(page: Page, address: string): Promise<void> {
  await page.evaluate(async (each) => {
    for (const name of await caches.keys()) await (await caches.open(name)).delete(each);
  }, address);
}

/** Waits until the worker has the file of a page that opens without a document of its own. */
async function untilFileKept(page: Page, route: string): Promise<void> {
  const kept = () =>
    page.evaluate(async (id) => {
      const routes = Reflect.get(window, '__reactRouterManifest')?.routes ?? {};
      return routes[id] !== undefined && (await caches.match(routes[id].module)) !== undefined;
    }, route);
  await expect.poll(kept, { timeout: 40_000 }).toBe(true);
}

async function signedIn(person = member) {
  const { page } = await visit({ viewport: phone, hasTouch: true, expected: noNetwork });
  await go(page, '/login?redirect=/mobile/home');
  await signIn(page, person);
  await page.waitForURL(({ pathname }) => pathname === '/mobile/home');
  return page;
}

describe('without a network', () => {
  test('a member reads tasks, collected services and their guides with the time they were fetched, and nothing of it after signing out', async () => {
    const page = await signedIn();
    const shifts = await watchShifts(page);
    const guide = '/mobile/service-guide/transcript-print';
    const missing = '/mobile/service-guide/library-seat';
    const ahead = ['/mobile/home', '/mobile/task-center', '/mobile/my-schedule/schedule', collection, guide, missing];
    const last = '/mobile/service-guide/campus-net-self';
    await untilKept(page, '/mobile/offline', ...ahead, last);
    await untilFileKept(page, 'mobile-search');
    await deleteKept(page, missing);

    await page.context().setOffline(true);
    await go(page, '/mobile/home');
    const strip = page.getByText(/离线，显示 \d\d:\d\d 的内容/).filter({ visible: true });
    await strip.getByText('灰色的服务联网后可用').waitFor();
    expect(await shifts(), 'the strip moves nothing, and says all').toBeLessThanOrEqual(maxShift / 2);
    expect(await page.locator('[data-muted]').allTextContents()).toEqual([expect.stringContaining('图书馆座位预约')]);
    expect(await axe(page)).toEqual([]);
    await go(page, '/mobile/my-schedule/schedule');
    await expect.poll(() => strip.isVisible()).toBe(true);
    await go(page, collection);
    await expect.poll(() => strip.isVisible()).toBe(true);
    // What is kept opens in the document that is there: the other pages stay as they were left.
    await page.evaluate(() => document.documentElement.setAttribute('data-same', ''));
    const same = page.locator('html[data-same]');
    await page.getByRole('link', { name: /成绩单打印/ }).tap();
    await page.getByRole('heading', { level: 1, name: '成绩单打印' }).waitFor();
    await page.getByRole('button', { name: '联网后可办', disabled: true }).waitFor();
    await expect.poll(() => strip.isVisible()).toBe(true);
    await page.goBack();
    await page.getByRole('link', { name: /成绩单打印/ }).waitFor();
    // Of the services, those are grey whose guides are not kept, and a category that is not says so in its place.
    await page.getByRole('link', { name: '办事', exact: true }).tap();
    await strip.getByText('灰色的服务联网后可用').waitFor();
    const rail = page.getByRole('navigation', { name: '服务类别' });
    await rail.getByRole('link', { name: '业务系统' }).tap();
    await page.getByText('这一类联网后才能看').waitFor();
    await rail.locator('[aria-current]', { hasText: '业务系统' }).waitFor();
    await expect.poll(() => same.count()).toBe(1);

    await go(page, '/');
    expect(new URL(page.url()).pathname).toBe('/mobile/home');
    await expect.poll(() => strip.isVisible()).toBe(true);
    await page.evaluate(() => document.documentElement.setAttribute('data-same', ''));
    await page
      .getByRole('region', { name: /待我处理/ })
      .getByRole('link', { name: '全部' })
      .tap();
    await page.getByRole('heading', { level: 1, name: '任务中心' }).waitFor();
    await expect.poll(() => strip.isVisible()).toBe(true);
    // What a search finds is never kept: both the tap and the address say that it needs the network.
    await page.goBack();
    await page.locator('main a[href="/mobile/search"]').first().tap();
    await page.getByText('搜索联网后才能用').waitFor();
    await page.getByRole('searchbox', { name: '在存下的页面里找' }).fill('成绩');
    const found = page.getByRole('region', { name: '没有网络也能看' }).getByRole('listitem');
    await expect.poll(() => found.allTextContents()).toEqual([expect.stringContaining('成绩单打印')]);
    await expect.poll(() => same.count()).toBe(1);
    for (const address of ['/mobile/no-permission?path=/mobile/news', '/login']) {
      await page.goto(address);
      await page.getByText('这个页面联网后才能打开').filter({ visible: true }).waitFor();
    }

    await page.goto('/mobile/service-guide/scholarship');
    await page.getByText('这个页面联网后才能打开').filter({ visible: true }).waitFor();
    await page.getByRole('link', { name: /任务中心/ }).waitFor();
    expect(await shifts(), 'the list of what is kept moves nothing').toBeLessThanOrEqual(maxShift);
    expect(await axe(page)).toEqual([]);
    await page.context().setOffline(false);
    await page.waitForURL(({ pathname }) => pathname === '/mobile/service-guide/scholarship');

    await go(page, me);
    await page.getByRole('button', { name: '退出登录' }).tap();
    await page.waitForURL(({ pathname }) => pathname === '/mobile/home');
    await page.getByRole('link', { name: '登录' }).first().waitFor();
    await expect
      .poll(async () => Object.keys(await keptPages(page)).filter((name) => name !== 'ym-pages-guest'))
      .toEqual([]);
    await page.context().setOffline(true);
    await page.goto('/mobile/task-center').catch(() => undefined);
    expect(await page.getByText('佐证材料').count()).toBe(0);
    await page.getByRole('heading', { name: '没有网络' }).waitFor();
    expect(await axe(page)).toEqual([]);
    await page.goto('/');
    expect(new URL(page.url()).pathname).toBe('/mobile/home');
    expect(await page.content()).not.toContain(member.name);
  });

  test('a service that is collected waits, is sent once when the network is back, and the strip says so', async () => {
    const page = await signedIn();
    await untilKept(page, collection);
    await go(page, '/mobile/service-guide/thesis-check');
    await untilKept(page, '/mobile/service-guide/thesis-check');
    const keys: (string | null)[] = [];
    page.on('request', (request) => {
      if (request.url().includes('collectApp')) keys.push(request.headers()['idempotency-key'] ?? null);
    });
    const star = (collected: boolean) =>
      page.getByRole('button', { name: collected ? '取消收藏' : '收藏', exact: true });
    const before = await star(true).isVisible();
    await page.context().setOffline(true);
    await star(before).tap();
    await page.getByText(/显示 \d\d:\d\d 的内容，1 项操作联网后提交/).waitFor();
    expect(keys).toEqual([]);
    await page.reload();
    await star(!before).waitFor();
    await go(page, collection);
    await page.getByRole('link', { name: /宿舍报修/ }).waitFor();
    const listed = page.getByRole('link', { name: /论文查重/ });
    await expect.poll(() => listed.allTextContents()).toEqual(before ? [] : [expect.stringContaining('待提交')]);
    await go(page, '/mobile/service-guide/thesis-check');

    await page.context().setOffline(false);
    await page.getByText('已联网，1 项操作已提交').waitFor();
    expect(keys).toHaveLength(1);
    await page.reload();
    await star(!before).waitFor();
    expect(keys).toHaveLength(1);
    await star(!before).tap();
    await expect.poll(() => keys.length).toBe(2);
  });

  test('an entry of one’s schedule waits, can be changed, is not lost by signing out unasked, and is sent once', async () => {
    const page = await signedIn();
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
    await untilKept(page, me, form, '/mobile/home');
    await untilFileKept(page, 'mobile-my-schedule-schedule-dialog-add');
    const dayBefore = `/mobile/schedule-detail?date=${addDays(minuteText(new Date()).slice(0, 10), -1)}`;
    await go(page, dayBefore);
    const sent: unknown[] = [];
    page.on('request', (request) => {
      if (request.url().includes('addEntry')) sent.push(request.postDataJSON());
    });
    async function add(title: string): Promise<void> {
      await page.getByRole('link', { name: '添加日程' }).first().tap();
      await page.getByRole('textbox', { name: '标题' }).fill(title);
      await page.getByRole('button', { name: '保存', exact: true }).tap();
    }
    const entry = (title: string, state = '待提交') =>
      page.getByRole('link', { name: `${title} ${state}`, exact: true });

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

    await go(page, me);
    await page.getByRole('button', { name: '退出登录' }).tap();
    const asked = page.getByRole('alertdialog', { name: '还有 1 项操作没有提交' });
    await asked.getByText('添加日程“改过的日程”').waitFor();
    expect(await axe(page)).toEqual([]);
    await page.goBack();
    await asked.waitFor({ state: 'detached' });
    expect(new URL(page.url()).pathname, 'Back answers the question only').toBe(me);

    expect(sent).toEqual([]);
    await page.context().setOffline(false);
    await page.getByText('已联网，1 项操作已提交').waitFor();
    await go(page, '/mobile/schedule-detail');
    await page.getByRole('link', { name: /改过的日程/ }).waitFor();
    expect(await page.getByText('待提交').count()).toBe(0);
    expect(sent).toEqual([expect.objectContaining({ title: '改过的日程' })]);

    await page.context().setOffline(true);
    await add('放弃的日程');
    await entry('放弃的日程').waitFor();
    await go(page, me);
    await page.getByRole('button', { name: '退出登录' }).tap();
    await asked.getByRole('button', { name: '放弃并退出' }).tap();
    await page.getByRole('heading', { name: '没有网络' }).waitFor();
    await page.context().setOffline(false);
    await page.getByRole('link', { name: '重试' }).tap();
    await page.getByRole('link', { name: '登录' }).first().waitFor();
    expect(await page.evaluate(() => localStorage.getItem('ym-outbox'))).toBeNull();
    expect(sent).toHaveLength(1);
  });
});

test('what waits from a phone page is sent once by a desk page of the same browser, which says so', async () => {
  // One whose unread notices no other journey counts.
  const page = await signedIn({ ...member, account: '20030017' });
  await go(page, '/mobile/service-guide/thesis-check');
  await untilKept(page, '/mobile/service-guide/thesis-check', '/mobile/notice');
  const sent: string[] = [];
  page.on('request', (request) => {
    const [call] = /collectApp|markNotices/.exec(request.url()) ?? [];
    if (call) sent.push(call);
  });
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
  await go(page, '/home');
  await page.getByRole('status').getByText('已联网，2 项操作已提交').waitFor();
  expect(await axe(page)).toEqual([]);
  await page.getByRole('button', { name: '关闭提示' }).click();
  await page.getByText('已联网，2 项操作已提交').waitFor({ state: 'detached' });
  await page.reload();
  await page.getByRole('heading', { level: 1 }).first().waitFor();
  expect(sent).toEqual(['collectApp', 'markNotices']);
  await page.setViewportSize(phone);
  await go(page, '/mobile/notice');
  expect(await unread.count()).toBe(0);
});

test('the home screen is offered on the second visit, not while something is typed, and once', async () => {
  const { page } = await visit({ viewport: phone, hasTouch: true });
  const card = page.getByRole('region', { name: '添加到桌面' });
  const offer = () =>
    page.evaluate(() => {
      const prompt = () => document.documentElement.setAttribute('data-prompted', '');
      window.dispatchEvent(Object.assign(new Event('beforeinstallprompt', { cancelable: true }), { prompt }));
    });
  const install = async () => (await page.context().cookies()).find(({ name }) => name === 'install')?.value;

  await go(page, '/mobile/home');
  await expect.poll(install).toMatch(/^1\.\d+$/);
  const anHourAgo = { name: 'install', value: `1.${Date.now() - 3_600_000}`, path: '/' };
  await page.context().addCookies([{ ...anHourAgo, domain: new URL(page.url()).hostname }]);
  await go(page, '/mobile/work');
  await expect.poll(install).toMatch(/^2\.\d+$/);
  await go(page, '/mobile/search');
  const search = page.getByRole('searchbox');
  await search.fill('成绩单');
  await offer();
  // A newer worker takes over: nothing is loaded anew, and what was typed stays.
  await page.evaluate(async () => {
    const taken = new Promise((resolve) => navigator.serviceWorker.addEventListener('controllerchange', resolve));
    await navigator.serviceWorker.register('/sw.js?newer', { scope: '/mobile/' });
    await taken;
  });
  expect(await search.inputValue()).toBe('成绩单');
  expect(await card.count()).toBe(0);

  await go(page, '/mobile/home');
  await offer();
  await card.waitFor();
  expect(await axe(page)).toEqual([]);
  await card.getByRole('button', { name: '添加' }).tap();
  await page.locator('html[data-prompted]').waitFor();
  await expect.poll(() => card.count()).toBe(0);
  expect(await install()).toBe('done');
});

const mains = { mingde: '#007aff', jiangcheng: '#b3261e', yunzhou: '#0b7a75' };

test.each(['mingde', 'jiangcheng', 'yunzhou'] as const)('%s can be put on a home screen', async (institution) => {
  const { page } = await visit({ institution, viewport: phone });
  await page.goto('/mobile/home');
  const session = await page.context().newCDPSession(page);
  const { errors, data = '{}' } = await session.send('Page.getAppManifest');
  expect(errors).toEqual([]);
  const { installabilityErrors } = await session.send('Page.getInstallabilityErrors');
  // Contexts of tests are incognito windows, which install nothing.
  expect(installabilityErrors.map(({ errorId }) => errorId)).toEqual(['in-incognito']);
  const { name, icons, shortcuts, ...manifest } = JSON.parse(data);
  expect(await page.title()).toContain(name);
  expect(manifest).toMatchObject({ id: '/mobile/home', start_url: '/mobile/home', scope: '/', lang: 'zh-CN' });
  expect(manifest).toMatchObject({ display: 'standalone', theme_color: mains[institution] });
  expect(shortcuts.map(({ url }: { url: string }) => url)).toEqual([
    '/mobile/search',
    '/mobile/schedule-detail',
    '/mobile/task-center',
  ]);
  // A phone's bars are those of the page's own bar, by day and by night.
  const bar = (scheme: string) => page.getAttribute(`meta[name="theme-color"][media*="${scheme}"]`, 'content');
  expect([await bar('light'), await bar('dark')]).toEqual(['#ffffff', '#171b21']);
  for (const { src, sizes } of icons) {
    const { status, width } = await page.evaluate(async (address) => {
      const response = await fetch(address);
      const bitmap = await createImageBitmap(await response.blob());
      return { status: response.status, width: bitmap.width };
    }, src);
    expect([status, `${width}x${width}`]).toEqual([200, sizes]);
  }
});

test.each([workerFile, entranceFile])('the worker %s is a small script that may only fetch from here', async (file) => {
  const { page } = await visit();
  await page.goto('/login');
  const { policy, size } = await page.evaluate(async (address) => {
    const response = await fetch(address);
    return { policy: response.headers.get('content-security-policy'), size: (await response.text()).length };
  }, file);
  expect(policy).toBe("default-src 'none'; connect-src 'self'");
  expect(size).toBeLessThan(8000);
});
