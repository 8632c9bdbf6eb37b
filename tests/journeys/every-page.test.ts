import type { Page } from 'playwright';
import { describe, expect, test } from 'vitest';
import { largeTextSource } from '../support/large-text.ts';
import { lowTargets } from '../support/low-targets.ts';
import { axe, desktop, go, type Institution, member, outlineFaults, phone, visits, wear } from '../support/site.ts';

const places = [
  { path: '/home', viewport: desktop },
  { path: '/service-hall', viewport: desktop },
  { path: '/service-hall?query=kb', viewport: desktop },
  { path: '/service-hall?query=zzzzqqqq', viewport: desktop },
  { path: '/service-hall/details/transcript-print', viewport: desktop },
  { path: '/home/special-services', viewport: desktop },
  { path: '/info-center', viewport: desktop },
  { path: '/home/special-services/details/topic-graduation', viewport: desktop },
  { path: '/login', viewport: desktop },
  { path: '/error?code=1004', viewport: desktop },
  { path: '/no-such-page', viewport: desktop },
  { path: '/mobile/home', viewport: phone },
  { path: '/login', viewport: phone },
  { path: '/error?code=1004', viewport: phone },
  { path: '/assistant', viewport: desktop },
  { path: '/assistant?question=%E5%AD%A6%E7%94%9F%E8%AF%81%E8%A1%A5%E5%8A%9E', viewport: phone },
  { path: '/mobile/no-permission?path=%2Fmobile%2Fwork', viewport: phone },
];

/** What a reader of a desk page misses at 200 % text. */
function cutAtLargeText(page: Page): Promise<string[]> {
  // The root's size on a desk is 625 % of the reader's own.
  return page.evaluate(`${largeTextSource}; cutAtLargeText('1250%')`);
}

/** Opens a page, and finds nothing wrong with its outline and its accessibility; in other looks its story is judged. */
async function inspect(page: Page, path: string): Promise<void> {
  await go(page, path);
  await page.waitForLoadState('networkidle');
  expect.soft(await page.title()).not.toBe('');
  expect.soft(await page.getByRole('main').count(), 'main landmarks').toBe(1);
  expect.soft(await outlineFaults(page), 'the outline').toEqual([]);
  expect.soft(await axe(page), path).toEqual([]);
  for (const look of ['light', 'care'] as const) {
    await wear(page, look);
    const beyond = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
    expect.soft(beyond, `${path} ${look}: pixels that scroll sideways`).toBeLessThanOrEqual(0);
  }
  if (page.viewportSize()?.width !== desktop.width) return;
  // Who chooses care mode has another home (looks.test.ts).
  if (path !== '/home') expect.soft(await lowTargets(page), `${path}: low targets in care mode`).toEqual([]);
  await wear(page, 'light');
  expect.soft(await cutAtLargeText(page), path).toEqual([]);
}

describe('opens without an error or a hydration warning and passes axe', () => {
  const visit = visits();

  test.each(places)('for a guest: $path at $viewport.width px', async ({ path, viewport }) => {
    const { page } = await visit({ viewport, expected: /404/ });
    await inspect(page, path);
  });

  test.each([
    { path: '/home', viewport: desktop },
    { path: '/service-hall', viewport: desktop },
    { path: '/service-hall/details/transcript-print', viewport: desktop },
    { path: '/mobile/home', viewport: phone },
    { path: '/personal-center/campus-infos', viewport: phone },
  ])('for a member: $path at $viewport.width px', async ({ path, viewport }) => {
    const { page } = await visit({ viewport, as: member });
    await inspect(page, path);
    expect(await page.content()).toContain(member.name);
  });

  const others = ['jiangcheng', 'yunzhou'] satisfies Institution[];
  test.each(
    others.flatMap((institution) => [
      { institution, path: '/home', viewport: desktop },
      { institution, path: '/service-hall', viewport: desktop },
      { institution, path: '/mobile/home', viewport: phone },
    ]),
  )('at $institution: $path at $viewport.width px', async ({ institution, path, viewport }) => {
    const { page } = await visit({ viewport, institution });
    await inspect(page, path);
  });
});
