import type { Page } from 'playwright';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { paths } from '../../contract/paths.ts';
import { cookieNames } from '../../portal/lib/session/cookies.ts';
import { get, type RunningServer, startServer } from '../../scripts/trial-server.ts';
import { newInstitution } from '../../server/commands/new-institution.ts';
import { type PreparedFolder, prepareFolder } from '../support/data-folder.ts';
import { addressOf } from '../support/sign-in-methods.ts';
import { axe, desktop, go, outlineFaults, phone, signIn, visits } from '../support/site.ts';
import { tokenOf } from '../support/token.ts';

const member = { account: '1001', name: '陈一', password: 'Yimen-2026-new' };
/** One for each template of the home; the last has another colour. */
const keys = ['one', 'two', 'three'];
const hostOf = (key = 'one') => `${key}.localhost`;

let folder: PreparedFolder & { printed: readonly string[] };
let server: RunningServer;
beforeAll(async () => {
  const commands = keys.flatMap((key, index) => [
    `create  ${key}  新园中学  ${hostOf(key)}  ${key === 'three' ? 'theme.themColor=#b3261e  ' : ''}template=${index + 1}`,
    `user  ${key}  ${member.account}  name=${member.name}  userType=TEACHER  --password-stdin`,
  ]);
  const downed = [
    'create  down  新园中学  down.localhost',
    'user  down  admin  name=管理员  userType=ADMIN  --password-stdin',
    'sign-in  set  down  cas  kind=cas  name=统一身份认证  base=http://127.0.0.1:1/cas',
    'user  down  deputy  name=副管理员  userType=ADMIN  --password-stdin',
    'sign-in  link  down  admin',
    'sign-in  link  down  deputy',
  ];
  folder = await prepareFolder([...commands, ...downed], member.password);
  server = await startServer(folder.environment);
});
afterAll(async () => {
  await server?.stop();
  await folder?.remove();
});

const visit = visits();
const at = (path: string, key?: string) => `http://${hostOf(key)}:${server.port}${path}`;

type Entry = { terminal: string; path: string; isLogin: number };
/** Pages that no entry of the menu opens. */
const further = {
  desktop: [
    paths['home-special-services'],
    paths.news,
    paths.search,
    `${paths['info-center']}?tab=notices`,
    paths['personal-center-collect'],
    paths['personal-center-recently-used'],
    paths['personal-center-campus-infos'],
    paths.offices,
    paths.assistant,
  ],
  mobile: [
    `${paths['mobile-work']}?category=business-systems`,
    paths['mobile-task-center'],
    paths['mobile-schedule-detail'],
    paths['mobile-my-schedule-schedule'],
    paths['mobile-notice'],
    paths['mobile-offices'],
    paths['mobile-search'],
    paths.assistant,
  ],
};
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

// First, because a link is good for ten minutes.
test.each([
  { viewport: desktop, index: 0, name: '管理员', home: '/home' },
  { viewport: phone, index: 1, name: '副管理员', home: '/mobile/home' },
])('a link of the operator lets an administrator in at $viewport.width px, once', async (each) => {
  const { viewport, index, name, home } = each;
  const { pathname, search } = new URL(folder.printed.filter((line) => line.includes('/api-login?'))[index] ?? '');
  const { page } = await visit({ viewport });
  await go(page, at(pathname + search, 'down'));
  await page.getByText(`以「${name}」的身份登录？`).waitFor();
  expect(addressOf(page)).toBe('/api-login');
  await page.getByRole('button', { name: '继续' }).click();
  await page.waitForURL((url) => url.pathname === home);
  const { page: another } = await visit({ viewport });
  await go(another, at(pathname + search, 'down'));
  await another.getByText('登录凭证已经用过了').waitFor();
});

test('a counterpart that is down leaves account and password beside it', async () => {
  const { page } = await visit();
  await go(page, at('/login', 'down'));
  await page.getByText('统一身份认证').waitFor();
  await signIn(page, { ...member, account: 'admin' });
  await page.waitForURL((url) => url.pathname === '/home');
});

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

  test('opens every page of its menu to a member, and those behind', async () => {
    const { page } = await visit({ viewport });
    await go(page, at('/login'));
    expect(await page.getByText(/忘记密码|第一次登录/).count(), 'nothing is told that is not set').toBe(0);
    await signIn(page, member);
    await page.waitForURL((url) => url.pathname !== '/login');
    for (const path of [...entries.map((entry) => entry.path), ...further[terminal]]) {
      await inspect(page, path);
      expect(addressOf(page)).toBe(path);
    }
  });

  test('says what is not there with a picture of its own', async () => {
    const { page } = await visit({ viewport, expected: /nowhere|404 \(Not Found\)/ });
    await inspect(page, terminal === 'desktop' ? '/nowhere' : '/mobile/nowhere');
  });
});

test.each(['guest', 'member'])('answers a %s who asks for any page', async (visitor) => {
  const token = visitor === 'member' ? await tokenOf(server.port, hostOf(), member) : '';
  const cookie = token && `${cookieNames.token}=${token}; ${cookieNames.tourist}=0`;
  const { logout: _, ...others } = paths;
  for (const [name, path] of Object.entries(others)) {
    const answer = await get(server.port, hostOf(), path.replace(':id', 'none'), { cookie });
    expect([path, answer.status]).toEqual([path, path.includes(':id') ? 404 : expect.toBeOneOf([200, 302])]);
    const refused = /code=1004|no-permission\?/.test(`${answer.headers.location} ${answer.text}`);
    // What stands in a frame, or outside, is an entry of its own.
    expect([path, refused]).toEqual([path, visitor === 'member' && ['iframe', 'outside-chain'].includes(name)]);
  }
});

test('the hall of services says that there is none yet, and of a search that it found none', async () => {
  const { page } = await visit();
  await go(page, at('/service-hall'));
  await page.getByText('还没有服务').waitFor();
  await go(page, at('/service-hall?online=full'));
  await page.getByText('没有符合这些条件的服务').waitFor();
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

test('header, footer and built-in pictures have the institution’s colour', async () => {
  const { page } = await visit();
  /** Whether there is more red or more blue in the chosen entry of the header, and in the footer. */
  const tints = () =>
    page.evaluate(() => {
      const chosen = document.querySelector('header [aria-current=page]') as Element;
      const colours = [
        getComputedStyle(chosen).color,
        getComputedStyle(document.querySelector('footer') as Element).backgroundColor,
      ];
      return colours.map((colour) => {
        const [red = 0, , blue = 0] = colour.match(/\d+/g)?.map(Number) ?? [];
        return red > blue ? 'red' : 'blue';
      });
    });
  await go(page, at('/home'));
  expect(await tints()).toEqual(['blue', 'blue']);
  await go(page, at('/home', 'three'));
  expect(await tints()).toEqual(['red', 'red']);
  const emblem = await page.getByRole('banner').locator('img').first().getAttribute('src');
  const { text } = await get(server.port, hostOf('three'), emblem ?? '');
  expect(text).toContain('color="#b3261e"');
});
