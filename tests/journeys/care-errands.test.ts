import type { BrowserContextOptions, Locator, Page } from 'playwright';
import { describe, expect, test } from 'vitest';
import { desktop, go, origin, phone, visits } from '../support/site.ts';

const institution = 'yunzhou';
/** 沈桂兰 is 76 and retired. */
const her = { account: 'shenguilan', password: 'Yimen-2026' };

const atDesk = { viewport: desktop } satisfies BrowserContextOptions;
const onPhone = { viewport: phone, isMobile: true, hasTouch: true } satisfies BrowserContextOptions;

const waiting = ['医保报销：补一张出院小结', '居家养老助餐券 12 月确认'];
const subsidy = '居家养老服务补贴';
const notice = '寒潮期间供水、供气服务保障的提示';

/** Turns care mode on, as a visitor of an earlier day has. */
async function careFor(page: Page): Promise<void> {
  await page.context().addCookies([{ name: 'care', value: '1', url: origin(institution) }]);
}

/** Waits until something is before one's eyes: inside the window, and nothing above it. */
async function inSight(target: Locator): Promise<void> {
  await expect
    .poll(() =>
      target.evaluate((element) => {
        const { top, bottom, left, width, height } = element.getBoundingClientRect();
        const shown = document.elementFromPoint(left + width / 2, top + height / 2);
        // The link of a row may lie over all of the row.
        const row = element.closest('li, article') ?? element;
        const seen = shown !== null && (row.contains(shown) || shown.contains(element));
        return { starts: top >= 0, ends: bottom <= innerHeight, seen };
      }),
    )
    .toEqual({ starts: true, ends: true, seen: true });
}

/** How many windows one scrolls from the top of the page until the end of something is seen. */
function screensTo(target: Locator): Promise<number> {
  return target.evaluate((element) => (element.getBoundingClientRect().bottom + scrollY) / innerHeight - 1);
}

/** Texts that are cut by an ellipsis or after some lines. */
function cutTexts(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('body *')]
      .filter((element) => {
        const { overflow, textOverflow, webkitLineClamp } = getComputedStyle(element);
        if (overflow !== 'hidden' || element instanceof HTMLInputElement) return false;
        const wide = textOverflow === 'ellipsis' && element.scrollWidth > element.clientWidth + 1;
        return wide || (webkitLineClamp !== 'none' && element.scrollHeight > element.clientHeight + 1);
      })
      .map((element) => element.innerText.slice(0, 40)),
  );
}

const sites = [
  {
    site: 'desk',
    look: atDesk,
    home: '/home',
    hall: '/service-hall',
    notices: '/info-center?tab=notices',
    guide: /\/service-hall\/details\//,
  },
  {
    site: 'phone',
    look: onPhone,
    home: '/mobile/home',
    hall: '/mobile/work',
    notices: '/mobile/notice',
    guide: /\/mobile\/service-guide\//,
  },
] as const;

