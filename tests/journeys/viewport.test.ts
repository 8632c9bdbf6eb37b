import type { Page } from 'playwright';
import { describe, expect, test } from 'vitest';
import { appearanceCookies } from '../../portal/lib/session/cookies.ts';
import { desktop, go, hydrated, member, origin, phone, signIn, visits } from '../support/site.ts';

/** Notes at which paths something is painted. Ask before `goto`. */
async function watchPaints(page: Page): Promise<() => Promise<string[]>> {
  const paths: string[] = [];
  await page.exposeFunction('notePaint', (path: string) => paths.push(path));
  await page.addInitScript(() => {
    new PerformanceObserver(() => {
      (window as unknown as { notePaint(path: string): void }).notePaint(location.pathname);
    }).observe({ type: 'paint', buffered: true });
  });
  return async () => paths;
}

/** The texts of a page that are drawn smaller than 12 px on the screen. */
function smallTexts(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const zoom = Number(document.documentElement.style.zoom) || 1;
    const sizeOf = (element: Element) => Number.parseFloat(getComputedStyle(element).fontSize) * zoom;
    return [...document.body.querySelectorAll('*')]
      .filter((element) => element.checkVisibility() && sizeOf(element) < 11.99)
      .filter((element) => [...element.childNodes].some((node) => node.nodeType === 3 && node.textContent?.trim()))
      .map((element) => `${element.textContent?.trim()}: ${sizeOf(element)} px`);
  });
}

