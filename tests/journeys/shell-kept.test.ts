import type { Locator, Page, Route } from 'playwright';
import { describe, expect, test } from 'vitest';
import type { Page as PortalPage } from '../../portal/lib/page.ts';
import { routeTable } from '../../portal/shell/routes/table.ts';
import { apiRequests, pageRequests } from '../support/requests.ts';
import { axe, go, member, visits } from '../support/site.ts';

const phone = { viewport: { width: 375, height: 812 }, hasTouch: true };
const visit = visits();

/** The style sheets on the page. One that left with its page would come back too late to find the place again. */
function sheets(page: Page): Promise<string[]> {
  return page.evaluate(() => [...document.styleSheets].flatMap(({ href }) => href ?? []));
}

/** The link of an entry beyond the first page of a list, which is scrolled to. */
async function farDown(page: Page): Promise<Locator> {
  const rows = page.locator('li[data-index]');
  let index = 0;
  await expect
    .poll(
      async () => {
        // By its place, not its index: the server draws more rows than the list keeps once it knows their heights.
        await rows.last().scrollIntoViewIfNeeded();
        index = Number(await rows.last().getAttribute('data-index'));
        return index;
      },
      { timeout: 40_000 },
    )
    .toBeGreaterThan(25);
  return page.locator(`[data-index="${index}"] a`).first();
}

describe('a phone page that one comes back to', () => {
  test('is at its place, with the focus where it was, and asks for nothing', async () => {
    const { page } = await visit(phone);
    await go(page, '/mobile/work');
    const link = page.locator('[data-index="12"] a');
    await link.scrollIntoViewIfNeeded();
    const place = await page.evaluate(() => window.scrollY);
    expect(place).toBeGreaterThan(300);
    const dressed = await sheets(page);
    await link.focus();
    await link.press('Enter');
    await page.waitForURL(/service-guide/);
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
    expect(await sheets(page)).toEqual(expect.arrayContaining(dressed));
    const requests = pageRequests(page);
    await page.goBack();
    await expect.poll(async () => Math.abs((await page.evaluate(() => window.scrollY)) - place)).toBeLessThanOrEqual(8);
    expect(await link.evaluate((element) => element === document.activeElement)).toBe(true);
    expect(requests).toEqual([]);
  });

  test('keeps its tab, also by the arrow of the page above', async () => {
    const { page } = await visit(phone);
    await go(page, '/mobile/work');
    await page.getByRole('navigation').getByRole('link', { name: '资讯' }).click();
    await page.waitForURL(/\/mobile\/news$/);
    const tabs = page.getByRole('navigation', { name: '栏目' });
    const column = await tabs.getByRole('link').nth(1).innerText();
    await tabs.getByRole('link', { name: column, exact: true }).click();
    await page.waitForURL(/column=/);
    const requests = pageRequests(page);
    await page.locator('main a[href*="article="]').first().click();
    await page.waitForURL(/article=/);
    const opened = requests.length;
    await page.getByRole('link', { name: '返回' }).click();
    await page.waitForURL(/column=/);
    expect(await tabs.getByRole('link', { name: column, exact: true }).getAttribute('aria-current')).not.toBeNull();
    expect(requests.length, 'requests on coming back').toBe(opened);
  });

  test('is at its place in a list of several pages, and at home, and asks the API for nothing', async () => {
    const { page } = await visit({ ...phone, as: member });
    const asked = apiRequests(page);
    const above = async (link: Locator) => (await link.boundingBox())?.y ?? Number.NaN;
    for (const path of ['/mobile/news', '/mobile/notice', '/mobile/home']) {
      await go(page, path);
      const link = path === '/mobile/home' ? page.locator('main a[href*="article="]').first() : await farDown(page);
      // Once it rests: rows above it are measured as they come.
      await link.click({ trial: true });
      const [words, top] = [await link.innerText(), await above(link)];
      await link.click();
      await page.waitForURL(/article=|notice=/);
      await page.getByRole('link', { name: '返回' }).waitFor();
      asked.length = 0;
      await page.goBack();
      await expect.poll(async () => Math.abs((await above(link)) - top)).toBeLessThanOrEqual(8);
      await link.click({ trial: true });
      expect(Math.abs((await above(link)) - top), path).toBeLessThanOrEqual(8);
      expect(await link.innerText()).toBe(words);
      expect(asked, path).toEqual([]);
    }
  });

  test('keeps the words of a field that were not sent', async () => {
    const { page } = await visit(phone);
    await go(page, '/mobile/search');
    const field = page.getByRole('searchbox');
    await field.fill('学生证');
    await page
      .getByRole('region', { name: '搜索建议' })
      .getByRole('link', { name: /^学生证/ })
      .first()
      .click();
    await page.getByRole('heading', { level: 1, name: /学生证/ }).waitFor();
    await page.goBack();
    await field.waitFor();
    expect(await field.inputValue()).toBe('学生证');
  });
});

