import path from 'node:path';
import type { Page } from 'playwright';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { signInBindings } from '../../server/database/schema/sign-in.ts';
import { loadPortal } from '../../server/pages/portal.ts';
import { signCredential } from '../../server/sign-in/api/credential.ts';
import { openedPortal } from '../sign-in/opened-portal.ts';
import { openPortal } from '../sign-in/portal.ts';
import { type CasServer, startCas } from '../support/counterparts/cas.ts';
import { startWeChat, type WeChatStandIn } from '../support/counterparts/wechat.ts';
import { addressOf, expectMember } from '../support/sign-in-methods.ts';
import { axe, go, member, phone, signIn, visits, wear } from '../support/site.ts';

const insideWeChat = 'Mozilla/5.0 (Windows NT 10.0) AppleWebKit/537.36 Chrome/140.0 Safari/537.36 MicroMessenger/8.0';
/** Their pages are not ours to judge. */
const theirs = /127\.0\.0\.1|jQuery/;
const other = { account: '20120088', name: '', password: member.password };

const opened = openedPortal(async () => {
  const pages = await loadPortal(path.join(import.meta.dirname, '../../portal/build'));
  if (!pages) throw new Error('The portal has not been built.');
  return openPortal(pages);
});
let key: { id: string; secret: string };
let cas: CasServer;
let weChat: WeChatStandIn;
beforeAll(async () => {
  const { portal } = opened;
  [cas, weChat] = await Promise.all([
    startCas({ alice: { password: 'pw1', attributes: { userNo: member.account } } }),
    startWeChat(),
  ]);
  await portal.offer('password', {}, { id: 'password' });
  await portal.offer('api', {}, { id: 'api' });
  const made = await portal.admin('api-key  create  mingde  api');
  const [id = '', secret = ''] = made.split('\n').map((line) => line.split('：')[1] ?? '');
  key = { id, secret };
  const found = { base: cas.base, attribute: 'userNo', match: 'no' };
  await portal.offer('cas', found, { id: 'cas' });
  const { appid, secret: appSecret, origin } = weChat;
  await portal.offer('wechat', { authorizeBase: origin, apiBase: origin, appid }, { id: 'wx', secret: appSecret });
});
afterAll(() => Promise.all([cas?.stop(), weChat?.stop()]));

const visit = visits();
const open = async (options: Parameters<typeof visit>[0] = {}) =>
  (await visit({ baseURL: opened.portal.origin(), expected: theirs, ...options })).page;

let last = Date.now();
/** What the institution's own system, or whoever signed in there, may put into a link. */
function linkFor(account: string, redirect = '/service-hall'): string {
  last += 1;
  const millis = String(last);
  const code = signCredential(key.secret, { institution: 'mingde', key: key.id, account, millis });
  return `/api-login?${new URLSearchParams({ code, millis, redirect })}`;
}

const question = (page: Page, name = member.name) =>
  page.getByRole('heading', { level: 1, name: `以「${name}」的身份登录？` });
const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();
const isMember = async (page: Page) =>
  (await page.context().cookies()).some(({ name, value }) => name === 'isTourist' && value === '0');

/** Whether the styles have come: the panel is no wider than its column. */
const isDrawn = async (page: Page) => ((await page.getByRole('main').boundingBox())?.width ?? 9999) < 600;

describe('a signed link that nobody here has asked for', () => {
  test('asks first, in words that are read out, and goes on by keyboard', async () => {
    const page = await open();
    await page.goto(linkFor(member.account));
    await question(page).waitFor();
    await expect.poll(() => question(page).evaluate((heading) => heading === document.activeElement)).toBe(true);
    expect(addressOf(page), 'no credential stays in the address').toBe('/api-login');
    expect(await isMember(page)).toBe(false);
    expect(await page.getByRole('main').textContent()).toContain('如果这不是您自己的账号，请取消');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await page.waitForURL(/\/service-hall$/);
    await expectMember(page);
  });

  test.each([
    ['a desk', { width: 1280, height: 800 }],
    ['a phone', phone],
    ['a phone on its side', { width: 667, height: 375 }],
  ])('passes axe in every look, with both answers on the screen, on %s', async (_, viewport) => {
    const page = await open({ viewport });
    await page.goto(linkFor(member.account));
    await question(page).waitFor();
    for (const look of ['light', 'dark', 'care'] as const) {
      await wear(page, look);
      expect.soft(await axe(page), look).toEqual([]);
    }
    await wear(page, 'light');
    for (const name of ['继续', '取消']) {
      const box = await page.getByRole('button', { name, exact: true }).boundingBox();
      expect.soft(box && box.y + box.height, name).toBeLessThanOrEqual(viewport.height);
    }
  });

  test('leaves everything as it is when it is declined, or the page is loaded anew', async () => {
    const page = await open();
    await page.goto(linkFor(member.account));
    await question(page).waitFor();
    await page.reload();
    await page.waitForURL(/\/login$/);
    await page.goto(linkFor(member.account));
    await question(page).waitFor();
    await press(page, '取消');
    await page.waitForURL(/\/login$/);
    expect(await isMember(page)).toBe(false);
  });

  test('ends nobody’s session unasked, and says whose it would end', async () => {
    const page = await open();
    await go(page, '/login?redirect=%2Fhome');
    await signIn(page);
    await page.waitForURL(/\/home$/);
    await page.goto(linkFor(other.account, '/news'));
    const heading = page.getByRole('heading', { level: 1, name: /^以「.+」的身份登录？$/ });
    await heading.waitFor();
    expect(await heading.textContent()).not.toContain(member.name);
    expect(await page.getByRole('main').textContent()).toContain(`现在登录的是「${member.name}」，继续后会退出`);
    await press(page, '取消');
    await page.waitForURL(/\/news$/);
    await expectMember(page);
    await page.goto(linkFor(other.account, '/news'));
    await heading.waitFor();
    await press(page, '继续');
    await page.waitForURL(/\/news$/);
    expect(await page.getByRole('banner').textContent()).not.toContain(member.name);
    expect(await isMember(page)).toBe(true);
  });

  test('of oneself is no question', async () => {
    const page = await open();
    await go(page, '/login?redirect=%2Fhome');
    await signIn(page);
    await page.waitForURL(/\/home$/);
    await page.goto(linkFor(member.account, '/news'));
    await page.waitForURL(/\/news$/);
    await expectMember(page);
  });

  test('is answered without the page’s script', async () => {
    const page = await open({ javaScriptEnabled: false });
    await page.goto(linkFor(member.account));
    await press(page, '继续登录');
    await question(page).waitFor();
    expect(await isDrawn(page)).toBe(true);
    await press(page, '取消');
    await page.waitForURL(/\/login$/);
    await page.goto(linkFor(member.account));
    await press(page, '继续登录');
    await press(page, '继续');
    await page.waitForURL(/\/service-hall$/);
    expect(await page.content()).toContain(member.name);
  });
});

