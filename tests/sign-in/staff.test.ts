import { endStaffSession, staffSession } from '@yimen/contract/access/staff';
import { login } from '@yimen/contract/sign-in/auth';
import { apiLogin, confirmSignIn } from '@yimen/contract/sign-in/sign-in';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { signCredential } from '../../server/sign-in/api/credential.ts';
import { password } from './opened-portal.ts';
import { ask, Browser, openPortal, type Portal } from './portal.ts';

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

describe('on a host of its own, 管理台', () => {
  let portal: Portal;
  let [own, other] = ['', ''];
  const refused = (words: string) => expect(portal.admin(words)).rejects;
  const leadsTo = async (address: string) => (await ask(address)).headers.get('location');
  beforeAll(async () => {
    portal = await openPortal();
    [own, other] = [portal.origin('admin.mingde'), portal.origin('mingde')];
    await portal.admin('host  remove  mingde  localhost  --yes');
    await refused('set  institution  mingde  adminHost=mingde.localhost').toThrow('mingde.localhost 是唯一的主机名');
    await refused('set  institution  mingde  adminHost=admin.mingde.localhost').toThrow(
      '管理台的主机名 admin.mingde.localhost 不是本单位的主机名：请先用 host add 增加。',
    );
    await portal.admin('host  add  mingde  admin.mingde.localhost');
    await portal.admin('set  institution  mingde  adminHost=admin.mingde.localhost');
  });
  afterAll(() => portal.close());

  test('is entered there alone', async () => {
    const enter = async (origin: string) => {
      const browser = new Browser();
      const { data } = await browser.call(origin, login, { account, password, target: '/admin' });
      const staff = browser.cookie(origin, 'yimen_staff');
      return { data, staff };
    };
    const [here, elsewhere] = [await enter(own), await enter(other)];
    expect(here).toMatchObject({ data: { target: '/admin' }, staff: expect.any(String) });
    expect(elsewhere).toMatchObject({ data: { target: '/admin' }, staff: undefined });
    // The cookie of a session from before the setting, or one that was carried over, opens nothing at other hosts.
    const carried = new Browser();
    for (const origin of [own, other]) carried.plant(origin, 'yimen_staff', here.staff ?? '');
    expect((await carried.call(own, staffSession, {})).code).toBe(200);
    expect((await carried.call(other, staffSession, {})).code).toBe(401);
  });

  test('takes its pages to itself, and leaves those of the portal to the other hosts', async () => {
    expect(await leadsTo(`${other}/admin/services?query=1`)).toBe(`${own}/admin/services?query=1`);
    expect(await leadsTo(`${own}/`)).toBe('/admin');
    expect(await leadsTo(`${own}/news/more/a1?from=2`)).toBe(`${other}/news/more/a1?from=2`);
    for (const page of [`${own}/admin`, `${own}/login?redirect=/admin`, `${other}/home`, `${other}/administration`])
      expect(await leadsTo(page)).toBeNull();
    expect(await leadsTo(`${portal.origin('yunzhou')}/admin`)).toBeNull();
  });

  test('is where links of the command line lead', async () => {
    const host = new URL(own).hostname;
    const lines = async (words: string) => (await portal.admin(words)).split('\n').filter((line) => /^http/.test(line));
    expect(await lines(`sign-in  link  mingde  ${account}`)).toEqual([expect.stringContaining(`//${host}/api-login?`)]);
    expect(await lines('preview  create  mingde')).toEqual([expect.stringContaining(`//preview.${host}/preview?`)]);
  });

  test('keeps its host, and another for the portal, until it stands on each again', async () => {
    const words = '或者用 set institution mingde adminHost= 让管理台回到每个主机名';
    await refused('host  remove  mingde  admin.mingde.localhost').toThrow(words);
    await refused('host  remove  mingde  mingde.localhost').toThrow(words);
    await portal.admin('set  institution  mingde  adminHost=');
    expect(await leadsTo(`${own}/home`)).toBeNull();
    expect(await leadsTo(`${other}/admin`)).toBeNull();
  });
});