test('a phone page on its way is marked in the tabs; one that fails leaves them and the pages before it, and is tried again in place', async () => {
  const { page } = await visit({ ...phone, expected: /ERR_ABORTED|ERR_FAILED|Failed to fetch|exception: \w+$/ });
  const bar = page.getByRole('navigation', { name: '底部导航' });
  const again = page.getByRole('main').getByRole('button', { name: '重试' });
  const place = () => page.evaluate(() => scrollY);
  await go(page, '/mobile/home');
  await page.waitForLoadState('networkidle');
  await page.evaluate(() => window.scrollTo(0, 700));
  const top = await place();
  const marked = () => bar.locator('[aria-current]').allInnerTexts();
  const held: Route[] = [];
  await page.route('**/mobile/news.data*', (route) => void held.push(route));
  await bar.getByRole('link', { name: '资讯', exact: true }).tap();
  await expect.poll(marked).toEqual(['资讯']);
  await expect.poll(() => held.length).toBeGreaterThan(0);
  const asked = held.length;
  await bar.getByRole('link', { name: '资讯', exact: true }).tap();
  expect(await place(), 'another tap waits').toBe(top);
  await bar.getByRole('link', { name: '首页', exact: true }).tap();
  await expect.poll(marked).toEqual(['首页']);
  expect([await place(), new URL(page.url()).pathname, held.length]).toEqual([top, '/mobile/home', asked]);
  await page.unroute('**/mobile/news.data*');
  for (const route of held) await route.abort().catch(() => undefined);

  await page.route('**/mobile/news.data*', (route) => route.abort());
  const requests = pageRequests(page);
  const ways = {
    Back: () => page.goBack(),
    tab: () => bar.getByRole('link', { name: '首页', exact: true }).tap(),
    返回: () => page.getByRole('main').getByRole('link', { name: '返回', exact: true }).tap(),
  };
  for (const [way, comeBack] of Object.entries(ways)) {
    await bar.getByRole('link', { name: '资讯', exact: true }).tap();
    await again.waitFor();
    expect(new URL(page.url()).pathname).toBe('/mobile/news');
    expect(await page.getByText('错误码').count()).toBe(0);
    requests.length = 0;
    await comeBack();
    await page.waitForURL(/\/mobile\/home$/);
    await expect.poll(async () => Math.abs((await place()) - top), { message: way }).toBeLessThanOrEqual(8);
    expect(requests, way).toEqual([]);
  }
  await bar.getByRole('link', { name: '资讯', exact: true }).tap();
  await again.waitFor();
  expect(await axe(page)).toEqual([]);
  await again.tap();
  await page.getByRole('status').filter({ hasText: '还是没有打开' }).waitFor();
  await page.unroute('**/mobile/news.data*');
  await again.press('Enter');
  const title = page.getByRole('heading', { level: 1, name: '资讯', exact: true });
  await expect.poll(() => title.evaluate((element) => element === document.activeElement)).toBe(true);
});

