import type { Locator, Page } from 'playwright';
import { describe, expect, test } from 'vitest';
import { matchRoute } from '../../portal/shell/routes/match.ts';
import { routeTable } from '../../portal/shell/routes/table.ts';
import { phoneRootFont, phoneUnit } from '../../portal/shell/viewport/formulas.ts';
import { cookieOf } from '../support/landings.ts';
import { atLargeText, largeTextSource } from '../support/large-text.ts';
import { axe, go, member, phone, port, visits, wear } from '../support/site.ts';
import { drag, smallTargets } from '../support/touch.ts';

const visit = visits();

async function enter(path: string, visitWith = visit) {
  const { page } = await visitWith({ viewport: phone, hasTouch: true, as: member });
  await go(page, path);
  await page.waitForLoadState('networkidle');
  return page;
}

const paths = [
  '/mobile/home',
  '/mobile/work',
  '/mobile/work?category=business-systems',
  '/mobile/news',
  '/mobile/news?article=news-ginkgo-open-week',
  '/mobile/personal-center',
  '/mobile/personal-center?tab=collected',
  '/mobile/personal-center?tab=account',
  '/mobile/task-center',
  '/mobile/task-center?view=mine',
  '/mobile/notice',
  '/mobile/search',
  '/mobile/search?search=cjd',
  '/mobile/search?search=zzqqxx',
  '/mobile/service-guide/transcript-print',
  '/mobile/offices',
  '/mobile/offices?office=it-center',
  '/mobile/topic-detail/topic-graduation',
  '/mobile/offline',
  '/mobile/my-schedule/schedule',
  '/mobile/my-schedule/schedule?view=month',
  '/mobile/my-schedule/schedule-dialog',
  '/mobile/my-schedule/schedule-dialog-add',
  '/mobile/schedule-detail',
  '/mobile/no-permission?path=%2Fmobile%2Fwork',
];
/** How far the page goes beyond the window, in px. */
const overflow = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

/** The bar lies over rows that one scroll brings out, and a list that grows has no end at which all of it is seen. */
const unstick = (page: Page) =>
  page.evaluate(() => {
    const bar = document.querySelector<HTMLElement>('main + div');
    if (bar) bar.style.position = 'static';
  });

const narrowest = { width: 320, height: 568 };
const windows = [{ width: 768, height: 1024 }, { width: 812, height: 375 }, phone];
const looks = ['light', 'care', 'dark'] as const;
/** Pages with one thing to read or to fill in, which needs no second column. */
const single = /article=|office=|tab=account|search$|offline|schedule-dialog|schedule-detail|no-permission/;

/** Whether something begins in the second half of the window: a list, a section, or words or nothing to show beside others. */
const hasColumns = (page: Page) =>
  page.evaluate(() =>
    [
      ...document.querySelectorAll('main :is(section, li, article p, nav + div, div:has(> :is(img, svg) + div > p))'),
    ].some((each) => {
      const { left, width } = each.getBoundingClientRect();
      return each.checkVisibility() && left > innerWidth * 0.38 && width > innerWidth * 0.25;
    }),
  );

/** Another window, with the type that the page takes two seconds to give it. */
async function resize(page: Page, size: { width: number; height: number }, textFactor = 1) {
  await page.setViewportSize(size);
  await page.evaluate(
    ([font, unit]) => {
      document.documentElement.style.setProperty('font-size', `${font}px`);
      document.documentElement.style.setProperty('--ym-unit', `${unit}rem`);
    },
    [phoneRootFont(size.width, textFactor), phoneUnit(size.width)],
  );
}

test('every phone page of the route table is among those looked at', () => {
  const looked = paths.map((path) => matchRoute(path.split('?')[0] ?? '')?.name);
  const phonePages = routeTable.filter(({ path }) => path.startsWith('/mobile/')).map(({ name }) => name);
  expect(phonePages.filter((name) => !looked.includes(name))).toEqual([]);
});

