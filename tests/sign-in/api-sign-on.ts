import { apiLogin, signInMethods } from '@yimen/contract/sign-in';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { signCredential } from '../../server/sign-in/api/credential.ts';
import { account, type Opened } from './opened-portal.ts';
import { Browser } from './portal.ts';

/** A system of the institution signs whom it has signed in. */
export function apiSignOnSuite(opened: Opened): void {
  let browser: Browser;
  beforeEach(() => {
    browser = new Browser();
  });

  describe('signed API sign-on', () => {
    let key: { id: string; secret: string };
    const makeKey = async () => {
      const [id = '', secret = ''] = (await opened.portal.admin('api-key  create  mingde  api'))
        .split('\n')
        .map((line) => line.split(': ')[1] ?? '');
      return { id, secret };
    };
    beforeAll(async () => {
      await opened.portal.offer('api', { loginUrl: 'https://sso.example.edu/in' }, { id: 'api' });
      key = await makeKey();
    });

    const code = (millis: number, { who = account, institution = 'mingde', by = key } = {}) =>
      signCredential(by.secret, { institution, key: by.id, account: who, millis: String(millis) });
    const spend = (millis: number, given = code(millis), service = '/api-login?redirect=%2Fnews%23x') =>
      browser.call(opened.portal.origin(), apiLogin, { code: given, millis: String(millis), service });

    test('signs in whom the institution’s own system names, once', async () => {
      const now = Date.now();
      const answers = await Promise.all(Array.from({ length: 12 }, () => spend(now)));
      expect(answers.map(({ code }) => code).sort()).toEqual([200, ...Array.from({ length: 11 }, () => 2013)]);
      expect(answers.find(({ success }) => success)?.data.target).toBe('/news#x');
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
      const start = `${opened.portal.origin()}/sign-in/start?method=api&redirect=%2Fhome%3Fa`;
      const location = (await browser.fetch(start)).headers.get('location') ?? '';
      const service = new URL(location).searchParams.get('service') ?? '';
      expect(service).toContain('/api-login?attempt=');
      const now = Date.now();
      const by = new Browser();
      const given = { code: code(now), millis: String(now), service };
      expect((await by.call(opened.portal.origin(), apiLogin, given)).code).toBe(2011);
      expect((await browser.call(opened.portal.origin(), apiLogin, given)).data.target).toBe('/home?a');
    });

    test('a new key leaves the former one for a while, a revoked one is good for nothing', async () => {
      const former = key;
      key = await makeKey();
      expect((await spend(Date.now())).code).toBe(200);
      const now = Date.now();
      expect((await spend(now, code(now, { by: former }))).code).toBe(200);
      await opened.portal.admin(`api-key  revoke  mingde  api  ${former.id}`);
      expect((await spend(now + 1, code(now + 1, { by: former }))).code).toBe(2041);
    });
  });

  test('methods are listed in order with where they begin, and no secret', async () => {
    const { data } = await browser.call(opened.portal.origin(), signInMethods, {});
    expect(data.list).toEqual([
      { id: 'password', kind: 'password', name: '账号登录', start: null },
      { id: 'qr', kind: 'qr', name: '扫码登录', start: null },
      expect.objectContaining({ id: 'api', start: '/sign-in/start?method=api' }),
    ]);
    const others = await browser.call(opened.portal.origin('yunzhou'), signInMethods, {});
    expect(others.data.list.map(({ kind }) => kind)).toEqual(['password']);
  });
}
