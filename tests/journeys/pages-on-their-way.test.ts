import type { Page, Route } from 'playwright';
import { describe, expect, test } from 'vitest';
import { maxShift } from '../support/layout-shift.ts';
import { desktop, go, member, phone, visits } from '../support/site.ts';

/** Waits until what is in sight is drawn, with its pictures and letters. */
function drawn(page: Page): Promise<void> {
  return page.evaluate(async () => {
    const seen = [...document.images].filter((image) => {
      const { top, bottom } = image.getBoundingClientRect();
      return image.checkVisibility() && bottom > 0 && top < innerHeight;
    });
    // One that cannot be had stands as it is.
    await Promise.all(seen.map((image) => image.decode().catch(() => undefined)));
    await document.fonts.ready;
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
  });
}

/** Follows a link whose answer waits, looks at what stands meanwhile, and says how much moves when the answer comes. */
async function arrive(page: Page, data: string, click: () => Promise<void>, meanwhile: () => Promise<void>) {
  const held: Route[] = [];
  await page.route(data, (route) => void held.push(route));
  await click();
  await expect.poll(() => held.length).toBeGreaterThan(0);
  await meanwhile();
  // What stands meanwhile is painted: its coming is not what is measured.
  await drawn(page);
  await page.evaluate(() => {
    const seen = { sum: 0 };
    const observer = new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & { value: number })[]) seen.sum += entry.value;
    });
    // With what follows an input closely: this answer could have come much later.
    observer.observe({ type: 'layout-shift' });
    Object.assign(window, { movedSince: seen });
  });
  for (const route of held) await route.continue();
  await page.unroute(data);
  return async () => {
    await drawn(page);
    return page.evaluate(() => (window as unknown as { movedSince: { sum: number } }).movedSince.sum);
  };
}

/** Styles of a page are fetched ahead of its answer, which is held here for as long as it takes to look. */
const heldAnswer = /preloaded using link preload but not used within a few seconds/;

