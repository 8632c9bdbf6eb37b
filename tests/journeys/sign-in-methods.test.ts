import path from 'node:path';
import { and, eq } from 'drizzle-orm';
import type { Page } from 'playwright';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { guestLogin } from '../../contract/sign-in/auth.ts';
import { get } from '../../scripts/trial-server.ts';
import { menus } from '../../server/database/schema/site.ts';
import { loadPortal } from '../../server/pages/portal.ts';
import { contentChanged } from '../../server/tenancy/resolve.ts';
import { type Counterparts, startCounterparts } from '../sign-in/counterparts.ts';
import { openedPortal } from '../sign-in/opened-portal.ts';
import { openPortal } from '../sign-in/portal.ts';
import { type Counterpart, startCounterpart } from '../support/counterparts/server.ts';
import {
  addressOf,
  countRedirects,
  expectMember,
  expectRefusal,
  type SignInMethod,
  signInMethods,
  startOwnSystem,
  take,
} from '../support/sign-in-methods.ts';
import { go, member, signIn, visits } from '../support/site.ts';

const target = '/service-hall/details/transcript-print?from=诊断&n=1#materials';
const isTarget = ({ pathname }: URL) => pathname.startsWith('/service-hall/details/');
/** Their pages are not ours to judge. */
const theirs = /127\.0\.0\.1|jQuery/;
const tenMinutes = 600_000;

const opened = openedPortal(async () => {
  const pages = await loadPortal(path.join(import.meta.dirname, '../../portal/build'));
  if (!pages) throw new Error('The portal has not been built.');
  return openPortal(pages);
});
let counterparts: Counterparts;
let ownSystem: Counterpart;
beforeAll(async () => {
  counterparts = await startCounterparts(opened.portal);
  ownSystem = await startOwnSystem(opened, counterparts);
});
afterAll(() => Promise.all([counterparts?.stop(), ownSystem?.stop()]));
afterEach(() => counterparts.heal());

/** Those that `sign-in-counterparts` does not go through all of. */
const further = signInMethods.filter(({ method }) => ['oauth2', 'wx-qr', 'wecom', 'api'].includes(method));

const visit = visits();
async function open({ userAgent }: Partial<SignInMethod> = {}) {
  const { page } = await visit({ baseURL: opened.portal.origin(), expected: theirs, userAgent });
  return page;
}
const takeTo = (page: Page, way: SignInMethod) => take(page, way, opened.portal.origin(), target);

async function arrive(page: Page): Promise<void> {
  await page.waitForURL(isTarget);
  expect(addressOf(page)).toBe(target);
  await expectMember(page);
}

describe.each(further)('$name', (way) => {
  test('leads to the exact place; Back, a second tab and a link passed on find nothing left to spend', async () => {
    const page = await open(way);
    const redirects = countRedirects(page, opened.portal.origin());
    const landings: string[] = [];
    page.on('request', (request) => {
      if (request.isNavigationRequest() && /-login\?|sign-in\/wechat\?/.test(request.url()))
        landings.push(request.url());
    });
    await go(page, '/login');
    await takeTo(page, way);
    await arrive(page);
    expect(redirects()).toBeLessThanOrEqual(2);
    const landing = landings[0] ?? '';
    expect(landing).not.toBe('');

    await page.goBack();
    await page.getByText(`当前已登录：${member.name}`).waitFor();
    expect(addressOf(page), 'no ticket is left in the history').toBe('/login');

    const tab = await page.context().newPage();
    await tab.goto(landing);
    await tab.waitForURL(({ pathname }) => !/-login$|^\/sign-in/.test(pathname));
    await expectMember(tab);

    const other = await open(way);
    await other.goto(landing);
    await expectRefusal(other, 2011);
  });
});

const wayOf = (name: string) => signInMethods.find((way) => way.name === name) as SignInMethod;

test('two tabs that begin at once, in a browser that was never here, both arrive', async () => {
  const way = wayOf('OAuth2');
  const page = await open(way);
  const tab = await page.context().newPage();
  await Promise.all([takeTo(page, way), takeTo(tab, way)]);
  await Promise.all([arrive(page), arrive(tab)]);
});

test('a guest’s session that comes late leaves a member signed in', async () => {
  const page = await open();
  let answer = () => {};
  const late = new Promise<void>((resolve) => {
    answer = resolve;
  });
  await page.route(`**${guestLogin.path}`, async (route) => {
    await late;
    await route.continue();
  });
  const asked = page.waitForRequest((request) => request.url().endsWith(guestLogin.path));
  await page.goto('/home');
  await asked;
  const tab = await page.context().newPage();
  await go(tab, '/login');
  await signIn(tab);
  await tab.waitForURL(({ pathname }) => pathname !== '/login');
  const came = page.waitForResponse((response) => response.url().endsWith(guestLogin.path));
  answer();
  await (await came).finished();
  await page.waitForFunction(() => document.cookie.includes('isTourist'));
  await tab.reload();
  await expectMember(tab);
});

