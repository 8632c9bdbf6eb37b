import type { Page } from 'playwright';
import { describe, expect, test } from 'vitest';
import { go, outlineFaults, visits, wear } from '../support/site.ts';

const places = [
  '/info-center',
  '/info-center?tab=notices&notice=notice-final-exams',
  '/news',
  '/news/more/news-ginkgo-open-week',
  '/search?search=cjd',
  `/search?search=${encodeURIComponent('成积单炒米粉')}`,
  '/business-system',
  '/service-hall',
  '/service-hall/details/student-card-reissue',
];

/** How much of the page moved while it was drawn, without what a person caused. */
const moved = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        let sum = 0;
        const add = (entries: PerformanceEntryList) => {
          for (const entry of entries as (PerformanceEntry & { value: number; hadRecentInput: boolean })[]) {
            if (!entry.hadRecentInput) sum += entry.value;
          }
        };
        const observer = new PerformanceObserver((list) => add(list.getEntries()));
        observer.observe({ type: 'layout-shift', buffered: true });
        // What is buffered is told in a task of its own; a frame later everything was.
        requestAnimationFrame(() =>
          requestAnimationFrame(() => {
            add(observer.takeRecords());
            resolve(sum);
          }),
        );
      }),
  );

const sideways = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

describe('a page that one reads or searches', () => {
  const visit = visits();
  const reader = { account: '2025210417', password: 'Yimen-2026' };

  test.each(places)('%s stays where it is and fits every window', async (path) => {
    const { page } = await visit({ as: reader });
    await go(page, path);
    await page.waitForLoadState('networkidle');
    expect.soft(await moved(page), 'moves').toBeLessThanOrEqual(0.02);
    expect.soft(await outlineFaults(page), 'the outline').toEqual([]);
    await wear(page, 'care');
    expect.soft(await sideways(page), 'in care').toBe(0);
    await wear(page, 'light');
    await page.setViewportSize({ width: 1024, height: 768 });
    expect.soft(await sideways(page), 'at 1024').toBe(0);
  });
});
