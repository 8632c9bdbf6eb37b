import { apiLogin, confirmSignIn, signInMethods } from '@yimen/contract/sign-in/sign-in';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { signCredential } from '../../server/sign-in/api/credential.ts';
import { account, membersOf, openedPortal, unasked } from './opened-portal.ts';
import { Browser, openPortal } from './portal.ts';

// A system of the institution signs whom it has signed in.
const opened = openedPortal(openPortal);
const { signIn, whoIs } = membersOf(opened);
let browser: Browser;
beforeEach(() => {
  browser = new Browser();
});

describe('signed API sign-on', () => {
  let key: { id: string; secret: string };
  const makeKey = async () => {
    const [id = '', secret = ''] = (await opened.portal.admin('api-key  create  mingde  api'))
      .split('\n')
      .map((line) => line.split('：')[1] ?? '');
    return { id, secret };
  };
  beforeAll(async () => {
    await opened.portal.offer('api', { loginUrl: 'https://sso.example.edu/in' }, { id: 'api' });
    key = await makeKey();
  });

  const code = (millis: number, { who = account, institution = 'mingde', by = key } = {}) =>
    signCredential(by.secret, { institution, key: by.id, account: who, millis: String(millis) });
  const spend = (
    millis: number,
    given = code(millis),
    { service = '/api-login?redirect=%2Fnews%23x', token = '' } = {},
  ) => browser.call(opened.portal.origin(), apiLogin, { code: given, millis: String(millis), service }, token);
  const confirm = (handle: string, token = '') =>
    browser.call(opened.portal.origin(), confirmSignIn, { handle }, token);
  const askedAbout = async (answer: ReturnType<typeof spend>) => {
    const { data } = await answer;
    if (!data || !('confirm' in data)) throw new Error('Nobody is asked about.');
    return data.confirm;
  };
  /** Begins here, and returns our address as the system is told it. */
  const begin = async (redirect = '/home?a') => {
    const start = `${opened.portal.origin()}/sign-in/start?method=api&redirect=${encodeURIComponent(redirect)}`;
    const location = (await browser.fetch(start)).headers.get('location') ?? '';
    return new URL(location).searchParams.get('service') ?? '';
  };

  test('signs in whom the institution’s own system names, once, and once they have said so', async () => {
    const now = Date.now();
    const answers = await Promise.all(Array.from({ length: 12 }, () => spend(now)));
    expect(answers.map(({ code }) => code).sort()).toEqual([200, ...Array.from({ length: 11 }, () => 2013)]);
    const answer = answers.find(({ success }) => success);
    const { handle, name } = await askedAbout(Promise.resolve(answer as Awaited<ReturnType<typeof spend>>));
    expect(name).toBe('林知夏');
    const confirmed = await confirm(handle);
    expect(confirmed.data.target).toBe('/news#x');
    expect(await whoIs(confirmed.data.token)).toBe(account);
    expect((await confirm(handle)).code).toBe(2013);
  });

  test('of somebody else ends nobody’s session unasked, whoever began', async () => {
    const token = await signIn(browser, '20120088');
    for (const service of ['/api-login', await begin()]) {
      const { handle } = await askedAbout(spend(Date.now(), undefined, { service, token }));
      expect(await whoIs(token)).toBe('20120088');
      expect((await new Browser().call(opened.portal.origin(), confirmSignIn, { handle })).code).toBe(2011);
    }
    const { handle } = await askedAbout(spend(Date.now() + 1, undefined, { token }));
    expect((await confirm(handle, token)).code).toBe(200);
    expect(await whoIs(token)).toBeUndefined();
  });

  test('asks nothing where the same person is signed in, or somebody began here', async () => {
    const token = await signIn(browser);
    expect((await unasked(spend(Date.now(), undefined, { token }))).code).toBe(200);
    const service = await begin('/news');
    expect((await unasked(spend(Date.now() + 1, undefined, { service }))).data.target).toBe('/news');
  });

  test.each([
    [-290_000, 200],
    [290_000, 200],
    [-310_000, 2042],
    [310_000, 2042],
    [-600_000, 2042],
    [600_000, 2042],
  ])('takes a clock that is off by %i ms with %i', async (off, expected) => {
    expect((await spend(Date.now() + off)).code).toBe(expected);
  });

  test('refuses another time, person, institution or key than was signed', async () => {
    const now = Date.now();
    expect((await spend(now, code(now - 1))).code).toBe(2041);
    const other = code(now, { who: '20120088' }).split('.')[1];
    expect((await spend(now, code(now).replace(/\.[^.]+\./, `.${other}.`))).code).toBe(2041);
    expect((await spend(now, code(now, { institution: 'yunzhou' }))).code).toBe(2041);
    expect((await spend(now, code(now, { by: { id: 'unknown', secret: '' } }))).code).toBe(2041);
    expect((await spend(now, code(now, { who: 'nobody' }))).code).toBe(2017);
  });

  test('comes back to the browser that began here, with its target', async () => {
    const service = await begin();
    expect(service).toContain('/api-login?attempt=');
    const now = Date.now();
    const by = new Browser();
    const given = { code: code(now), millis: String(now), service };
    expect((await by.call(opened.portal.origin(), apiLogin, given)).code).toBe(2011);
    expect((await unasked(browser.call(opened.portal.origin(), apiLogin, given))).data.target).toBe('/home?a');
  });

  test('a new key leaves the former one for a while, a revoked one is good for nothing', async () => {
    const former = key;
    key = await makeKey();
    expect((await spend(Date.now())).code).toBe(200);
    const now = Date.now();
    expect((await spend(now, code(now, { by: former }))).code).toBe(200);
    await opened.portal.admin(`api-key  revoke  mingde  api  ${former.id}  --yes`);
    expect((await spend(now + 1, code(now + 1, { by: former }))).code).toBe(2041);
  });
});

test('methods are listed in order with where they begin, and no secret', async () => {
  const { data } = await browser.call(opened.portal.origin(), signInMethods, {});
  expect(data.list).toEqual([
    { id: 'password', kind: 'password', name: '账号登录', start: null, panel: 'account' },
    { id: 'qr', kind: 'qr', name: '扫码登录', start: null, panel: 'code' },
    expect.objectContaining({ id: 'api', start: '/sign-in/start?method=api', loginType: 2, needsLoginType: true }),
  ]);
  const others = await browser.call(opened.portal.origin('yunzhou'), signInMethods, {});
  expect(others.data.list.map(({ kind }) => kind)).toEqual(['password']);
});