/** How a kept page is brought into a state of its own, and left. */
interface Kept {
  from: string;
  /** Links that lead from there to the page, its tab or its filter. */
  taps?: readonly string[];
  /** A field that keeps words which were not sent. */
  types?: string;
  /** A link by which it is left; without one it is left by Back, and come back to by Forward. */
  leaves?: string;
  /** Of the bar below. */
  tab?: string;
}

const keptPages: Record<string, Kept> = {
  'mobile-home': { from: '/mobile/home', leaves: 'a[href*="article="]', tab: '首页' },
  'mobile-news': {
    from: '/mobile/news',
    taps: ['a[href$="column=lectures"]'],
    leaves: '[data-index="6"] a',
    tab: '资讯',
  },
  'mobile-work': {
    from: '/mobile/work',
    taps: ['a[href$="category=study"]'],
    leaves: '[data-index="7"] a',
    tab: '办事',
  },
  'mobile-personal-center': {
    from: '/mobile/personal-center',
    taps: ['a[href$="tab=collected"]'],
    leaves: 'a[href*="/service-guide/"] >> nth=-1',
    tab: '我的',
  },
  'mobile-task-center': {
    from: '/mobile/task-center',
    taps: ['a[href*="source="]'],
    leaves: 'a[href*="/service-guide/"]',
  },
  'mobile-schedule-detail': {
    from: '/mobile/schedule-detail?view=week',
    taps: ['a:has-text("下一周")'],
    leaves: 'a[href*="entry=course"] >> nth=4',
  },
  'mobile-notice': { from: '/mobile/notice', taps: ['a[href$="type=student"]'], leaves: '[data-index="5"] a' },
  'mobile-offices': { from: '/mobile/offices', leaves: 'a[href*="office="] >> nth=2' },
  'mobile-search': {
    from: '/mobile/search?search=学生',
    taps: ['a[href$="kind=service"]'],
    leaves: '[data-index="7"] a',
  },
  'mobile-service-guide-id': { from: '/mobile/home', taps: ['a[href*="/service-guide/"]'] },
  'mobile-topic-detail-id': {
    from: '/mobile/home',
    taps: ['a[href$="/topic-graduation"]'],
    leaves: 'a[href$="/tuition-pay"]',
  },
  'mobile-my-schedule-schedule': {
    from: '/mobile/my-schedule/schedule?view=week',
    taps: ['a:has-text("下一周")'],
    leaves: 'a[href*="entry=course"] >> nth=4',
  },
  'mobile-my-schedule-schedule-dialog': {
    from: '/mobile/my-schedule/schedule?view=week',
    taps: ['a[href*="schedule-dialog?"]'],
  },
  'mobile-my-schedule-schedule-dialog-add': {
    from: '/mobile/my-schedule/schedule',
    taps: ['a[href*="schedule-dialog-add"]'],
    types: '[role="dialog"] input[type="text"]',
  },
};

