import { randomUUID } from 'node:crypto';
import { getUserInfo, login, logout } from '@yimen/contract/sign-in/auth';
import { oauth2Login } from '@yimen/contract/sign-in/sign-in';
import { decodeJwt, type JWTPayload } from 'jose';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, onTestFinished, test } from 'vitest';
import { type OidcProvider, oidcClient, spoilings, startOidc } from '../support/counterparts/oidc.ts';
import { Browser, openPortal, type Portal } from './portal.ts';

const account = '2024310086';

let portal: Portal;
let provider: OidcProvider;
let oidc: string;
let oauth2: string;
beforeAll(async () => {
  portal = await openPortal();
  provider = await startOidc({
    accounts: { alice: { password: 'pw1', name: '林知夏', userNo: account }, bob: { password: 'pw2', userNo: '999' } },
    redirects: [`${portal.origin()}/auth-login`],
    logouts: [`${portal.origin()}/login`],
    backchannel: `${portal.origin()}/sign-in/backchannel/oidc-main`,
  });
  const client = { clientId: oidcClient.id, match: 'no', claim: 'userNo', timeoutMs: 1000 };
  const secret = oidcClient.secret;
  oidc = await portal.offer('oidc', { ...client, issuer: provider.issuer }, { id: 'oidc-main', secret });
  const addresses = { authorize: `${provider.issuer}/auth`, token: `${provider.issuer}/token` };
  // The provider answers its userinfo for tokens with the scope openid only; a bare OAuth2 server has no such scope.
  const plain = { ...client, ...addresses, userinfo: `${provider.issuer}/me`, scope: 'profile' };
  oauth2 = await portal.offer('oauth2', plain, { id: 'oauth2-main', secret });
});
afterAll(() => Promise.all([portal.close(), provider.stop()]));
afterEach(() => Object.assign(provider, { fault: null, faultAt: /./, taken: 0, spoil: null, clock: 0, auto: null }));

let browser: Browser;
beforeEach(() => {
  browser = new Browser();
});

const back = /\/auth-login\?/;
const start = (method: string, redirect = '') =>
  `${portal.origin()}/sign-in/start?method=${method}${redirect && `&redirect=${encodeURIComponent(redirect)}`}`;

/** Begins at the portal, signs in there, and returns the address that the provider leads back to. */
async function toCode(method: string, { redirect = '', fields = { login: 'alice', password: 'pw1' } as object } = {}) {
  const page = await browser.open(start(method, redirect), back);
  if (!page.response) return page.url;
  const next = await browser.submit(page, { ...fields } as Record<string, string>);
  return (await browser.open(next, back)).url;
}

function spend(address: string, by = browser) {
  const query = Object.fromEntries(new URL(address).searchParams) as { state: string };
  return by.call(portal.origin(), oauth2Login, query);
}

const whoIs = async (token: string) => (await browser.call(portal.origin(), getUserInfo, {}, token)).data?.id;

