import type { Page } from 'playwright';
import { describe, expect, test } from 'vitest';
import { desktop, go, phone, visits } from '../support/site.ts';

const header = (page: Page) => page.getByRole('banner');

/** How often the document has been loaded from now on. */
function loads(page: Page): { count: number } {
  const seen = { count: 0 };
  page.on('load', () => {
    seen.count += 1;
  });
  return seen;
}

/** However long a test takes, it stays within the 10 s in which a path is loaded anew only once. */
const stopClock = (page: Page): Promise<void> => page.clock.setFixedTime(new Date());

/** Files of the site that no longer come, as after a new version of it. */
async function loseFiles(page: Page): Promise<void> {
  await page.waitForLoadState('networkidle');
  await page.route('**/assets/*.js', (route) => route.fulfill({ status: 404, body: '' }));
}

describe('a file of the site that is gone', () => {
  const visit = visits();
  const expected = /404|Failed to load|dynamically imported|loading route module/;

  test('loads the page anew, once for a path in 10 s', async () => {
    const { page } = await visit({ viewport: desktop, expected });
    await stopClock(page);
    await go(page, '/home');
    await page.waitForLoadState('networkidle');
    await page.route('**/assets/Robot-*.js', (route) => route.fulfill({ status: 404, body: '' }));
    const seen = loads(page);
    await header(page).getByRole('link', { name: '问助手' }).click();
    await expect.poll(() => seen.count, { timeout: 30_000 }).toBe(1);
    await page.waitForLoadState('networkidle');
    await header(page).getByRole('link', { name: '问助手' }).click();
    await page.waitForLoadState('networkidle');
    expect(seen.count, 'no second time').toBe(1);
    await page.getByRole('main').getByRole('heading', { level: 1 }).waitFor();
  });

  test('opens the page that was asked for anew once the server answers, and does nothing where one merely points', async () => {
    const { page } = await visit({ viewport: desktop, expected });
    await go(page, '/home');
    await page.waitForLoadState('networkidle');
    await page.route('**/assets/page-*.js', (route) => route.fulfill({ status: 404, body: '' }));
    const seen = loads(page);
    const link = header(page).getByRole('link', { name: '服务大厅', exact: true });
    const refused = page.waitForEvent('console', (message) => message.text().includes('loading route module'));
    await link.hover();
    await refused;
    await page.waitForLoadState('networkidle');
    expect(seen.count, 'loads after pointing').toBe(0);
    let asked = 0;
    await page.route('**/health', (route) => {
      asked += 1;
      return asked === 1 ? route.abort() : route.continue();
    });
    await link.click();
    await expect.poll(() => asked).toBe(1);
    expect(new URL(page.url()).pathname, 'what is shown stays').toBe('/home');
    await page.waitForURL(/\/service-hall$/);
    expect(await page.title()).toContain('服务大厅');
  });

  test('is not worth what someone has typed, unless they say so', async () => {
    const { page } = await visit({ viewport: desktop, expected });
    await go(page, '/login');
    await loseFiles(page);
    const seen = loads(page);
    const account = page.getByRole('textbox', { name: /账号|学号|工号/ });
    await account.fill('2024310086');
    await page.getByLabel('密码', { exact: true }).fill('Yimen-2026');
    const asked = page.waitForEvent('dialog');
    const press = () => page.getByRole('main').getByRole('button', { name: '登录', exact: true }).click();
    await press();
    const question = await asked;
    expect(question.type()).toBe('beforeunload');
    await question.dismiss();
    expect(await account.inputValue()).toBe('2024310086');
    await press();
    await page.waitForLoadState('networkidle');
    expect(seen.count).toBe(0);
  });

  test.each([
    { path: '/home', viewport: desktop },
    { path: '/mobile/search', viewport: phone },
  ])('takes nothing of the words that are typed into the search of $path', async ({ path, viewport }) => {
    const { page } = await visit({ viewport, expected });
    await stopClock(page);
    await go(page, path);
    await page.waitForLoadState('networkidle');
    // The API's client is fetched for the first suggestions.
    await page.route('**/assets/browser-*.js', (route) => route.fulfill({ status: 404, body: '' }));
    const seen = loads(page);
    const field = page
      .getByRole('main')
      .getByRole(path === '/home' ? 'combobox' : 'searchbox')
      .first();
    await field.pressSequentially('成绩', { delay: 30 });
    await expect.poll(() => seen.count, { timeout: 30_000 }).toBe(1);
    await expect.poll(() => field.inputValue()).toBe('成绩');
    await expect.poll(() => field.evaluate((element) => element === document.activeElement)).toBe(true);
    await page.keyboard.insertText('单');
    expect(await field.inputValue()).toBe('成绩单');
    expect(seen.count).toBe(1);
    await page.keyboard.press('Enter');
    await page.waitForURL((url) => [...url.searchParams.values()].includes('成绩单'));
  });
});
