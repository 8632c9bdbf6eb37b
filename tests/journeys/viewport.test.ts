import { describe, expect, test } from 'vitest';
import { desktop, go, hydrated, phone, visits } from '../support/site.ts';

describe('the window’s width', () => {
  const visit = visits();

  test.each(['/', '/home', '/service-hall'])('of a phone leads from %s to the phone home', async (address) => {
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

  test('leads back to the page that was left when it is wide again', async () => {
    const { page } = await visit({ viewport: desktop });
    await go(page, '/service-hall/details/transcript-print?from=list#materials');
    await page.setViewportSize({ width: 890, height: 800 });
    await page.waitForURL(/\/mobile\/home$/);
    await page.reload();
    await hydrated(page);
    await page.setViewportSize({ width: 1440, height: 800 });
    await page.waitForURL(/\/transcript-print\?from=list#materials$/);
    await page.getByRole('main').getByRole('heading', { level: 1, name: '成绩单打印' }).waitFor();
  });

  test('of a phone keeps the address of a desk page for when it is wide', async () => {
    const { page } = await visit({ viewport: phone });
    await page.goto('/info-center?page=1#x');
    await page.waitForURL(/\/mobile\/home$/);
    await hydrated(page);
    await page.setViewportSize({ width: 1440, height: 800 });
    await page.waitForURL(/\/info-center\?page=1#x$/);
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
    await page.waitForURL(/\/mobile\/home$/);
  });

  test.each([
    [901, (0.7 * 1280) / 1200],
    [1280, (0.7 * 1280) / 1200],
    [1440, (0.7 * 1440) / 1200],
    [1536, (0.7 * 1536) / 1200],
    [1537, 1],
    [1920, 1],
  ])('%i px zooms the desk site by %f, and draws no text below 12 px', async (width, zoom) => {
    const { page } = await visit({ viewport: { width, height: 900 } });
    await go(page, '/home');
    const drawn = await page.evaluate(() => {
      const factor = Number(getComputedStyle(document.documentElement).zoom) || 1;
      const own = Number(getComputedStyle(document.body).zoom) || 1;
      const sizes = [...document.querySelectorAll('main *, header *, footer *')]
        .filter((element) => [...element.childNodes].some((node) => node.nodeType === 3 && node.textContent?.trim()))
        .map((element) => Number.parseFloat(getComputedStyle(element).fontSize) * factor * own);
      return { zoom: factor * own, smallest: Math.min(...sizes), overflow: document.documentElement.scrollWidth };
    });
    expect(drawn.zoom).toBeCloseTo(zoom, 3);
    expect(drawn.smallest).toBeGreaterThanOrEqual(11.99);
    expect(drawn.overflow, 'no sideways scrolling').toBeLessThanOrEqual(Math.ceil(width / zoom));
  });

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
