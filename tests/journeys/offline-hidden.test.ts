import path from 'node:path';
import { and, eq } from 'drizzle-orm';
import type { Page } from 'playwright';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { articles } from '../../server/database/schema/publishing.ts';
import { loadPortal } from '../../server/pages/portal.ts';
import { openPortal, type Portal } from '../sign-in/portal.ts';
import { collection, keptPages, noNetwork, signedIn, untilKept } from '../support/offline.ts';
import { go, member, phone, signIn, visits } from '../support/site.ts';

// What a phone has cached is no longer there once its reader may not see it.

const visit = visits();
const build = path.join(import.meta.dirname, '../../portal/build');
const [guide, otherGuide] = ['/mobile/service-guide/transcript-print', '/mobile/service-guide/library-seat'];
const salary = '/mobile/service-guide/salary-query';
const [notice, otherNotice] = ['/mobile/notice?notice=notice-final-exams', '/mobile/notice?notice=notice-cet-exam'];
const forStaff = 'audience={"userTypes":["STAFF"]}';

let portal: Portal | undefined;
let baseURL: string;
beforeEach(async () => {
  const pages = await loadPortal(build);
  if (!pages) throw new Error('The portal has not been built.');
  await portal?.close();
  portal = await openPortal(pages);
  baseURL = portal.origin('mingde');
});
afterAll(() => portal?.close());

/** Waits until none of these pages is cached. */
async function untilGone(page: Page, ...addresses: string[]): Promise<void> {
  const left = async () => {
    const kept = new Set(Object.values(await keptPages(page)).flat());
    return addresses.filter((address) => kept.has(address) || kept.has(address.replace(/(?=\?|$)/, '.data')));
  };
  await expect.poll(left, { timeout: 100_000 }).toEqual([]);
}

/** The addresses of the cached documents in which this text stands. */
function cachedWith(page: Page, text: string): Promise<string[]> {
  return page.evaluate(async (searched) => {
    const found: string[] = [];
    for (const name of (await caches.keys()).filter((each) => each.startsWith('ym-pages-'))) {
      const cache = await caches.open(name);
      for (const request of await cache.keys()) {
        if ((await (await cache.match(request, { ignoreVary: true }))?.text())?.includes(searched))
          found.push(request.url);
      }
    }
    return found;
  }, text);
}

/** When a page was fetched that is cached. */
function fetchedAt(page: Page, address: string): Promise<string | null | undefined> {
  return page.evaluate(
    async (each) => (await caches.match(each, { ignoreVary: true }))?.headers.get('x-kept-at'),
    address,
  );
}

const missing = (page: Page) => page.getByText('这个页面联网后才能打开').filter({ visible: true });

test('what a new rule hides goes with the next page that is opened, and the rest can still be read', async () => {
  const page = await signedIn(visit, { baseURL });
  for (const address of [otherNotice, notice]) {
    await go(page, address);
    await untilKept(page, address);
  }
  const title = await page.getByRole('heading', { level: 1 }).first().innerText();
  await untilKept(page, guide, otherGuide, notice, otherNotice, collection, '/mobile/notice', '/mobile/home');
  const before = await fetchedAt(page, otherGuide);
  expect(await cachedWith(page, title)).toContain(`${baseURL}/mobile/notice`);

  await portal?.admin(`set  apps  mingde  id=transcript-print  ${forStaff}`);
  await portal?.admin(`set  notices  mingde  id=notice-final-exams  ${forStaff}`);
  await go(page, '/mobile/home');
  await untilGone(page, guide, notice);
  await untilKept(page, '/mobile/notice', '/mobile/home', collection, '/mobile/offline');
  await expect.poll(() => cachedWith(page, title)).toEqual([]);
  await expect.poll(() => cachedWith(page, guide)).toEqual([]);
  expect(await fetchedAt(page, otherGuide), 'what is still allowed is not fetched again').toBe(before);

  await page.context().setOffline(true);
  for (const address of [guide, notice]) {
    await page.goto(address);
    await missing(page).waitFor();
  }
  await go(page, otherGuide);
  await page.getByRole('heading', { level: 1, name: '图书馆座位预约' }).waitFor();
  await go(page, otherNotice);
  await page.getByRole('heading', { level: 1, name: /英语四、六级/ }).waitFor();
});

