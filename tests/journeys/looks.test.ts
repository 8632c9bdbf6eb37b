import { switchSpecialStyle } from '@yimen/contract/unit';
import type { Page } from 'playwright';
import { afterEach, describe, expect, test } from 'vitest';
import { get } from '../../scripts/trial-server.ts';
import { contrast } from '../../tokens/contrast.ts';
import { atLargeText } from '../support/large-text.ts';
import { lowTargets } from '../support/low-targets.ts';
import { axe, desktop, go, hydrated, origin, phone, port, visits } from '../support/site.ts';
import { tokenOf } from '../support/token.ts';
import { decode } from '../visual/pixels.ts';

describe('how pages are drawn', () => {
  const visit = visits();

  test.each([
    ['the header of a window', desktop],
    ['the rail of a wide window', { width: 1920, height: 1080 }],
  ])('turns to care mode and back from %s, without loading the page anew', async (_, viewport) => {
    const { page } = await visit({ viewport });
    await go(page, '/home');
    await page.evaluate(() => Object.assign(window, { kept: true }));
    const html = page.locator('html');
    await page.getByRole('button', { name: '长辈版' }).click();
    await expect.poll(() => html.getAttribute('data-care')).toBe('');
    expect(await page.evaluate(() => 'kept' in window)).toBe(true);
    await page.reload();
    expect(await html.getAttribute('data-care'), 'it is remembered').toBe('');
    await hydrated(page);
    await page.getByRole('button', { name: '返回普通版' }).click();
    await expect.poll(() => html.getAttribute('data-care')).toBeNull();
  });

  test('turns to care mode and back at the foot of the phone home', async () => {
    const { page } = await visit({ viewport: phone });
    await go(page, '/mobile/home');
    const html = page.locator('html');
    await page.getByRole('button', { name: '长辈版' }).click();
    await expect.poll(() => html.getAttribute('data-care')).toBe('');
    await page.getByRole('button', { name: '返回普通版' }).click();
    await expect.poll(() => html.getAttribute('data-care')).toBeNull();
  });

  describe("a member's care mode", () => {
    const as = { account: '2025210417', password: 'Yimen-2026' };
    // The account keeps it, and other journeys visit as the same person.
    afterEach(async () => {
      const host = new URL(origin()).hostname;
      const headers = { authorization: `Bearer ${await tokenOf(port(), host, as)}` };
      const { status } = await get(port(), host, `${switchSpecialStyle.path}?type=0`, headers);
      expect(status).toBe(200);
    });

    test('is there in another browser, and off again where it was turned off', async () => {
      const [here, there] = [await visit({ as }), await visit({ as })];
      for (const [button, expected] of [
        ['长辈版', ''],
        ['返回普通版', null],
      ] as const) {
        await go(here.page, '/home');
        const kept = here.page.waitForResponse(/switchSpecialStyle/);
        await here.page.getByRole('button', { name: button }).click();
        await kept;
        await go(there.page, '/home');
        expect(await there.page.locator('html').getAttribute('data-care')).toBe(expected);
      }
    });

    test('is what the last of two presses says, however late the account hears of the first', async () => {
      const { page } = await visit({ as });
      const html = page.locator('html');
      let letThrough = () => {};
      const pressedTwice = new Promise<void>((resolve) => {
        letThrough = resolve;
      });
      await page.route(/switchSpecialStyle\?type=1/, async (route) => {
        await pressedTwice;
        await route.continue();
      });
      const answers = [1, 0].map((type) => page.waitForResponse(new RegExp(`switchSpecialStyle\\?type=${type}`)));
      await go(page, '/home');
      await page.getByRole('button', { name: '长辈版' }).click();
      await expect.poll(() => html.getAttribute('data-care')).toBe('');
      await page.getByRole('button', { name: '返回普通版' }).click();
      await expect.poll(() => html.getAttribute('data-care')).toBeNull();
      letThrough();
      await Promise.all(answers);
      await go(page, '/home');
      expect(await html.getAttribute('data-care')).toBeNull();
    });
  });

  test('are printed over the whole sheet, without what is for the screen', async () => {
    const { page } = await visit();
    await go(page, '/home/special-services/details/topic-graduation');
    const wide = async () => (await page.getByRole('main').getByRole('listitem').last().boundingBox())?.width ?? 0;
    const beside = await wide();
    await page.emulateMedia({ media: 'print' });
    expect(await wide()).toBeGreaterThan(beside);
    for (const name of ['banner', 'contentinfo', 'complementary'] as const) {
      expect(await page.getByRole(name).count(), name).toBe(0);
    }
    await go(page, '/service-hall/details/student-card-reissue');
    const materials = page.getByRole('table', { name: '办理材料' });
    expect(await materials.getByRole('cell', { name: '网上下载' }).count(), 'where a form is').toBe(2);
    expect(await materials.getByRole('link').count(), 'links on paper').toBe(0);
  });

  test("care mode is on by the institution's own entry", async () => {
    const { page } = await visit({ institution: 'yunzhou' });
    await go(page, '/home');
    await page.getByRole('link', { name: '长辈版' }).click();
    await expect.poll(() => page.locator('html').getAttribute('data-care')).toBe('');
  });

  test.each(['mingde', 'jiangcheng', 'yunzhou'] as const)(
    'the home of care mode at %s is six tasks, a telephone number and a menu that hides nothing',
    async (institution) => {
      const { page } = await visit({ institution });
      await go(page, '/home');
      const menu = page.getByRole('banner').getByRole('navigation');
      const entries = await menu.locator('li').count();
      await page.getByRole('banner').getByRole('button', { name: '长辈版' }).click();
      const tasks = page.getByRole('region', { name: '常办的事' });
      await tasks.waitFor();
      expect(await tasks.getByRole('listitem').getByRole('link').count()).toBeGreaterThanOrEqual(6);
      const numbers = page.getByRole('main').locator('a[href^="tel:"]');
      const dialled = await numbers.evaluateAll((links) => links.map((link) => link.getAttribute('href')));
      expect(new Set(dialled).size).toBe(1);
      expect(await menu.getByRole('link').count()).toBe(entries);
      expect(await menu.getByRole('button', { name: '更多' }).count()).toBe(0);
      expect(await axe(page)).toEqual([]);
      expect(await lowTargets(page)).toEqual([]);
    },
  );

  test.each([
    ['mingde', '近期事项'],
    ['jiangcheng', '轮播图'],
  ] as const)(
    'care mode shows no moving pictures at %s, and says in words what they announced',
    async (institution, name) => {
      const { page } = await visit({ institution });
      await go(page, '/home');
      await page.getByRole('region', { name }).getByRole('tablist').waitFor();
      await page.getByRole('button', { name: '长辈版' }).click();
      await page.getByRole('region', { name }).getByRole('tablist').waitFor({ state: 'detached' });
      const said = page.getByRole('navigation', { name: '近期事项' }).getByRole('link').first();
      await said.waitFor();
      expect((await said.boundingBox())?.height, 'a target as generous as the tasks').toBeGreaterThanOrEqual(44);
      expect(await said.textContent(), 'the days it is about').toMatch(/月.*日/);
    },
  );

  test('the pictures rest while one searches, and what stands before them does not move', async () => {
    const { page } = await visit({ reducedMotion: 'no-preference' });
    await go(page, '/home');
    const stage = page.getByRole('region', { name: '近期事项' }).locator('[aria-live]');
    await expect.poll(() => stage.getAttribute('aria-live')).toBe('off');
    const search = page.getByRole('combobox').first();
    await search.focus();
    await expect.poll(() => stage.getAttribute('aria-live')).toBe('polite');
    const before = await search.boundingBox();
    await page.getByRole('button', { name: '下一张' }).click();
    await page.getByRole('heading', { name: '校园开放周' }).waitFor();
    expect(await search.boundingBox()).toEqual(before);
  });

  test.each([
    ['dark', 'light', 'hero-night'],
    ['light', 'dark', 'hero'],
  ] as const)('only the %s picture is fetched by who chose it on a %s system', async (theme, colorScheme, picture) => {
    const { page } = await visit({ colorScheme });
    await page.context().addCookies([{ name: 'theme', value: theme, url: origin() }]);
    const fetched: string[] = [];
    page.on('request', (request) => {
      const name = /mingde-(hero(?:-night)?)\./.exec(request.url())?.[1];
      if (name) fetched.push(name);
    });
    await go(page, '/home');
    expect([...new Set(fetched)]).toEqual([picture]);
  });
});

