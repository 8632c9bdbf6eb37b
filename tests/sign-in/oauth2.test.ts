import { getUserInfo, login } from '@yimen/contract/sign-in/auth';
import { endSessions, renewToken } from '@yimen/contract/sign-in/session';
import { oauth2Login } from '@yimen/contract/sign-in/sign-in';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { type OAuth2Provider, startOAuth2 } from '../support/counterparts/oauth2.ts';
import { ask, Browser, openPortal, type Portal } from './portal.ts';

const account = '2024310086';

let portal: Portal;
let provider: OAuth2Provider;
beforeAll(async () => {
  [portal, provider] = await Promise.all([openPortal(), startOAuth2({ data: { userNo: account } })]);
  const { origin, clientId, secret } = provider;
  const addresses = { authorize: `${origin}/authorize`, token: `${origin}/token`, userinfo: `${origin}/userinfo` };
  const settings = { ...addresses, clientId, claim: 'data.userNo', match: 'no', timeoutMs: 1000 };
  await portal.offer('oauth2', settings, { id: 'oauth2', secret });
});
afterAll(() => Promise.all([portal.close(), provider.stop()]));
afterEach(() => Object.assign(provider, { fault: null, faultAt: /./, taken: 0, user: { data: { userNo: account } } }));

let browser: Browser;
beforeEach(() => {
  browser = new Browser();
});

const toCode = async (redirect = '/news?a#b') => {
  const start = `${portal.origin()}/sign-in/start?method=oauth2&redirect=${encodeURIComponent(redirect)}`;
  return new URL((await browser.open(start, /\/auth-login\?/)).url).searchParams;
};
const spend = (query: URLSearchParams, by = browser) =>
  by.call(portal.origin(), oauth2Login, Object.fromEntries(query) as { state: string });

describe('a bare OAuth2 provider', () => {
  test('names the person in its own JSON', async () => {
    const answer = await spend(await toCode());
    expect(answer).toMatchObject({ msg: '', data: { target: '/news?a#b' } });
    expect((await browser.call(portal.origin(), getUserInfo, {}, answer.data.token)).data.id).toBe(account);
  });

  test('is not believed about another code, nor for another browser', async () => {
    const query = await toCode();
    expect((await spend(query, new Browser())).code).toBe(2011);
    query.set('code', 'another');
    expect((await spend(query)).code).toBe(2014);
  });

  test.each([
    ['hang', /userinfo/, 2015],
    ['error', /userinfo/, 2015],
    ['nonsense', /userinfo/, 2016],
    ['nonsense', /token/, 2016],
    ['hang', /token/, 2015],
    ['endless', /token/, 2016],
    ['endless', /userinfo/, 2016],
  ] as const)('that is ill (%s at %s) ends in a coded error', async (fault, faultAt, code) => {
    const query = await toCode();
    Object.assign(provider, { fault, faultAt });
    expect((await spend(query)).code).toBe(code);
    // What the system holds on the way counts as taken too.
    expect(provider.taken).toBeLessThan(8_000_000);
  });

  test.each([{}, { data: null }, { data: { userNo: '' } }, { data: { userNo: ['x'] } }])(
    'that names nobody (%j) signs nobody in',
    async (user) => {
      provider.user = user;
      expect((await spend(await toCode())).code).toBe(2016);
    },
  );
});

describe('a cookie alone', () => {
  test('changes nothing: every call wants the token in its header', async () => {
    const { data } = await browser.call(portal.origin(), login, { account, password: 'Yimen-2026' });
    const cookie = `token=${data.token}; isTourist=0`;
    for (const { method, path } of [endSessions, renewToken, getUserInfo]) {
      const headers = { cookie, 'content-type': 'application/json', 'idempotency-key': 'a-key-of-some-length' };
      const body = method === 'POST' ? JSON.stringify({ which: 'others' }) : undefined;
      const answer = await ask(portal.origin() + path, { method, headers, ...(body && { body }) });
      expect((await answer.json()).code).toBe(401);
    }
  });

  test('lets both tabs in that begin before either has been answered', async () => {
    const codes = await Promise.all([toCode('/news?tab=1'), toCode('/news?tab=2')]);
    const answers = await Promise.all(codes.map((query) => spend(query)));
    expect(answers.map(({ code, data }) => [code, data?.target])).toEqual([
      [200, '/news?tab=1'],
      [200, '/news?tab=2'],
    ]);
  });

  test('is given to this site alone, and not to scripts where it binds', async () => {
    const response = await browser.fetch(`${portal.origin()}/sign-in/start?method=oauth2`);
    expect(response.headers.getSetCookie()[0]).toMatch(
      /^yimen_browser_[0-9a-f]{8}=[\w-]{43}; Path=\/; Max-Age=86400; HttpOnly; SameSite=Lax$/,
    );
    expect(response.headers.get('cache-control')).toBe('no-store');
    expect(response.headers.get('referrer-policy')).toBe('strict-origin-when-cross-origin');
  });
});