describe('OpenID Connect', () => {
  test('signs in the person that the claim names, and leads to the exact deep link', async () => {
    const answer = await spend(await toCode(oidc, { redirect: '/news/1?a=b#c' }));
    expect(answer.msg).toBe('');
    expect(answer.data.target).toBe('/news/1?a=b#c');
    expect(await whoIs(answer.data.token)).toBe(account);
    expect(decodeJwt(answer.data.token).aud).toBe('mingde');
  });

  test('asks with PKCE, a state and a nonce that nobody knows before', async () => {
    const asked = async () => {
      const response = await browser.fetch(start(oidc));
      return new URL(response.headers.get('location') ?? '').searchParams;
    };
    const [one, two] = [await asked(), await asked()];
    expect(one.get('code_challenge_method')).toBe('S256');
    for (const name of ['state', 'nonce', 'code_challenge']) {
      expect(one.get(name)?.length).toBeGreaterThan(20);
      expect(one.get(name)).not.toBe(two.get(name));
    }
  });

  test.each(spoilings)('refuses an ID token spoiled in its %s', async (spoiling) => {
    provider.spoil = spoiling;
    const answer = await spend(await toCode(oidc));
    expect(answer.data).toBeNull();
    // What is no token at all counts as nonsense, what is not proven as unproven.
    expect([2016, 2019]).toContain(answer.code);
  });

  test.each([-600, 600])('takes a provider whose clock is off by %i seconds', async (clock) => {
    provider.clock = clock;
    expect((await spend(await toCode(oidc))).msg).toBe('');
  });

  test('spends a code once, of twelve at once too', async () => {
    const address = await toCode(oidc);
    const answers = await Promise.all(Array.from({ length: 12 }, () => spend(address)));
    expect(answers.map(({ code }) => code).sort()).toEqual([200, ...Array.from({ length: 11 }, () => 2013)]);
  });

  test('takes neither another browser’s code, nor another’s state, nor another issuer', async () => {
    const address = await toCode(oidc);
    expect((await spend(address, new Browser())).code).toBe(2011);
    const forged = new URL(address);
    forged.searchParams.set('iss', 'https://evil.example');
    expect((await spend(forged.href)).code).toBe(2019);
    expect((await spend(address)).code).toBe(2013);
    const mixed = new URL(await toCode(oidc));
    mixed.searchParams.set('state', '0'.repeat(40));
    expect((await spend(mixed.href)).code).toBe(2011);
  });

  test('says so when the person says no, and when the institution does not know the person', async () => {
    const declined = await spend(await toCode(oidc, { fields: { cancel: '1' } }));
    expect(declined).toMatchObject({ code: 2018, msg: '您取消了登录，可以重新登录，或改用其他方式' });
    expect((await spend(await toCode(oidc, { fields: { login: 'bob', password: 'pw2' } }))).code).toBe(2017);
  });

  test('knows somebody already, and asks again where it was the wrong person', async () => {
    await toCode(oidc, { fields: { login: 'bob', password: 'pw2' } });
    expect((await browser.open(start(oidc), back)).response, 'its own session goes on').toBeNull();
    const asked = await browser.open(`${start(oidc)}&again=`, back);
    expect(await asked.response?.text(), 'the form once more').toContain('name="login"');
  });
});

describe('a provider that', () => {
  test.each([
    ['hangs', 'hang', 2015],
    ['resets the connection', 'reset', 2015],
    ['is down for maintenance', 'error', 2015],
    ['answers nonsense', 'nonsense', 2016],
    ['never stops answering', 'endless', 2016],
  ] as const)('%s at the code ends in a coded error', async (_, fault, code) => {
    const address = await toCode(oidc);
    Object.assign(provider, { fault, faultAt: /^\/token$/ });
    expect((await spend(address)).code).toBe(code);
    expect(provider.taken).toBeLessThan(8_000_000);
  });

  test.each(['hang', 'reset', 'error', 'nonsense', 'endless'] as const)(
    'fails at discovery (%s) leads back to the sign-in page with a code and the request’s id',
    async (fault) => {
      const settings = { issuer: provider.issuer, clientId: `x-${fault}`, clientAuth: 'none', timeoutMs: 500 };
      const id = await portal.offer('oidc', settings);
      provider.fault = fault;
      const { url } = await browser.open(start(id, '/news'), /\/login\?/);
      const query = new URL(url).searchParams;
      expect(query.get('failed')).toBe(fault === 'nonsense' || fault === 'endless' ? '2016' : '2015');
      expect(provider.taken).toBeLessThan(8_000_000);
      expect(query.get('request')).toMatch(/^\w{20}$/);
      expect(query.get('redirect')).toBe('/news');
      provider.fault = null;
      expect((await browser.fetch(start(id))).headers.get('location')).toContain(provider.issuer);
      await portal.admin(`sign-in  remove  mingde  ${id}  --yes`);
    },
  );
});

describe('plain OAuth2', () => {
  test('asks with PKCE and without a nonce, and a refused userinfo is no sign-in', async () => {
    const location = (await browser.fetch(start(oauth2))).headers.get('location') ?? '';
    expect(new URL(location).searchParams.get('code_challenge_method')).toBe('S256');
    expect(new URL(location).searchParams.has('nonce')).toBe(false);
    expect((await spend(await toCode(oauth2))).code).toBe(2016);
  });
});

