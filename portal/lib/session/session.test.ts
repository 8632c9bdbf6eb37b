import { expect, test, vi } from 'vitest';
import { safeRedirect } from '../../shell/routes/safe-redirect.ts';
import { signInHref } from '../../shell/routes/sign-in-link.ts';
import { cookieText, parseCookies } from './cookies.ts';
import { sessionOf } from './session.ts';

const origin = 'https://portal.example';

test('someone without a token is a tourist', () => {
  expect(sessionOf(null)).toEqual({ token: undefined, isTourist: true });
  expect(sessionOf('isTourist=0')).toEqual({ token: undefined, isTourist: true });
});

test('the tourist cookie tells a guest token from a member token', () => {
  expect(sessionOf('token=a.b.c; isTourist=1')).toEqual({ token: 'a.b.c', isTourist: true });
  expect(sessionOf('token=a.b.c; isTourist=0')).toEqual({ token: 'a.b.c', isTourist: false });
  expect(sessionOf('token=a.b.c')).toEqual({ token: 'a.b.c', isTourist: false });
});

test('a broken escape in a cookie is left as it is', () => {
  expect(parseCookies('token=%E4%; text=%E4%B8%AD').get('token')).toBe('%E4%');
  expect(parseCookies('token=%E4%; text=%E4%B8%AD').get('text')).toBe('中');
});

test('thousands of broken escapes cost no exception each', () => {
  const decode = vi.spyOn(globalThis, 'decodeURIComponent');
  const header = `${Array.from({ length: 3000 }, (_, index) => `a${index}=%`).join('; ')}; ${'token=%;'.repeat(1000)}`;
  const cookies = parseCookies(header);
  const calls = decode.mock.calls.length;
  decode.mockRestore();
  expect([cookies.size, cookies.get('token')]).toEqual([3001, '%']);
  expect(calls).toBe(1);
});

test('the token cookie lives 30 days on path /', () => {
  expect(cookieText('token', 'x', { secure: true })).toBe('token=x; Path=/; Max-Age=2592000; SameSite=Lax; Secure');
});

test.each([
  ['/home', '/home'],
  ['/service-hall?query=a&page=2#list', '/service-hall?query=a&page=2#list'],
  ['/search?query=%E4%B8%AD', '/search?query=%E4%B8%AD'],
  ['/a/../home', '/home'],
])('%s is a safe target', (target, expected) => {
  expect(safeRedirect(target, origin)).toBe(expected);
});

test.each([
  '',
  null,
  undefined,
  'home',
  '//evil.example',
  '/\\evil.example',
  '/\t/evil.example',
  '/ /evil.example',
  'https://evil.example/',
  'javascript:alert(1)',
  '/./\n/evil.example',
  '/.//evil.example',
  '/a/..//evil.example',
  '/logout',
  '/logout//',
  '/%6cogout',
  '/sign-in/start?method=cas',
  '/%73ign-in/start?method=cas',
  '/news/../login/?redirect=/logout',
])('%j is not a safe target', (target) => {
  expect(safeRedirect(target, origin)).toBeUndefined();
});

test('sign-in leads back to the exact place', () => {
  const place = { pathname: '/service-hall', search: '?query=a b', hash: '#list' };
  const redirect = new URL(signInHref(place), origin).searchParams.get('redirect');
  expect(redirect).toBe('/service-hall?query=a b#list');
});

test('sign-in says what it is for where nothing before it did', () => {
  expect(signInHref({ pathname: '/home', search: '' }, 'collect')).toBe('/login?redirect=%2Fhome&for=collect');
  expect(signInHref({ pathname: '/', search: '' }, 'collect')).toBe('/login?for=collect');
});

test('sign-in from an auth page or the root leads nowhere in particular', () => {
  expect(signInHref({ pathname: '/login', search: '?redirect=/x' })).toBe('/login');
  expect(signInHref({ pathname: '/', search: '' })).toBe('/login');
});