describe('at 200 % text', () => {
  const visit = visits(atLargeText);

  /** The least contrast of the hero's words to the picture behind them, and which they are. */
  async function faintest(page: Page): Promise<{ words: string; ratio: number }> {
    const found = await page.evaluate(() => {
      let hero = document.querySelector('main h1')?.parentElement;
      while (hero && !hero.querySelector('nav')) hero = hero.parentElement;
      const texts = [...(hero?.querySelectorAll<HTMLElement>('h1, p, nav a') ?? [])].map((element) => {
        const { x, y, width, height } = element.getBoundingClientRect();
        const color = getComputedStyle(element).color.match(/\d+/g)?.map(Number) ?? [];
        return { words: element.innerText, box: { x, y, width, height }, color };
      });
      for (const element of hero?.querySelectorAll<HTMLElement>('h1, p, nav') ?? []) element.style.opacity = '0';
      return texts;
    });
    const { width, data } = await decode(await page.screenshot());
    const at = (x: number, y: number) => {
      const [red = 0, green = 0, blue = 0] = data.subarray((y * width + x) * 3, (y * width + x) * 3 + 3);
      return [red, green, blue] as const;
    };
    expect(found.length, 'words of the hero').toBeGreaterThan(4);
    let least = { words: '', ratio: 21 };
    for (const { words, box, color } of found) {
      const [red = 0, green = 0, blue = 0] = color;
      for (let y = Math.ceil(box.y); y < box.y + box.height; y += 2) {
        for (let x = Math.ceil(box.x); x < Math.min(width, box.x + box.width); x += 2) {
          const ratio = contrast([red, green, blue], at(x, y));
          if (ratio < least.ratio) least = { words, ratio };
        }
      }
    }
    return least;
  }

  test.each(['mingde', 'yunzhou'] as const)(
    'the words over the picture of %s can be read, and no rail lies over the content',
    async (institution) => {
      const { page } = await visit({ institution, viewport: { width: 1920, height: 1080 } });
      const looks = [
        { width: 1920, colorScheme: 'light' },
        { width: 1024, colorScheme: 'dark' },
      ] as const;
      for (const { width, colorScheme } of looks) {
        await page.setViewportSize({ width, height: 1080 });
        await page.emulateMedia({ colorScheme });
        await go(page, '/home');
        await page.waitForLoadState('networkidle');
        expect(await page.getByRole('navigation', { name: '快捷工具' }).count(), 'the rail').toBe(0);
        expect(await page.getByRole('banner').getByRole('button', { name: '长辈版' }).count()).toBe(1);
        expect(await page.getByRole('banner').getByText('问助手').count()).toBe(1);
        const { words, ratio } = await faintest(page);
        expect.soft(ratio, `${words} at ${width} px, ${colorScheme}`).toBeGreaterThanOrEqual(4.5);
      }
    },
  );
});