describe('every phone page has one heading, gives a finger 44 px on the narrowest phone, stays within any window and in care mode, and passes axe', () => {
  const parts = 5;
  const each = Math.ceil(paths.length / parts);
  test.each(Array.from({ length: parts }, (_, part) => paths.slice(part * each, (part + 1) * each)))(
    'from %s on',
    async (...some) => {
      const page = await enter('/mobile/home');
      for (const [index, path] of some.entries()) {
        await page.setViewportSize(narrowest);
        await go(page, path);
        // What a slow source brings moves rows from under the bar at the foot.
        await page.waitForLoadState('networkidle');
        // A sheet that has come over the page hides its heading, which is there all the same.
        const heading = page.getByRole('heading', { level: 1, includeHidden: true });
        expect.soft(await heading.count(), `headings of ${path}`).toBe(1);
        expect.soft(await overflow(page), `${path} at ${narrowest.width} px`).toBeLessThanOrEqual(0);
        expect.soft(await smallTargets(page), `too small for a finger on ${path}`).toEqual([]);
        for (const size of windows) {
          await resize(page, size);
          expect.soft(await overflow(page), `${path} at ${size.width} px`).toBeLessThanOrEqual(0);
          if (size.width === 768 && !single.test(path)) {
            await expect.poll(() => hasColumns(page), { message: `${path} uses the room of a tablet` }).toBe(true);
          }
        }
        await wear(page, 'care');
        expect.soft(await overflow(page), `${path} in care mode`).toBeLessThanOrEqual(0);
        const look = looks[index % looks.length] ?? 'light';
        await wear(page, look);
        await unstick(page);
        expect.soft(await axe(page), `${path}, ${look}`).toEqual([]);
      }
    },
  );

  test('the pages that both sites share give it too', async () => {
    const { page } = await visit({ viewport: narrowest, hasTouch: true });
    for (const path of ['/login', '/qr-code-login', '/error?code=1004', '/assistant']) {
      await go(page, path);
      expect.soft(await smallTargets(page), path).toEqual([]);
    }
  });
});

describe('every phone page can be read at 200 % text on the narrowest phone, in care mode too', () => {
  const visitLarge = visits(atLargeText);

  /** Words that are cut off, or squeezed into lines of two letters by what stands beside them. */
  const hardToRead = (page: Page): Promise<string[]> =>
    page.evaluate(`${largeTextSource};
      const cut = cutTexts().map(({ node, edge }) => '“' + node.textContent.trim() + '” is cut by ' + nameOf(edge));
      const words = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
      const squeezed = [];
      while (words.nextNode()) {
        const { textContent, parentElement } = words.currentNode;
        const text = textContent.trim();
        if (text.length < 6 || !parentElement.checkVisibility({ visibilityProperty: true })) continue;
        const range = document.createRange();
        range.selectNodeContents(words.currentNode);
        const boxes = [...range.getClientRects()].filter(({ width }) => width > 1);
        const lines = new Set(boxes.map(({ top }) => Math.round(top))).size;
        if (lines > 2 && text.length / lines < 2.2) squeezed.push('“' + text + '” takes ' + lines + ' lines');
      }
      [...cut, ...squeezed]`);

  /** Veils between words and a picture that end before the picture does. */
  const endingVeils = (page: Page) =>
    page
      .locator('main :is(picture, img) + span:empty')
      .evaluateAll((veils) => veils.filter((veil) => getComputedStyle(veil).backgroundImage !== 'none').length);

  const onItsSide = { width: 667, height: 375 };
  /** Pages whose parts stand beside each other in a window as wide, where letters are of the usual size. */
  const besideElsewhere = /personal-center$|my-schedule|schedule-detail/;
  /** Days of a calendar whose figures reach into those of the next. */
  const touchingDays = (page: Page) =>
    page.evaluate(() => {
      const words = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
      const boxes: DOMRect[] = [];
      while (words.nextNode()) {
        const range = document.createRange();
        range.selectNodeContents(words.currentNode);
        if (/^\d\d?$/.test(range.toString())) boxes.push(range.getBoundingClientRect());
      }
      return boxes
        .filter((box, index) => {
          const next = boxes[index + 1];
          return next && next.top === box.top && next.left - box.right < 2;
        })
        .map(({ left, top }) => `${left}, ${top}`);
    });
  const half = Math.ceil(paths.length / 2);
  test.each([paths.slice(0, half), paths.slice(half)])('from %s on', async (...some) => {
    const page = await enter('/mobile/home', visitLarge);
    await page.setViewportSize(narrowest);
    for (const path of some) {
      await go(page, path);
      expect.soft(await endingVeils(page), path).toBe(0);
      for (const look of ['light', 'care'] as const) {
        await wear(page, look);
        expect.soft(await overflow(page), `${path}, ${look}`).toBeLessThanOrEqual(0);
        // A long list measures its rows anew.
        await expect.poll(() => hardToRead(page), { message: `${path}, ${look}` }).toEqual([]);
      }
      if (!besideElsewhere.test(path)) continue;
      await wear(page, 'light');
      await resize(page, onItsSide, 2);
      expect.soft(await overflow(page), `${path} on its side`).toBeLessThanOrEqual(0);
      await expect.poll(() => hardToRead(page), { message: `${path} on its side` }).toEqual([]);
      expect.soft(await touchingDays(page), path).toEqual([]);
      await resize(page, narrowest, 2);
    }
  });
});

