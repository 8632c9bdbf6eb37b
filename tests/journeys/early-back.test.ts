import { expect, test } from 'vitest';
import { go, visits } from '../support/site.ts';

const visit = visits();

test('Back before the files of a page have come leads to the page before', async () => {
  // The worker would answer for the files before they can be held.
  const { page } = await visit({ serviceWorkers: 'block' });
  const filter = page
    .getByRole('main')
    .getByRole('link', { name: /全程网办/ })
    .first();
  const isCurrent = () => filter.getAttribute('aria-current');
  await go(page, '/service-hall');
  await filter.click();
  await page.waitForURL(/\/service-hall\?/);
  let letThrough = () => {};
  const asked = new Promise<void>((resolve) => {
    letThrough = resolve;
  });
  await page.route('**/assets/*.js', async (route) => {
    await asked;
    await route.continue();
  });
  await page.reload({ waitUntil: 'commit' });
  expect(await isCurrent()).toBe('true');
  await page.evaluate(() => history.back());
  await page.waitForURL(/\/service-hall$/, { waitUntil: 'commit' });
  letThrough();
  await expect.poll(isCurrent).toBeNull();
  await filter.click();
  await page.waitForURL(/\/service-hall\?/);
  await expect.poll(isCurrent).toBe('true');
});