const twoIdentities = { ...member, account: '20180266' };

/** Opens a phone on which a person works as 职工 and has read what only staff may. */
async function asStaff(): Promise<Page> {
  const { page } = await visit({
    viewport: phone,
    hasTouch: true,
    expected: new RegExp(`${noNetwork.source}|ERR_FAILED`),
    baseURL,
  });
  await go(page, '/login?redirect=/mobile/home');
  await signIn(page, twoIdentities);
  await page.waitForURL(({ pathname }) => pathname === '/personal-center/campus-infos');
  await page.getByRole('radio', { name: /职工/ }).check();
  await page.locator('label', { hasText: '每次登录都让我选' }).click();
  await page.getByRole('button', { name: '以职工身份进入' }).tap();
  await page.waitForURL(({ pathname }) => pathname === '/mobile/home');
  for (const address of [guide, salary]) {
    await go(page, address);
    await untilKept(page, address);
  }
  await page.getByRole('heading', { level: 1, name: '工资查询' }).waitFor();
  await untilKept(page, '/mobile/task-center', '/mobile/offline');
  return page;
}

async function becomeStudent(page: Page): Promise<void> {
  await page.getByRole('radio', { name: /研究生/ }).check();
  await page.getByRole('button', { name: /身份进入/ }).tap();
  await page.waitForURL(({ pathname }) => pathname !== '/personal-center/campus-infos');
}

test('who changes to another identity has nothing cached of the former one', async () => {
  const page = await asStaff();
  await go(page, '/personal-center/campus-infos?redirect=/mobile/home');
  const began = Date.now();
  await becomeStudent(page);
  await untilGone(page, salary, guide);
  await untilKept(page, '/mobile/home', '/mobile/offline', '/mobile/task-center');
  for (const address of ['/mobile/offline', '/mobile/task-center'])
    expect(Number(await fetchedAt(page, address)), address).toBeGreaterThan(began);
  await page.context().setOffline(true);
  await page.goto(salary);
  await missing(page).waitFor();
});

test('so has who changes it before the page runs its script, but for what the new one may see too', async () => {
  const page = await asStaff();
  await page.route('**/assets/*.js', (route) => route.abort());
  await page.goto('/personal-center/campus-infos?redirect=/mobile/home');
  await becomeStudent(page);
  await page.unroute('**/assets/*.js');
  const began = Date.now();
  await go(page, '/mobile/home');
  await untilGone(page, salary);
  for (const [address, what] of [
    ['/mobile/task-center', 'what is their own'],
    ['/mobile/offline', 'the offline page'],
    ['/mobile/notice', 'a list'],
  ] as const) {
    const at = async () => Number(await fetchedAt(page, address));
    await expect.poll(at, { timeout: 100_000, message: `${what} is fetched again` }).toBeGreaterThan(began);
  }
  await untilKept(page, guide);
  expect(Number(await fetchedAt(page, guide)), 'a guide is not').toBeLessThan(began);
  await page.context().setOffline(true);
  await page.goto(salary);
  await missing(page).waitFor();
  await go(page, guide);
  await page.getByRole('heading', { level: 1, name: '成绩单打印' }).waitFor();
});

test('an article that is read is viewed once, however often the phone fetches it to have it later', async () => {
  const page = await signedIn(visit, { baseURL });
  const link = page.locator('main a[href^="/mobile/news?article="]').first();
  const address = (await link.getAttribute('href')) ?? '';
  const id = address.replace(/^.*=/, '');
  const views = async () => {
    const where = and(eq(articles.institution, 'mingde'), eq(articles.id, id));
    return (await portal?.db.select().from(articles).where(where))?.[0]?.views ?? Number.NaN;
  };
  const before = await views();
  await link.tap();
  await page.waitForURL(({ search }) => search.includes(id));
  await untilKept(page, address);
  expect(await views()).toBe(before + 1);
});