test('a page that comes while somebody signs in elsewhere is theirs', async () => {
  const page = await open();
  let goOn = () => {};
  const later = new Promise<void>((resolve) => {
    goOn = resolve;
  });
  await page.route('**/assets/*.js', async (route) => {
    await later;
    await route.continue();
  });
  await page.goto('/home', { waitUntil: 'commit' });
  await page.getByRole('banner').getByRole('link', { name: '登录' }).first().waitFor();
  const tab = await page.context().newPage();
  await go(tab, '/login');
  await signIn(tab);
  await tab.waitForURL(({ pathname }) => pathname !== '/login');
  goOn();
  await expectMember(page);
});

test.each(['WeCom', 'signed API sign-on'])(
  '%s says that cookies have to be allowed where they are refused',
  async (name) => {
    const way = wayOf(name);
    const page = await open(way);
    await page.route('**/sign-in/start?**', async (route) => {
      const { host, pathname, search } = new URL(route.request().url());
      const { status, headers } = await get(opened.portal.port, host.split(':')[0] ?? '', pathname + search);
      await route.fulfill({ status, headers: { location: headers.location ?? '' } });
    });
    await takeTo(page, way);
    await expectRefusal(page, 2011);
    expect(await page.getByRole('alert').first().textContent()).toContain('Cookie');
  },
);

describe('a clock that is ten minutes off', () => {
  test('in the system that signs people in is told of by a code', async () => {
    counterparts.api.clock = tenMinutes;
    const way = wayOf('signed API sign-on');
    const page = await open(way);
    await takeTo(page, way);
    await expectRefusal(page, 2042);
  });

  test.each([
    ['password', -tenMinutes],
    ['password', tenMinutes],
    ['OAuth2', tenMinutes],
  ] as const)('in the reader’s own device does no harm to %s (%i ms)', async (name, off) => {
    const page = await open();
    await page.clock.install({ time: Date.now() + off });
    if (name === 'OAuth2') await takeTo(page, wayOf(name));
    else {
      await go(page, `/login?redirect=${encodeURIComponent(target)}`);
      await signIn(page);
    }
    await arrive(page);
    await page.reload();
    await expectMember(page);
    expect(await page.getByRole('alertdialog').count()).toBe(0);
  });
});

describe('signing out', () => {
  const signOut = async (page: Page) => {
    const menu = page.getByRole('banner').getByRole('button', { name: new RegExp(member.name) });
    await menu.click();
    await page.getByRole('menuitem', { name: '退出登录' }).click();
    await page.waitForURL(({ origin, pathname }) => origin === opened.portal.origin() && pathname === '/login');
  };

  test.each(['CAS', 'OpenID Connect'])('ends the session at %s, too, and comes back', async (name) => {
    counterparts.oidc.auto = null;
    const way = wayOf(name);
    const page = await open(way);
    await takeTo(page, way);
    await arrive(page);
    await signOut(page);
    // The counterpart knows nobody any more: it asks again.
    await takeTo(page, way);
    await arrive(page);
  });
});

describe('a first menu entry that leads to another site', () => {
  let site: Counterpart;
  const shown: string[] = [];
  beforeAll(async () => {
    await opened.portal.admin('set  institution  mingde  loginRedirectType=0');
    site = await startCounterpart((request, response) => {
      shown.push(request.url ?? '');
      response.setHeader('content-type', 'text/html').end('<!doctype html><title>library</title>');
    });
  });
  afterAll(() => site?.stop());

  async function lead(link: string) {
    const own = { isDefault: 0, isFrame: 0, isLogin: 0 } as const;
    const first = and(eq(menus.institution, 'mingde'), eq(menus.terminal, 'desktop'), eq(menus.position, -1));
    await opened.portal.db.delete(menus).where(first);
    await opened.portal.db.insert(menus).values({
      institution: 'mingde',
      id: 'library',
      terminal: 'desktop',
      position: -1,
      name: '图书馆',
      path: '',
      link,
      icon: '',
      ...own,
    });
    await contentChanged(opened.portal.db, { id: 'mingde' });
  }

  async function openedBeside() {
    const page = await open();
    await go(page, '/login');
    const beside = page.context().waitForEvent('page');
    await signIn(page);
    const tab = await beside;
    await tab.waitForLoadState();
    await page.waitForURL(({ pathname }) => pathname !== '/login');
    await expectMember(page);
    return new URL(tab.url());
  }

  test('opens beside the portal, with a passport for a site that is registered', async () => {
    await opened.portal.admin(`service  add  mingde  library  图书馆  ${site.origin}/app`);
    await lead(`${site.origin}/app/loans?x=1`);
    const url = await openedBeside();
    expect(url.pathname + url.search).toMatch(/^\/app\/loans\?x=1&passport=[\w-]{20,}$/);
  });

  test('opens without one for any other site', async () => {
    await lead(`${site.origin}/other?x=1`);
    const url = await openedBeside();
    expect(url.pathname + url.search).toBe('/other?x=1');
    expect(shown.filter((one) => one.startsWith('/other') && one.includes('passport'))).toEqual([]);
  });
});
