import { endStaffSession, staffSession } from '@yimen/contract/access/staff';
import { login } from '@yimen/contract/sign-in/auth';
import { apiLogin, confirmSignIn } from '@yimen/contract/sign-in/sign-in';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { signCredential } from '../../server/sign-in/api/credential.ts';
import { password } from './opened-portal.ts';
import { Browser, openPortal, type Portal } from './portal.ts';

const account = '20090157';

describe.each([
  ['plain http', false, 'yimen_staff'],
  ['TLS', true, '__Host-yimen_staff'],
] as const)('over %s, who goes to 管理台 gets the cookie %s of a staff session', (_, tls, name) => {
  let portal: Portal;
  beforeAll(async () => {
    portal = await openPortal(undefined, undefined, { tls });
  });
  afterAll(() => portal.close());

  const codeFor = async (browser: Browser) => (await browser.call(portal.origin(), staffSession, {})).code;
  /** Posts from a page of this origin, as browsers tell it. */
  const post = (browser: Browser, origin: string) =>
    browser.fetch(`${portal.origin()}${endStaffSession.path}`, {
      method: 'POST',
      headers: { origin, 'content-type': 'application/json' },
      body: '{}',
    });

  test('by account and password', async () => {
    const browser = new Browser();
    const { data } = await browser.call(portal.origin(), login, { account, password, target: '/admin/notices' });
    expect(data.target).toBe('/admin/notices');
    expect(browser.cookie(portal.origin(), name)).toMatch(/^[\w-]{43}$/);
    expect(await codeFor(browser)).toBe(200);
  });

  test('under no other name', async () => {
    const browser = new Browser();
    await browser.call(portal.origin(), login, { account, password, target: '/admin' });
    const planted = new Browser();
    const other = tls ? 'yimen_staff' : '__Host-yimen_staff';
    planted.plant(portal.origin(), other, browser.cookie(portal.origin(), name) ?? '');
    expect(await codeFor(planted)).toBe(401);
  });

  test('by a counterpart, after the question too', async () => {
    await portal.offer('api', { loginUrl: 'https://sso.example.edu/in' }, { id: 'api' });
    const made = await portal.admin('api-key  create  mingde  api');
    const [key = '', secret = ''] = made.split('\n').map((line) => line.split('：')[1] ?? '');
    const millis = String(Date.now());
    const code = signCredential(secret, { institution: 'mingde', key, account, millis });
    const browser = new Browser();
    const service = '/api-login?redirect=/admin';
    const { data } = await browser.call(portal.origin(), apiLogin, { code, millis, service });
    if (!('confirm' in data)) throw new Error('Nobody was asked.');
    expect(browser.cookie(portal.origin(), name)).toBeUndefined();
    const { handle } = data.confirm;
    expect((await browser.call(portal.origin(), confirmSignIn, { handle })).data.target).toBe('/admin');
    expect(await codeFor(browser)).toBe(200);
  });

  test('with which nothing is done from another origin, a sibling’s too', async () => {
    const browser = new Browser();
    await browser.call(portal.origin(), login, { account, password, target: '/admin' });
    for (const origin of [portal.origin('yunzhou'), portal.origin().replace(/:\d+$/, ''), 'null']) {
      expect(await (await post(browser, origin)).json()).toMatchObject({ success: false, code: 403 });
    }
    expect(await codeFor(browser)).toBe(200);
    expect(await (await post(browser, portal.origin())).json()).toMatchObject({ success: true });
    expect(browser.cookie(portal.origin(), name)).toBeUndefined();
    expect(await codeFor(browser)).toBe(401);
  });
});
