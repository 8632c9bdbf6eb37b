import { getUserInfo, login } from '@yimen/contract/sign-in/auth';
import { wechatAuthorize, wechatBind, wechatLogin } from '@yimen/contract/sign-in/sign-in';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { signInBindings } from '../../server/database/schema/sign-in.ts';
import { startWeChat, type WeChatStandIn } from '../support/counterparts/wechat.ts';
import { Browser, openPortal, type Portal } from './portal.ts';

const account = '2024310086';
const password = 'Yimen-2026';

let portal: Portal;
let weChat: WeChatStandIn;
beforeAll(async () => {
  [portal, weChat] = await Promise.all([openPortal(), startWeChat()]);
  const { appid, corpid, secret, origin } = weChat;
  const places = { authorizeBase: origin, apiBase: origin, timeoutMs: 1000 };
  await portal.offer('wechat', { ...places, appid, scope: 'snsapi_userinfo' }, { id: 'wx', secret });
  await portal.offer('wechat-qr', { ...places, appid }, { id: 'wx-qr', secret });
  await portal.offer('wecom', { ...places, corpid, agentid: '1000002' }, { id: 'wecom', secret });
});
afterAll(() => Promise.all([portal.close(), weChat.stop()]));

let browser: Browser;
beforeEach(() => {
  browser = new Browser({ userAgent: 'Mozilla/5.0 (iPhone) MicroMessenger/8.0' });
});
afterEach(async () => {
  Object.assign(weChat, { fault: null, snapshot: false, hasUnion: true, user: 'someone', clock: 0 });
  await portal.db.delete(signInBindings);
});

const back = /\/(wechat-login|login)\?/;

/** Goes the whole way and returns where the portal's page begins, with what its address says. */
async function toPage(method = 'wx', redirect = '/news?a=1#b'): Promise<URLSearchParams & { readonly at?: string }> {
  const address = `${portal.origin()}/sign-in/start?method=${method}&redirect=${encodeURIComponent(redirect)}`;
  return new URL((await browser.open(address, back)).url).searchParams;
}

const named = (query: URLSearchParams) => ({
  appid: query.get('appid') ?? '',
  openid: query.get('openid') ?? '',
  state: query.get('state') ?? '',
});
const spend = (query: URLSearchParams, by = browser) => by.call(portal.origin(), wechatLogin, named(query));
const whoIs = async (token: string) => (await browser.call(portal.origin(), getUserInfo, {}, token)).data?.id;
const handleIn = (query: URLSearchParams) => query.get('state') ?? '';
const signInToBind = (query: URLSearchParams, by = browser, who = account) =>
  by.call(portal.origin(), login, { account: who, password, bind: handleIn(query) });
/** Signs in by another method, and says that the WeChat user is oneself. */
async function bind(query: URLSearchParams, who = account) {
  const { data } = await signInToBind(query, browser, who);
  return browser.call(portal.origin(), wechatBind, { handle: data.bind ?? '' }, data.token);
}