describe('signing out', () => {
  test('leads to the provider’s own end, and from there to the sign-in page', async () => {
    const { data } = await spend(await toCode(oidc));
    const left = await browser.call(portal.origin(), logout, { service: '/news' }, data.token);
    const url = new URL(left.data.redirect ?? '');
    expect(url.origin + url.pathname).toBe(`${provider.issuer}/session/end`);
    expect(url.searchParams.get('post_logout_redirect_uri')).toBe(`${portal.origin()}/login`);
    expect(await whoIs(data.token)).toBeUndefined();
    const page = await browser.open(url.href);
    const next = await browser.submit(page, { logout: 'yes' });
    expect((await browser.open(next, /\/login$/)).url).toBe(`${portal.origin()}/login`);
  });

  test('at the provider ends the session here by its back channel', async () => {
    const { data } = await spend(await toCode(oidc));
    const page = await browser.open(`${provider.issuer}/session/end?client_id=${oidcClient.id}`);
    await browser.submit(page, { logout: 'yes' });
    expect(await whoIs(data.token)).toBeUndefined();
  });

  describe('by a logout token', () => {
    const now = () => Math.floor(Date.now() / 1000);
    const claims = (more: JWTPayload = {}): JWTPayload => ({
      iss: provider.issuer,
      aud: oidcClient.id,
      sub: 'alice',
      iat: now(),
      exp: now() + 120,
      jti: randomUUID(),
      events: { 'http://schemas.openid.net/event/backchannel-logout': {} },
      ...more,
    });
    const post = async (token: string, method = oidc) => {
      const body = new URLSearchParams({ logout_token: token });
      return (await fetch(`${portal.origin()}/sign-in/backchannel/${method}`, { method: 'POST', body })).status;
    };
    const signIn = async () => (await spend(await toCode(oidc))).data.token;

    const sign = (typ: string | undefined) => provider.sign(claims(), typ === undefined ? {} : { typ });

    test.each(['logout+jwt', 'application/logout+jwt', 'LOGOUT+JWT'])('of the type %s ends it, once', async (typ) => {
      const first = await signIn();
      const token = await sign(typ);
      expect(await post(token)).toBe(200);
      expect(await whoIs(first)).toBeUndefined();
      const second = await signIn();
      expect(await post(token), 'the same once more').toBe(400);
      expect(await whoIs(second)).toBe(account);
    });

    test('ends also a session whose person has just signed in again over it', async () => {
      const former = await signIn();
      const input = { account, password: 'Yimen-2026' };
      const again = (await browser.call(portal.origin(), login, input, former)).data.token;
      expect(await whoIs(former)).toBe(account);
      expect(await post(await sign('logout+jwt'))).toBe(200);
      expect([await whoIs(former), await whoIs(again)]).toEqual([undefined, account]);
    });

    test.each([undefined, 'JWT'])('of the type %s ends it where `typedLogout` is off alone', async (typ) => {
      const token = await signIn();
      expect(await post(await sign(typ))).toBe(400);
      expect(await whoIs(token)).toBe(account);
      await portal.admin(`sign-in  set  mingde  ${oidc}  typedLogout=false`);
      onTestFinished(() => portal.admin(`sign-in  set  mingde  ${oidc}  typedLogout=true`).then(() => undefined));
      expect(await post(await sign('at+jwt')), 'another type').toBe(400);
      expect(await post(await sign(typ))).toBe(200);
      expect(await whoIs(token)).toBeUndefined();
    });

    test.each<[string, () => JWTPayload, string?]>([
      ['of another type', () => ({}), 'at+jwt'],
      ['of an ID token', () => ({ nonce: 'x' })],
      ['that names no event', () => ({ events: {} })],
      ['without an id', () => ({ jti: undefined })],
      ['that is old', () => ({ iat: now() - 1300 })],
      ['that was made in the future', () => ({ iat: now() + 700 })],
      ['for somebody else', () => ({ aud: 'someone-else' })],
      ['that names nobody', () => ({ sub: undefined })],
    ])('%s ends nothing', async (_, more, typ = 'logout+jwt') => {
      const token = await signIn();
      expect(await post(await provider.sign(claims(more()), { typ }))).toBe(400);
      expect(await whoIs(token)).toBe(account);
    });
  });

  test.each(['', 'logout_token=nonsense', 'logout_token=eyJhbGciOiJub25lIn0.e30.'])(
    'is not mistaken for by %j',
    async (body) => {
      const { data } = await spend(await toCode(oidc));
      const headers = { 'content-type': 'application/x-www-form-urlencoded' };
      const posted = { method: 'POST', body, headers };
      const answer = await fetch(`${portal.origin()}/sign-in/backchannel/oidc-main`, posted);
      expect(answer.status).toBe(400);
      expect(await whoIs(data.token)).toBe(account);
    },
  );
});