describe('CAS', () => {
  const start = '/sign-in/start?method=cas&redirect=%2Fnews';
  const pass = async (page: Page) => {
    await page.locator('[name="username"]').fill('alice');
    await page.locator('[name="password"]').fill('pw1');
    await page.locator('[type=submit], form button').first().click();
  };

  test('comes back to a browser without script by a button', async () => {
    const page = await open({ javaScriptEnabled: false });
    await page.goto(start);
    await pass(page);
    await press(page, '继续登录');
    await page.waitForURL(/\/news$/);
    expect(await page.content()).toContain(member.name);
  });

  describe('that takes one plain service', () => {
    beforeAll(async () => {
      await opened.portal.admin('sign-in  set  mingde  cas  plainService=true');
    });

    test('asks nothing in the tab that was sent there', async () => {
      const page = await open();
      await go(page, '/login?redirect=%2Fnews');
      await page.locator('a[href*="method=cas"]').first().click();
      await pass(page);
      await page.waitForURL(/\/news$/);
      await expectMember(page);
    });

    test('asks in any other tab, whatever this browser has begun', async () => {
      const page = await open();
      await page.goto(start);
      await pass(page);
      await question(page).waitFor();
      expect(await isMember(page)).toBe(false);
      await press(page, '继续');
      await page.waitForURL(/\/news$/);
      await expectMember(page);
    });
  });
});

describe('a WeChat user whom nobody here is bound to', () => {
  const bindings = () => opened.portal.db.select().from(signInBindings);
  const asks = (page: Page) => page.getByRole('heading', { level: 1, name: `把微信绑定到「${member.name}」？` });
  const toQuestion = async (page: Page, isScripted = true) => {
    await page.goto('/sign-in/start?method=wx&redirect=%2Fnews');
    if (!isScripted) await press(page, '继续登录');
    await page.waitForURL(/\/login\?bind=/);
    await page.getByText('登录后可以绑定您的微信').waitFor();
    await signIn(page);
    await asks(page).waitFor();
  };

  test('is bound by a press of its own after signing in, and not without it', async () => {
    const page = await open({ userAgent: insideWeChat });
    await toQuestion(page);
    for (const look of ['light', 'dark', 'care'] as const) {
      await wear(page, look);
      expect.soft(await axe(page), look).toEqual([]);
    }
    expect(await bindings()).toEqual([]);
    await press(page, '暂不绑定');
    await page.waitForURL(/\/news$/);
    await expectMember(page);
    expect(await bindings()).toEqual([]);
  });

  test('is bound without the page’s script, and known from then on', async () => {
    const page = await open({ userAgent: insideWeChat, javaScriptEnabled: false });
    await toQuestion(page, false);
    expect(await isDrawn(page)).toBe(true);
    await press(page, '绑定');
    // Without a script what WeChat's address ended with stays.
    await page.waitForURL(({ pathname }) => pathname === '/news');
    expect((await bindings()).map(({ person }) => person)).toEqual([member.account]);
    const later = await open({ userAgent: insideWeChat });
    await later.goto('/sign-in/start?method=wx&redirect=%2Fnews');
    await later.waitForURL(/\/news$/);
    await expectMember(later);
  });

  test('who is somebody else’s by then is told of, and one goes on', async () => {
    const page = await open({ userAgent: insideWeChat });
    weChat.user = 'second';
    await toQuestion(page);
    const boundAt = new Date();
    const subject = `openid:${weChat.appid}:o-${weChat.appid.slice(-4)}-second`;
    const taken = { institution: 'mingde', subject, person: other.account, boundAt };
    await opened.portal.db.insert(signInBindings).values(taken);
    await press(page, '绑定');
    await page.getByRole('alert').filter({ hasText: '已经绑定了别的账号' }).waitFor();
    await press(page, '暂不绑定');
    await page.waitForURL(/\/news$/);
  });
});
