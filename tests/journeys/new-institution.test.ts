import type { Page } from 'playwright';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { get, type RunningServer, startServer } from '../../scripts/trial-server.ts';
import { newInstitution } from '../../server/commands/new-institution.ts';
import { type PreparedFolder, prepareFolder } from '../support/data-folder.ts';
import { axe, desktop, go, outlineFaults, phone, signIn, visits } from '../support/site.ts';

const member = { account: '1001', name: '陈一', password: 'Yimen-2026-new' };
/** One for each template of the home; the last has another colour. */
const keys = ['one', 'two', 'three'];
const hostOf = (key = 'one') => `${key}.localhost`;

let folder: PreparedFolder;
let server: RunningServer;
beforeAll(async () => {
  const commands = keys.flatMap((key, index) => [
    `create  ${key}  新园中学  ${hostOf(key)}`,
    `user  ${key}  ${member.account}  name=${member.name}  userType=TEACHER  --password-stdin`,
    `set  institution  ${key}  template=${index + 1}`,
  ]);
  folder = await prepareFolder([...commands, 'set  theme  three  themColor=#b3261e'], member.password);
  server = await startServer(folder.environment);
});
afterAll(async () => {
  await server?.stop();
  await folder?.remove();
});

const visit = visits();
const at = (path: string, key?: string) => `http://${hostOf(key)}:${server.port}${path}`;

type Entry = { terminal: string; path: string; isLogin: number };
const { menus } = newInstitution('one', '新园中学', hostOf()).rows as { menus: Entry[] };

/** Pictures that the page shows, styles' too, and everything of the institution's own that its source names. */
async function brokenAssets(page: Page): Promise<string[]> {
  const broken = await page.evaluate(() =>
    [...document.images].filter((image) => image.complete && image.naturalWidth === 0).map(({ src }) => src),
  );
  const { hostname, pathname, search } = new URL(page.url());
  const { text } = await get(server.port, hostname, pathname + search);
  const named =
    text.match(/\/(art|pictures|icons|app-icons|avatars|files)\/[\w./%-]+|\/[\w-]+\.(webmanifest|ico)\b/g) ?? [];
  for (const address of new Set([...named, '/favicon.ico'])) {
    const { status } = await get(server.port, hostname, address);
    if (status !== 200) broken.push(`${status} ${address}`);
  }
  return broken;
}

async function inspect(page: Page, path: string, key?: string): Promise<void> {
  await go(page, at(path, key));
  await page.waitForLoadState('networkidle');
  expect.soft(await brokenAssets(page), path).toEqual([]);
  expect.soft(await outlineFaults(page), path).toEqual([]);
  expect.soft(await axe(page), path).toEqual([]);
}

describe.each([
  ['desktop', 'desk', desktop],
  ['mobile', 'phone', phone],
] as const)('a new institution on the %s', (terminal, _, viewport) => {
  const entries = menus.filter((entry) => entry.terminal === terminal);

  test('opens every page of its menu to a guest, or the way in', async () => {
    const { page } = await visit({ viewport });
    for (const { path, isLogin } of entries) {
      await inspect(page, path);
      expect(new URL(page.url()).pathname).toBe(isLogin ? '/login' : path);
    }
  });

  test('opens every page of its menu to a member', async () => {
    const { page } = await visit({ viewport });
    await go(page, at('/login'));
    await signIn(page, member);
    await page.waitForURL((url) => url.pathname !== '/login');
    for (const { path } of entries) {
      await inspect(page, path);
      expect(new URL(page.url()).pathname).toBe(path);
    }
  });

  test('says what is not there with a picture of its own', async () => {
    const { page } = await visit({ viewport, expected: /nowhere|404 \(Not Found\)/ });
    await inspect(page, terminal === 'desktop' ? '/nowhere' : '/mobile/nowhere');
  });
});

test.each(keys)('the home of institution %s, in its template, has search and nothing broken', async (key) => {
  const { page } = await visit();
  await inspect(page, '/home', key);
  await page.getByRole('main').getByRole('combobox').fill('成绩单');
  await page.getByRole('main').getByRole('button', { name: '搜索' }).click();
  await page.waitForURL(/\/service-hall\?query=/);
  await page
    .getByText(/没有找到/)
    .first()
    .waitFor();
  expect(await brokenAssets(page)).toEqual([]);
});

test('the phone’s home has search', async () => {
  const { page } = await visit({ viewport: phone });
  await go(page, at('/mobile/home'));
  await page.getByRole('link', { name: /^搜/ }).click();
  await page.waitForURL(/\/mobile\/search/);
});

test('the built-in pictures have the institution’s colour', async () => {
  const { page } = await visit();
  await go(page, at('/home', 'three'));
  const emblem = await page.getByRole('banner').locator('img').first().getAttribute('src');
  const { text } = await get(server.port, hostOf('three'), emblem ?? '');
  expect(text).toContain('color="#b3261e"');
});