test('on its side a phone has nothing to read or to press under the notch, and bars and pictures that reach over it', async () => {
  const page = await enter('/mobile/home');
  const notch = 47;
  await page.setViewportSize({ width: 667, height: 375 });
  const devtools = await page.context().newCDPSession(page);
  await devtools.send(
    'Emulation.setSafeAreaInsetsOverride' as never,
    { insets: { left: notch, right: notch } } as never,
  );
  const underNotch = () =>
    page.evaluate((notch) => {
      const rows = Array.from({ length: Math.ceil(innerHeight / 12) }, (_, row) => row * 12);
      const words = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
      const found = rows
        .map((y) =>
          document
            .elementFromPoint(notch - 1, y)
            ?.closest('button, input, a[href]')
            ?.outerHTML.slice(0, 80),
        )
        .filter(Boolean);
      while (words.nextNode()) {
        const { parentElement } = words.currentNode;
        const range = document.createRange();
        range.selectNodeContents(words.currentNode);
        const { left, top, height } = range.getBoundingClientRect();
        if (left >= notch || height < 2) continue;
        if (parentElement?.contains(document.elementFromPoint(left + 1, top + height / 2)))
          found.push(range.toString());
      }
      return found;
    }, notch);
  for (const path of ['/mobile/home', '/mobile/task-center']) {
    await go(page, path);
    expect.soft(await underNotch(), path).toEqual([]);
    const reaches = await page.evaluate(() => {
      const top = document.elementFromPoint(2, 24);
      return top !== null && top.closest('main') !== null && top.tagName !== 'MAIN';
    });
    expect.soft(reaches, path).toBe(true);
  }
  await page.context().clearCookies();
  await go(page, '/login');
  expect.soft(await underNotch(), 'signing in').toEqual([]);
});

describe('the phone’s hall', () => {
  test('narrows a category to a department by a sheet, and grows as one scrolls', async () => {
    const page = await enter('/mobile/work');
    const rows = page.getByRole('list', { name: '常用的服务' }).locator('[data-index]');
    // The end moves away as rows are measured, which a busy machine does late: one scrolls on, as a person would.
    async function lastRow() {
      await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight));
      return Number(await rows.last().getAttribute('data-index'));
    }
    await expect.poll(lastRow).toBeGreaterThan(20);
    await page.evaluate(() => window.scrollTo(0, 0));

    await page.getByRole('button', { name: '全部部门' }).tap();
    await page
      .getByRole('dialog', { name: '选择部门' })
      .getByRole('button', { name: /^图书馆/ })
      .tap();
    await page.waitForURL(/department=/);
    await page.getByRole('button', { name: '图书馆', exact: true }).waitFor();
    await page.reload();
    await page.getByRole('button', { name: '图书馆', exact: true }).waitFor();
  });
});

test('Back closes what lies on a phone page, and leaves the page where it is', async () => {
  const entry = '/mobile/my-schedule/schedule-dialog-add';
  const presses = [
    ['/mobile/work', '全部部门', '选择部门'],
    ['/mobile/personal-center', /深色模式/, '深色模式'],
    [entry, /周.$/, '开始日期'],
    [entry, /^开始时间/, '开始时间'],
    [entry, /^重复/, '重复'],
    [entry, /^提醒/, '提醒'],
    ['/mobile/personal-center?tab=account', '退出其他全部设备', '退出其他全部设备？'],
  ] as const;
  // Another device, whose session can be ended.
  await cookieOf(port(), 'mingde.localhost', member);
  const page = await enter('/mobile/home');
  for (const [path, press, name] of presses) {
    const address = new URL(path, page.url()).href;
    if (page.url() !== address) await go(page, path);
    const layer = page.getByRole(/？$/.test(name) ? 'alertdialog' : 'dialog', { name, exact: true });
    await page.getByRole('button', { name: press }).first().tap();
    await layer.waitFor();
    // Each layer has an entry of its own, added after it is drawn: the form is a sheet that the picker lies on.
    const layers = path === entry ? 2 : 1;
    await page.waitForFunction((count) => history.state?.ymLayers === count, layers);
    await page.goBack();
    await layer.waitFor({ state: 'detached' });
    expect.soft(page.url(), name).toBe(address);
  }
});