describe('every phone page that is kept', () => {
  const entries: readonly PortalPage[] = routeTable;

  test('is as it was, without a request, by Back, by the arrow and by its tab', async () => {
    expect(Object.keys(keptPages)).toEqual(
      entries.flatMap((each) => (each.layout === 'mobile' && each.keepAlive ? each.name : [])),
    );
    const { page } = await visit({ ...phone, viewport: { width: 375, height: 480 }, as: member });
    const asked: string[] = [];
    page.on('request', (request) => {
      const { pathname } = new URL(request.url());
      const isPage = request.resourceType() === 'document' || pathname.endsWith('.data');
      if (isPage || (pathname.startsWith('/homepage/') && !pathname.endsWith('Visit'))) asked.push(pathname);
    });
    const shown = (selector: string) => page.locator(selector).filter({ visible: true }).first();
    const bar = page.getByRole('navigation', { name: '底部导航' });
    const address = () => page.evaluate(() => location.pathname + location.search);
    const place = () => page.evaluate(() => scrollY);
    const state = () =>
      page.evaluate(() => {
        const seen = (selector: string) =>
          [...document.querySelectorAll(selector)].filter((element) => element.checkVisibility());
        return {
          chosen: seen('main [aria-current]').map(({ textContent }) => textContent),
          typed: seen('input').map((field) => (field as HTMLInputElement).value),
          checked: seen('input:checked').length,
        };
      });
    async function until(wanted: (now: string) => boolean) {
      await expect.poll(async () => wanted(await address())).toBe(true);
    }
    /** Taps a link and waits until what it leads to is drawn, which scrolls: the address changes before. */
    async function follow(selector: string) {
      const link = await shown(selector).elementHandle();
      const look = () =>
        link?.evaluate((element) => [element.checkVisibility(), element.ariaCurrent, element.getAttribute('href')]);
      const before = await look();
      await link?.tap();
      await expect.poll(look).not.toEqual(before);
    }

    for (const [name, { from, taps = [], types, leaves, tab }] of Object.entries(keptPages)) {
      await go(page, from);
      for (const tap of taps) await follow(`main ${tap}`);
      if (types) await shown(types).fill('还没有发出的字');
      if (leaves) await shown(`main ${leaves}`).click({ trial: true });
      else await page.evaluate(() => window.scrollTo(0, 200));
      const [here, top, before] = [await address(), await place(), await state()];

      const ways: Record<string, () => Promise<unknown>> = leaves
        ? { Back: () => page.goBack(), arrow: () => shown('a[data-back]').tap() }
        : { Forward: () => page.goForward() };
      if (tab) ways.tab = () => bar.getByRole('link', { name: tab, exact: true }).tap();
      for (const [way, comeBack] of Object.entries(ways)) {
        const link = leaves ? await shown(`main ${leaves}`).elementHandle() : null;
        if (way === 'tab') await bar.getByRole('link', { name: tab === '资讯' ? '首页' : '资讯', exact: true }).tap();
        else if (link) await link.tap();
        else await page.goBack();
        await until((now) => now !== here);
        await link?.waitForElementState('hidden');
        asked.length = 0;
        await comeBack();
        await until((now) => now === here);
        await expect
          .poll(async () => Math.abs((await place()) - top), { message: `${name} by ${way}` })
          .toBeLessThanOrEqual(8);
        await expect.poll(state, { message: `${name} by ${way}` }).toEqual(before);
        expect(asked, `${name} by ${way}`).toEqual([]);
      }
    }
  });
});

test('a notice that was opened is read in every page that was there before, without a request', async () => {
  const { page } = await visit({ ...phone, as: { account: '2025210417', password: 'Yimen-2026' } });
  const bell = page
    .getByRole('link', { name: /^消息通知/ })
    .filter({ visible: true })
    .first();
  const count = async () => Number.parseInt(await bell.getByText('条未读').innerText(), 10);
  await go(page, '/mobile/home');
  const before = await count();
  expect(before).toBeGreaterThan(0);
  await bell.tap();
  const unread = page.locator('article').filter({ hasText: '未读，' });
  const title = (await unread.first().getByRole('heading', { level: 3 }).innerText()).replace('未读，', '').trim();
  await unread.first().getByRole('link').first().tap();
  await page.getByRole('heading', { level: 1, name: title }).waitFor();
  const requests = pageRequests(page);
  await page.goBack();
  await page.getByRole('link', { name: title, exact: true }).waitFor();
  await page.goBack();
  await expect.poll(count).toBe(before - 1);
  expect(requests).toEqual([]);
});

describe('the foot of a phone page', () => {
  const entries: readonly PortalPage[] = routeTable;
  const open = entries.flatMap((each) => {
    if (each.layout !== 'mobile' || each.path.includes(':') || each.guards.includes('phone-member')) return [];
    return each;
  });

  test('is its tabs, as the route table says; who runs the site stands at the end of the home', async () => {
    const { page } = await visit(phone);
    for (const { path, hidesFooter } of open) {
      await page.goto(path, { waitUntil: 'domcontentloaded' });
      expect.soft(await page.getByRole('navigation', { name: '底部导航' }).count(), path).toBe(hidesFooter ? 0 : 1);
      expect.soft(await page.getByText('江ICP备').count(), path).toBe(path === '/mobile/home' ? 1 : 0);
    }
  });
});