describe('a WeChat user', () => {
  test('is bound at the first sign-in by another method, and known from then on', async () => {
    const first = await toPage();
    expect(await spend(first)).toMatchObject({ code: 2031, msg: expect.stringContaining('用其他方式登录一次') });
    expect((await bind(first)).success).toBe(true);
    const answer = await spend(await toPage());
    expect(answer.data.target).toBe('/news?a=1#b');
    expect(await whoIs(answer.data.token)).toBe(account);
    expect(browser.redirects).toBeLessThanOrEqual(6);
  });

  test('is the same in the owner’s other apps by the union id', async () => {
    await bind(await toPage());
    weChat.hasUnion = true;
    expect((await spend(await toPage('wx-qr'))).success).toBe(true);
  });

  test('is bound by a press of its own, never by signing in alone', async () => {
    const query = await toPage();
    const { data } = await signInToBind(query);
    expect(data).toMatchObject({ bind: handleIn(query), target: '/news?a=1#b' });
    expect((await spend(await toPage())).code, 'nobody has pressed').toBe(2031);
    expect((await browser.call(portal.origin(), wechatBind, { handle: handleIn(query) })).code).toBe(401);
    expect((await browser.call(portal.origin(), wechatBind, { handle: handleIn(query) }, data.token)).code).toBe(200);
    expect((await spend(await toPage())).code).toBe(200);
  });

  test('is not bound by a handle of another browser, or a second time, or to a second person', async () => {
    const query = await toPage();
    const stranger = new Browser();
    expect((await signInToBind(query, stranger)).code).toBe(2011);
    const { token } = (await stranger.call(portal.origin(), login, { account, password })).data;
    expect((await stranger.call(portal.origin(), wechatBind, { handle: handleIn(query) }, token)).code).toBe(2011);
    expect((await bind(query)).code).toBe(200);
    expect((await signInToBind(query)).code).toBe(2013);
    const other = await toPage();
    expect((await bind(other, '20120088')).code).toBe(2033);
    expect((await bind(other)).code, 'what was refused can be put right').toBe(200);
  });

  test('whose handle is over by the time of signing in is in nobody’s way', async () => {
    const query = await toPage();
    const start = `${portal.origin()}/sign-in/start?method=wecom&bind=${'0'.repeat(40)}`;
    weChat.user = account;
    const page = new URL((await browser.open(start, back)).url).searchParams;
    expect((await spend(page)).data.bind).toBeNull();
    const again = `${portal.origin()}/sign-in/start?method=wecom&bind=${handleIn(query)}`;
    const other = new URL((await browser.open(again, back)).url).searchParams;
    expect((await spend(other)).data.bind).toBe(handleIn(query));
  });

  test('is never taken from the browser: the openid must be the one that WeChat named to us', async () => {
    await bind(await toPage());
    weChat.user = 'attacker';
    const query = await toPage();
    query.set('openid', query.get('openid')?.replace('attacker', 'someone') ?? '');
    expect((await spend(query)).code).toBe(2011);
    weChat.user = 'someone';
    const honest = await toPage();
    expect((await spend(honest, new Browser())).code).toBe(2011);
    expect((await spend(honest)).success).toBe(true);
    expect((await spend(honest)).code).toBe(2013);
  });

  test('of a snapshot page is refused, and so is one who says no', async () => {
    for (const snapshot of [1, '1', true]) {
      weChat.snapshot = snapshot;
      expect((await toPage()).get('failed'), JSON.stringify(snapshot)).toBe('2032');
    }
    Object.assign(weChat, { snapshot: false, user: null });
    expect((await toPage()).get('failed')).toBe('2018');
  });

  test('who comes back by the Back button is not asked to begin again', async () => {
    const address = `${portal.origin()}/sign-in/start?method=wx`;
    const callback = await browser.open(address, /\/sign-in\/wechat\?/);
    const one = await browser.open(callback.url, back);
    const two = await browser.open(callback.url, back);
    expect(two.url).toBe(one.url);
  });

  test('whose page is loaded twelve times at once goes on in each', async () => {
    const callback = await browser.open(`${portal.origin()}/sign-in/start?method=wx`, /\/sign-in\/wechat\?/);
    const all = await Promise.all(Array.from({ length: 12 }, () => browser.open(callback.url, back)));
    expect(new Set(all.map(({ url }) => new URL(url).pathname))).toEqual(new Set(['/wechat-login']));
  });
});

describe('WeChat', () => {
  test.each([
    ['hang', '2015'],
    ['reset', '2015'],
    ['error', '2015'],
    ['nonsense', '2016'],
  ] as const)('in trouble (%s) leads back to the sign-in page with a code', async (fault, code) => {
    Object.assign(weChat, { fault, faultAt: /^\/sns/ });
    const query = await toPage();
    expect(query.get('failed')).toBe(code);
    expect(query.get('request')).toMatch(/^\w{20}$/);
    expect(query.get('redirect')).toBe('/news?a=1#b');
  });

  test('refuses a code that is old or was used, and so do we', async () => {
    const callback = await browser.open(`${portal.origin()}/sign-in/start?method=wx`, /\/sign-in\/wechat\?/);
    weChat.clock = 360_000;
    const late = new URL((await browser.open(callback.url, back)).url).searchParams;
    expect(late.get('failed')).toBe('2014');
    weChat.clock = 0;
    const again = new URL((await browser.open(callback.url, back)).url).searchParams;
    expect(again.get('failed')).toBe('2013');
  });

  test('is asked by a call too, by the way that fits the browser', async () => {
    const { data } = await browser.call(portal.origin(), wechatAuthorize, { service: '/news' });
    const url = new URL(data.url);
    expect([...url.searchParams.keys()]).toEqual(['appid', 'redirect_uri', 'response_type', 'scope', 'state']);
    expect(url.hash).toBe('#wechat_redirect');
    expect(url.pathname).toBe('/connect/oauth2/authorize');
    const desktop = await new Browser().call(portal.origin(), wechatAuthorize, {});
    expect(new URL(desktop.data.url).pathname).toBe('/connect/qrconnect');
  });
});

describe('WeCom', () => {
  test('signs a member of the organisation in by the member’s id', async () => {
    weChat.user = account;
    expect((await spend(await toPage('wecom'))).data.target).toBe('/news?a=1#b');
  });

  test('lets nobody in from outside, and nobody whom the institution does not know', async () => {
    weChat.user = 'outside-1';
    expect((await toPage('wecom')).get('failed')).toBe('2017');
    weChat.user = 'stranger';
    expect((await spend(await toPage('wecom'))).code).toBe(2017);
  });
});