describe('the window’s width', () => {
  const visit = visits();

  test.each(['/', '/home', '/home/special-services'])('of a phone leads from %s to the phone home', async (address) => {
    const { page } = await visit({ viewport: phone });
    await page.goto(address);
    await page.waitForURL(/\/mobile\/home$/);
    await hydrated(page);
  });

  test('of a desk leads from the phone home to the first menu', async () => {
    const { page } = await visit({ viewport: desktop });
    await page.goto('/mobile/home');
    await page.waitForURL(/\/home$/);
    expect(new URL(page.url()).pathname).toBe('/home');
  });

  test('changes the site when it crosses 900 px, without losing the back button', async () => {
    const { page } = await visit({ viewport: desktop });
    await go(page, '/home');
    await page.setViewportSize({ width: 900, height: 800 });
    await page.waitForURL(/\/mobile\/home$/);
    await page.setViewportSize({ width: 901, height: 800 });
    await page.waitForURL((url) => url.pathname === '/home');
  });

  test.each([
    { from: 'desk', width: 1440, other: 720 },
    { from: 'laptop', width: 1366, other: 683 },
    { from: 'tablet', width: 1180, other: 820 },
  ])(
    'of a $from opens the same thing on the other site, and what was left when it comes back',
    async ({ width, other }) => {
      const { page } = await visit({ viewport: { width, height: 800 } });
      await go(page, '/service-hall/details/transcript-print?from=list#materials');
      await page.setViewportSize({ width: other, height: 800 });
      await page.waitForURL(
        ({ pathname, search, hash }) => pathname + search + hash === '/mobile/service-guide/transcript-print#materials',
      );
      await page.reload();
      await hydrated(page);
      await page.getByRole('main').getByRole('heading', { level: 1, name: '成绩单打印' }).waitFor();
      await page.setViewportSize({ width, height: 800 });
      await page.waitForURL(/\/transcript-print\?from=list#materials$/);
      await page.getByRole('main').getByRole('heading', { level: 1, name: '成绩单打印' }).waitFor();
    },
  );

  test('of a phone keeps the address of a desk page for when it is wide', async () => {
    const { page } = await visit({ viewport: phone });
    await page.goto('/info-center?tab=notices&page=1#x');
    await page.waitForURL(/\/mobile\/notice#x$/);
    await hydrated(page);
    await page.setViewportSize({ width: 1440, height: 800 });
    await page.waitForURL(/\/info-center\?tab=notices&page=1#x$/);
  });

  test('forgets what was left once another page is opened', async () => {
    const { page } = await visit({ viewport: phone });
    await page.goto('/news?page=1');
    await page.waitForURL(/\/mobile\/news$/);
    await go(page, '/mobile/work');
    await go(page, '/mobile/news');
    await page.setViewportSize(desktop);
    await page.waitForURL(/\/news$/);
    expect(new URL(page.url()).search).toBe('');
  });

  test.each([
    {
      who: 'a guest',
      width: 375,
      asked: '/search?search=成绩&kind=service',
      end: '/mobile/search?search=成绩&kind=service',
    },
    { who: 'a guest', width: 900, asked: '/business-system', end: '/mobile/work?category=business-systems' },
    { who: 'a guest', width: 901, asked: '/mobile/news?column=campus-news', end: '/news?column=campus-news' },
    { who: 'a member', width: 1440, asked: '/mobile/task-center?view=mine', end: '/task-center?view=mine' },
    {
      who: 'a member',
      width: 1440,
      asked: '/mobile/notice?notice=notice-final-exams',
      end: '/info-center?tab=notices&notice=notice-final-exams',
    },
    { who: 'a member', width: 899, asked: '/personal-center/collect', end: '/mobile/personal-center?tab=collected' },
    {
      who: 'a member',
      width: 375,
      asked: '/schedule-center?entry=new',
      end: '/mobile/my-schedule/schedule-dialog-add',
    },
  ])('$width px opens $asked for $who as $end, and paints nothing before', async ({ who, width, asked, end }) => {
    const { page } = await visit({ viewport: { width, height: 800 }, ...(who === 'a member' && { as: member }) });
    const painted = await watchPaints(page);
    await page.goto(asked, { waitUntil: 'commit' });
    // The server may have drawn the page for the parameters in another order.
    const place = ({ pathname, searchParams }: URL) => `${pathname}?${[...searchParams].sort().join('&')}`;
    const wanted = place(new URL(end, page.url()));
    await page.waitForURL((address) => place(address) === wanted);
    await hydrated(page);
    const first = new URL(asked, page.url()).pathname;
    expect(await painted(), 'paints of the page that was asked for').not.toContain(first);
  });

  test.each([
    { width: 1440, asked: '/mobile/task-center?view=mine', end: '/task-center?view=mine' },
    { width: 375, asked: '/task-center?view=mine', end: '/mobile/task-center?view=mine' },
    { width: 375, asked: '/search?search=a', end: '/mobile/search?search=a' },
    { width: 1440, asked: '/mobile/search?search=a', end: '/search?search=a' },
  ])('$width px leads back from sign-in to $end for $asked', async ({ width, asked, end }) => {
    const { page } = await visit({ viewport: { width, height: 800 } });
    await page.goto(asked);
    await page.waitForURL(({ pathname }) => pathname === '/login' || pathname === '/mobile/search');
    if (new URL(page.url()).pathname === '/mobile/search')
      await page.goto(`/login?redirect=${encodeURIComponent(asked)}`);
    await hydrated(page);
    await signIn(page);
    await page.waitForURL(({ pathname, search }) => pathname + search === end);
    await page.getByRole('heading', { level: 1 }).first().waitFor();
  });

  test('names what a phone has no page for, with the way there', async () => {
    const { page } = await visit({ institution: 'yunzhou', viewport: phone });
    await page.goto('/iframe?pageNavigationId=yz-queue');
    await page.waitForURL(/\/mobile\/home$/);
    await page.getByText(/「.+」没有手机版，这里是首页。/).waitFor();
    await page.getByRole('button', { name: '打开', exact: true }).waitFor();
    await page.getByRole('button', { name: '知道了' }).click();
    await page.getByText(/没有手机版/).waitFor({ state: 'detached' });
    await page.setViewportSize(desktop);
    await page.waitForURL(/\/iframe\?pageNavigationId=yz-queue$/);
  });

  test('says nothing of the kind of pages that both sites have', async () => {
    const { page } = await visit({ viewport: phone });
    await page.goto('/news');
    await page.waitForURL(/\/mobile\/news$/);
    await hydrated(page);
    await page.waitForLoadState('networkidle');
    expect(await page.getByText(/没有手机版/).count()).toBe(0);
  });

  test('takes along what is typed into the form of an entry, which both sites have', async () => {
    const { page } = await visit({ viewport: { width: 1180, height: 820 }, as: member });
    const allDay = () => page.getByRole('dialog').getByRole('switch', { name: '全天' });
    const title = () => page.getByRole('dialog').getByRole('textbox', { name: '标题' });
    await go(page, '/schedule-center?entry=new');
    await title().fill('社团值台');
    await allDay().press('Space');
    await page.setViewportSize({ width: 820, height: 1180 });
    await page.waitForURL(/\/mobile\/my-schedule\/schedule-dialog-add/);
    await expect.poll(() => title().inputValue()).toBe('社团值台');
    await expect.poll(() => allDay().isChecked()).toBe(true);
    await title().fill('社团值台两小时');
    await page.setViewportSize({ width: 1180, height: 820 });
    await page.waitForURL(/\/schedule-center\?entry=new/);
    await expect.poll(() => title().inputValue()).toBe('社团值台两小时');
  });

  test('takes no typed words away without asking', async () => {
    const { page } = await visit({ viewport: desktop });
    await go(page, '/news/more/news-ginkgo-open-week');
    await page.getByRole('button', { name: '内容有误' }).click();
    const field = page.getByRole('dialog').getByRole('textbox').first();
    await field.fill('开放周的时间有误');
    await page.setViewportSize({ width: 720, height: 800 });
    const words = page.getByText('填写的内容不会保留');
    await words.waitFor();
    expect(await field.inputValue()).toBe('开放周的时间有误');
    await page.setViewportSize({ width: 1440, height: 800 });
    await words.waitFor({ state: 'detached' });
    expect(await field.inputValue()).toBe('开放周的时间有误');
    await page.setViewportSize({ width: 720, height: 800 });
    await words.waitFor();
    await page.getByText('换到手机版', { exact: true }).dispatchEvent('click');
    await page.waitForURL(/\/mobile\/news\?article=news-ginkgo-open-week$/);
  });

  test.each([
    [901, (0.7 * 1280) / 1200],
    [1280, (0.7 * 1280) / 1200],
    [1440, (0.7 * 1440) / 1200],
    [1536, (0.7 * 1536) / 1200],
    [1537, 1],
    [1920, 1],
  ])('%i px zooms the desk site by %f', async (width, zoom) => {
    const { page } = await visit({ viewport: { width, height: 900 } });
    await go(page, '/home');
    const drawn = await page.evaluate(() => {
      const factor = Number(getComputedStyle(document.documentElement).zoom) || 1;
      const own = Number(getComputedStyle(document.body).zoom) || 1;
      return { zoom: factor * own, overflow: document.documentElement.scrollWidth };
    });
    expect(drawn.zoom).toBeCloseTo(zoom, 3);
    expect(drawn.overflow, 'no sideways scrolling').toBeLessThanOrEqual(Math.ceil(width / zoom));
  });

  test.each([
    [901, true],
    [1200, true],
    [1201, false],
  ])('%i px is a compact desk: %s', async (width, compact) => {
    const { page } = await visit({ viewport: { width, height: 900 } });
    await go(page, '/home');
    const body = await page.evaluate(() =>
      getComputedStyle(document.documentElement).getPropertyValue('--ym-text-body-size').trim(),
    );
    expect(/^calc\(20 \*/.test(body), body).toBe(compact);
  });

  test.each([
    { institution: 'mingde', account: member.account, looks: { text: 'standard' } },
    { institution: 'mingde', account: member.account, looks: { text: 'small' } },
    { institution: 'mingde', account: member.account, looks: { care: '1' } },
    { institution: 'jiangcheng', account: 'chensiyuan', looks: { text: 'small' } },
    { institution: 'yunzhou', account: 'luruoxi', looks: { text: 'small' } },
  ] as const)('draws no text below 12 px on the screen at $institution with $looks', async (given) => {
    const { institution, account, looks } = given;
    const { page } = await visit({ institution, as: { ...member, account } });
    const cookies = Object.entries(looks).map(([look, value]) => {
      return { name: appearanceCookies[look as keyof typeof looks], value, url: origin(institution) };
    });
    await page.context().addCookies(cookies);
    const pages = {
      desk: ['/home', '/service-hall', '/info-center', '/schedule-center?view=month', '/task-center'],
      phone: ['/mobile/home', '/mobile/news', '/mobile/task-center', '/mobile/personal-center'],
    };
    for (const [paths, widths] of [
      [pages.desk, [901, 1200, 1440, 1536]],
      [pages.phone, [320, 768]],
    ] as const) {
      for (const width of widths) {
        await page.setViewportSize({ width, height: 900 });
        for (const path of paths) {
          await go(page, path);
          expect.soft(await smallTexts(page), `${path} at ${width} px`).toEqual([]);
        }
      }
    }
  });

  test.each([
    ['mingde', ['微信服务号', '移动端']],
    ['jiangcheng', ['微信服务号']],
    ['yunzhou', []],
  ] as const)(
    'leaves %s its bars at the heights of the specification, with the QR codes %j',
    async (institution, codes) => {
      const { page } = await visit({ institution });
      for (const width of [1280, 1440, 1920]) {
        await page.setViewportSize({ width, height: 900 });
        await go(page, '/home');
        const heights = await page.evaluate(() => {
          const zoom = Number(document.documentElement.style.zoom);
          const footer = document.querySelector('footer');
          return [document.querySelector('header'), footer, footer?.nextElementSibling].map((bar) =>
            Math.round((bar?.getBoundingClientRect().height ?? 0) / zoom),
          );
        });
        expect.soft(heights, `header, footer and filing at ${width} px`).toEqual([68, 221, 38]);
      }
      const drawn = page.getByRole('contentinfo').getByRole('img', { name: /的二维码$/ });
      const names = await drawn.evaluateAll((all) => all.map((code) => code.getAttribute('aria-label')));
      expect(names).toEqual(codes.map((name) => `${name}的二维码`));
    },
  );

  test.each([320, 375, 600, 768, 900])('%i px sets the phone site’s root font by its width', async (width) => {
    const { page } = await visit({ viewport: { width, height: 800 } });
    await go(page, '/mobile/home');
    const drawn = await page.evaluate(() => ({
      font: Number.parseFloat(getComputedStyle(document.documentElement).fontSize),
      overflow: document.documentElement.scrollWidth,
    }));
    expect(drawn.font).toBeCloseTo((100 * width) / 375, 1);
    expect(drawn.overflow, 'no sideways scrolling').toBeLessThanOrEqual(width);
  });

  test('of a phone gets targets that a thumb can hit', async () => {
    const { page } = await visit({ viewport: phone });
    await go(page, '/mobile/home');
    const targets = await page.evaluate(() =>
      [...document.querySelectorAll('nav a')].map((link) => link.getBoundingClientRect().height),
    );
    expect(Math.min(...targets), 'targets of the tab bar, in px').toBeGreaterThanOrEqual(44);
  });
});
