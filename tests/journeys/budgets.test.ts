import { type Browser, chromium } from 'playwright';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { launchOptions } from '../../scripts/chromium.ts';
import { budgets, type FirstLoad, measureFirstLoad } from '../../scripts/first-load.ts';
import { origin } from '../support/site.ts';

let browser: Browser;
beforeAll(async () => {
  browser = await chromium.launch(launchOptions);
});
afterAll(() => browser?.close());

test.each(budgets)('the first load of the $name keeps its budget', async ({ path, width, most }) => {
  const measured = await measureFirstLoad(browser, { origin: origin(), path, width });
  expect(measured.script, 'scripts were seen').toBeGreaterThan(1000);
  expect(measured.style, 'styles were seen').toBeGreaterThan(500);
  const over = Object.entries(most).filter(([part, limit]) => measured[part as keyof FirstLoad] > limit);
  expect(over, JSON.stringify(measured)).toEqual([]);
});