describe.each(sites)('an older citizen in care mode at a $site', ({ site, look, home, hall, notices, guide }) => {
  const visit = visits();
  const enter = async (address: string) => {
    const { page } = await visit({ institution, as: her, ...look });
    await careFor(page);
    await go(page, address);
    return page;
  };

  test('reads by name what waits for her, and opens it in one press', async () => {
    const page = await enter(home);
    const main = page.getByRole('main');
    for (const title of waiting) await inSight(main.getByRole('link', { name: title }));
    await main.getByRole('link', { name: waiting[1] }).click();
    await page.waitForURL(/\/task-center/);
    await inSight(
      main
        .getByText(waiting[1] as string)
        .filter({ visible: true })
        .first(),
    );
  });

  test('finds a service for old age in two presses, and reads there where to go and when', async () => {
    const page = await enter(hall);
    const choices = page.getByRole('navigation', { name: '先选一类' });
    expect(await choices.getByRole('link').count()).toBeLessThanOrEqual(3);
    const first = choices.getByRole('link').first();
    await inSight(first);
    expect(await first.innerText()).toContain('养老');
    await first.click();
    await page.waitForURL(/category=retire/);
    await page.getByRole('main').getByRole('link', { name: subsidy }).first().click();
    await page.waitForURL(guide);
    const place = page.getByRole('main').locator('#place');
    await inSight(place.getByText('村（社区）居家养老服务站'));
    await inSight(place.getByText('服务站每天 7:30–18:00'));
    expect(await screensTo(place.getByRole('link', { name: '0579-8866 3527' }))).toBeLessThan(1);
  });

  test('has every filter of the hall one press away', async () => {
    const page = await enter(hall);
    const main = page.getByRole('main');
    const other = main.getByRole('link', { name: /^出行驾驶/ });
    await other.waitFor({ state: 'hidden' });
    await main.getByText('更多筛选').click();
    await other.click();
    await page.waitForURL(/category=travel/);
  });

  test('opens a notice where she looks, and comes back to its row', async () => {
    const page = await enter(notices);
    const row = page.getByRole('main').getByRole('link', { name: notice });
    // The phone's list measures its rows as soon as they are drawn, which moves them.
    await page.waitForLoadState('networkidle');
    await row.scrollIntoViewIfNeeded();
    await inSight(row);
    await row.click();
    await page.waitForURL(/notice=/);
    await inSight(page.getByRole('main').getByRole('heading', { name: notice }));
    await inSight(page.getByRole('main').locator('article p').filter({ hasText: '11 月 28 日起气温明显下降' }));
    await page.getByRole('link', { name: /^返回/ }).click();
    await page.waitForURL((address) => !address.searchParams.has('notice'));
    await inSight(row);
    await expect.poll(() => row.evaluate((element) => element.contains(document.activeElement))).toBe(true);
  });

  test('finds the telephone number of the centre on the first page', async () => {
    const page = await enter(home);
    const call = page.getByRole('main').locator('a[href="tel:12345"]').first();
    expect(await call.innerText()).toContain('12345');
    expect(await screensTo(call)).toBeLessThan(1);
  });

  test('takes a wrong step back in one press', async () => {
    const page = await enter(hall);
    const choices = page.getByRole('navigation', { name: '先选一类' });
    await choices.getByRole('link', { name: /就医健康/ }).click();
    await page.waitForURL(/category=health/);
    const all = choices.getByRole('link', { name: /全部服务/ });
    await inSight(all);
    await all.click();
    await page.waitForURL((address) => !address.searchParams.has('category'));
    expect(await all.getAttribute('aria-current')).toBe('true');
  });

  test('meets whole sentences', async () => {
    const page = await enter(home);
    for (const address of [home, hall, notices]) {
      await go(page, address);
      expect(await cutTexts(page), address).toEqual([]);
      expect(await page.getByRole('main').innerText(), address).not.toContain('…');
    }
  });

  test('is offered services for old age first as a guest, and another guest is not', async () => {
    for (const care of [true, false]) {
      const { page } = await visit({ institution, ...look });
      if (care) await careFor(page);
      const firstService = async (address: string) => {
        await go(page, address);
        return page
          .getByRole('main')
          .locator('li a[href*="details/"], li a[href*="service-guide/"]')
          .first()
          .innerText();
      };
      expect((await firstService(hall)).includes('养老金查询'), `${site}, care ${care}`).toBe(care);
      if (care) expect(await firstService(home)).toContain('养老金查询');
    }
  });
});

describe('the header in care mode', () => {
  const visit = visits();

  test('has a menu of words, all in one row', async () => {
    const { page } = await visit({ institution, as: her, ...atDesk });
    await careFor(page);
    await go(page, '/task-center');
    const header = page.getByRole('banner');
    const tops = await header
      .getByRole('navigation')
      .getByRole('link')
      .evaluateAll((links) => links.map((link) => Math.round(link.getBoundingClientRect().top)));
    expect(tops).toHaveLength(10);
    expect(new Set(tops).size).toBe(1);
    const wordless = await header.locator('a, button').evaluateAll((all) =>
      all
        .filter((each) => each.checkVisibility({ visibilityProperty: true }))
        .filter((each) => {
          const words = document.createTreeWalker(each, NodeFilter.SHOW_TEXT);
          while (words.nextNode()) {
            const range = document.createRange();
            range.selectNodeContents(words.currentNode);
            const parent = words.currentNode.parentElement as HTMLElement;
            if (parent.offsetWidth > 1 && range.getBoundingClientRect().width > 20) return false;
          }
          return true;
        })
        .map((each) => each.textContent),
    );
    expect(wordless).toEqual([]);
  });
});