describe('the phone’s notices', () => {
  const unread = (page: Page) => page.getByText('未读，').count();

  /** A finger that goes from the middle of a row towards the line's end. */
  async function swipe(page: Page, row: Locator) {
    await row.scrollIntoViewIfNeeded();
    const box = await row.boundingBox();
    if (!box) throw new Error('There is no such row');
    await drag(page, { x: 250, y: box.y + box.height / 2 }, { x: -130 });
  }

  test('are marked by swiping and by a button, and both can be undone', async () => {
    const page = await enter('/mobile/notice');
    const before = await unread(page);
    // Which one that is depends on what has come since.
    const [title = ''] = await page.locator('h3 a:has-text("未读，") > :last-child').allInnerTexts();
    const row = page.locator('article').filter({ hasText: title });
    const mark = row.locator('xpath=../../..').getByRole('button', { name: '已读' });
    await swipe(page, row);
    await mark.tap();
    await page.getByText('已标为已读').first().waitFor();
    await expect.poll(() => unread(page)).toBe(before - 1);
    await page.getByRole('button', { name: '撤销' }).tap();
    await expect.poll(() => unread(page)).toBe(before);

    await page.getByRole('button', { name: title }).tap();
    await mark.tap();
    await expect.poll(() => unread(page)).toBe(before - 1);
    await page.getByRole('button', { name: '撤销' }).last().tap();
    await expect.poll(() => unread(page)).toBe(before);
  });
});

test('what was searched for on the phone is in the address, by kind, and comes back as history', async () => {
  const page = await enter('/mobile/search');
  expect(await page.evaluate(() => document.documentElement.scrollHeight), 'it scrolls only for more').toBe(
    phone.height,
  );
  const field = page.getByRole('searchbox', { name: /搜索/ });
  await field.fill('cjd');
  const suggested = page.getByRole('region', { name: '搜索建议' });
  await suggested.getByRole('link', { name: '成绩单打印', exact: true }).waitFor();
  const places = await suggested
    .getByRole('link')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href')));
  for (const place of places) expect(place, 'it stays on the phone site').toMatch(/^\/mobile\//);
  await field.press('Enter');
  await page.waitForURL(/search=cjd/);
  await suggested.waitFor({ state: 'detached' });
  await page.getByText('拼音匹配“成绩单”').waitFor();
  await page.getByRole('navigation', { name: '结果类别' }).getByRole('link', { name: /^服务/ }).tap();
  await page.waitForURL(/kind=service/);
  await page.goBack();
  await page.waitForURL((url) => !url.search.includes('kind'));
  await go(page, '/mobile/search');
  await page.getByRole('button', { name: 'cjd' }).tap();
  await page.waitForURL(/search=cjd/);
});

test('inside a shell with a title bar of its own a page draws no second one', async () => {
  const userAgent =
    'Mozilla/5.0 (Linux; Android 14) AppleWebKit/537.36 Chrome/120 Mobile Safari/537.36 MicroMessenger/8.0';
  const { page } = await visit({ viewport: phone, userAgent });
  const title = page.getByRole('heading', { level: 1 });
  for (const [path, name] of [
    ['/mobile/notice', '消息通知'],
    ['/mobile/news', '资讯'],
  ] as const) {
    await go(page, path);
    expect(await title.textContent()).toBe(name);
    const seen = await title.evaluate((heading) => {
      const { width } = document.documentElement.getBoundingClientRect();
      return heading.contains(document.elementFromPoint(width / 2, 22));
    });
    expect(seen).toBe(false);
  }
  await page.getByRole('link', { name: '搜索' }).click();
  await page.waitForURL(/\/mobile\/search$/);
});