describe('a page that is on its way', () => {
  const visit = visits();

  test('stands where its shape stood, and takes over what was typed meanwhile', async () => {
    const { page } = await visit({ viewport: desktop, as: member, expected: heldAnswer });
    await go(page, '/task-center?view=copied');
    const main = page.getByRole('main');
    const footer = page.getByRole('contentinfo');
    // The first of the filters: how many lines each takes, and so where the next begins, is the typeface's.
    const top = async () => (await main.getByText('部门', { exact: true }).boundingBox())?.y;
    const shaped = () => main.getByRole('status').filter({ hasText: '正在打开页面' }).waitFor();
    await expect
      .poll(async () => (await footer.boundingBox())?.y, { message: 'the footer of a short page' })
      .toBeGreaterThanOrEqual(899);

    let shapeTop: number | undefined;
    const field = main.getByRole('combobox', { name: '搜索服务' });
    const toHall = await arrive(
      page,
      '**/service-hall.data*',
      () => page.getByRole('banner').getByRole('link', { name: '服务大厅', exact: true }).click(),
      async () => {
        await shaped();
        await drawn(page);
        shapeTop = await top();
        await main.getByRole('textbox', { name: '搜索服务' }).pressSequentially('cjd');
      },
    );
    await main.getByRole('heading', { level: 1, name: '服务大厅' }).waitFor();
    expect.soft(await toHall(), 'to the hall').toBeLessThanOrEqual(maxShift);
    expect.soft(await top()).toBe(shapeTop);
    await expect.poll(() => field.inputValue()).toBe('cjd');
    await expect.poll(() => field.evaluate((element) => element === document.activeElement)).toBe(true);
    await field.clear();

    const toCategory = await arrive(
      page,
      '**/service-hall.data?category=teaching*',
      () => main.getByRole('link', { name: /^教学教务/ }).click(),
      () => expect.poll(() => main.getByRole('article').count()).toBeGreaterThan(0),
    );
    await page.waitForURL(/category=teaching/);
    expect.soft(await toCategory(), 'to a category').toBeLessThanOrEqual(maxShift);

    const toGuide = await arrive(
      page,
      '**/service-hall/details/*.data*',
      () => main.getByRole('article').getByRole('heading').getByRole('link').first().click(),
      shaped,
    );
    await main.getByRole('heading', { level: 2, name: '谁能办' }).waitFor();
    expect.soft(await toGuide(), 'to a guide').toBeLessThanOrEqual(maxShift);
  });

  test('is a part of the personal centre in its frame, which stays', async () => {
    const { page } = await visit({ viewport: desktop, as: member, expected: heldAnswer });
    await go(page, '/personal-center');
    const places = page.getByRole('navigation', { name: '个人中心' });
    for (const [place, data] of [
      ['账号与安全', '**/personal-center.data?tab=account*'],
      ['我的收藏', '**/personal-center/collect.data*'],
    ] as const) {
      const link = places.getByRole('link', { name: place });
      const here = () => link.boundingBox();
      await drawn(page);
      const before = await here();
      const arrived = await arrive(
        page,
        data,
        () => link.click(),
        async () => {
          await page.getByRole('main').getByRole('status').filter({ hasText: '正在打开页面' }).waitFor();
          await expect.poll(() => link.getAttribute('aria-current'), { message: place }).toBe('page');
          await expect.poll(here, { message: place }).toEqual(before);
        },
      );
      await page.getByRole('main').getByRole('heading', { level: 1, name: place }).waitFor();
      expect.soft(await arrived(), place).toBeLessThanOrEqual(maxShift);
      expect.soft(await here(), place).toEqual(before);
    }
  });

  test('lies over the phone page that is left, and Back and its arrow lead there again, to the same place', async () => {
    const { page } = await visit({
      viewport: phone,
      hasTouch: true,
      as: member,
      expected: new RegExp(`ERR_ABORTED|Failed to fetch|${heldAnswer.source}`),
    });
    await go(page, '/mobile/home');
    await page.getByRole('navigation').getByRole('link', { name: '办事' }).tap();
    await page.waitForURL(/\/mobile\/work$/);
    const link = page.getByRole('list', { name: '常用的服务' }).getByRole('link').nth(9);
    await link.scrollIntoViewIfNeeded();
    // A long list measures the rows that come into sight.
    await drawn(page);
    const place = () => page.evaluate(() => Math.round(scrollY));
    const before = await place();
    expect(before, 'scrolled').toBeGreaterThan(0);
    // The page's own arrow is a link.
    const arrow = page.getByRole('main').getByRole('button', { name: '返回' });
    const stands = async () => {
      await arrow.waitFor({ state: 'detached' });
      await expect.poll(() => new URL(page.url()).pathname).toBe('/mobile/work');
      await expect.poll(place).toBe(before);
      await expect.poll(() => link.evaluate((element) => element === document.activeElement)).toBe(true);
    };

    const held: Route[] = [];
    const data = '**/mobile/service-guide/*.data*';
    await page.route(data, (route) => void held.push(route));
    for (const back of [() => page.goBack(), () => arrow.tap()]) {
      await link.tap();
      await arrow.waitFor();
      await expect.poll(() => link.isVisible(), { message: 'seen beneath' }).toBe(false);
      await back();
      await stands();
    }
    await page.unroute(data);
    for (const route of held) await route.abort().catch(() => undefined);

    const arrived = await arrive(
      page,
      data,
      () => link.tap(),
      () => arrow.waitFor(),
    );
    await arrow.waitFor({ state: 'detached' });
    await page.waitForURL(/\/mobile\/service-guide\//);
    expect.soft(await arrived()).toBeLessThanOrEqual(maxShift);
    await page.goBack();
    await stands();
    await page.goBack();
    await page.waitForURL(/\/mobile\/home$/);
  });
});
