import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { isThisMachine } from '../http/place.ts';
import { providers, settingProblems } from './providers.ts';
import { deviceName, maskedAddress } from './session/device.ts';
import { safeTarget } from './target.ts';

describe('a target', () => {
  test.each([
    ['/home', '/home'],
    ['/service-hall?query=a%20b&page=2#list', '/service-hall?query=a%20b&page=2#list'],
    ['/a/../news', '/news'],
    ['/qr-code-login?code=1', '/qr-code-login?code=1'],
  ])('%j leads to %j', (given, target) => {
    expect(safeTarget(given)).toBe(target);
  });

  test.each([
    null,
    undefined,
    '',
    '/',
    'home',
    '//evil.example',
    '/\\evil.example',
    '/\t/evil.example',
    '/a b',
    'https://evil.example',
    'javascript:alert(1)',
    '/a/..//evil.example',
    '/./\n/evil.example',
    '/\u0000',
    '/login',
    '/login/',
    '/x/../logout',
    '/%6cogout',
    '/sign-in/start?method=cas',
    '/%73ign-in/start',
    '/cas-login?ticket=1',
    '/error?code=1',
    `/${'a'.repeat(2048)}`,
  ])('%j leads nowhere', (given) => {
    expect(safeTarget(given)).toBeNull();
  });

  test('never leaves the portal, whatever is given', () => {
    fc.assert(
      fc.property(
        fc.oneof(
          fc.string(),
          fc.webUrl(),
          fc.string().map((text) => `/${text}`),
        ),
        (given) => {
          const target = safeTarget(given);
          return target === null || new URL(target, 'https://a.example').origin === 'https://a.example';
        },
      ),
    );
  });
});

describe('an address of a counterpart', () => {
  const problems = (base: string) => settingProblems('cas', { base }).length;
  test.each(['https://cas.example.edu/cas', 'http://127.0.0.1:8080/cas', 'http://localhost/cas'])(
    'may be %s',
    (base) => {
      expect(problems(base)).toBe(0);
    },
  );
  test.each([
    'http://cas.example.edu/cas',
    'https://u:p@cas.example.edu',
    'ftp://cas.example.edu',
    'cas.example.edu',
    'https://cas.example.edu/cas?x=1',
    'https://cas.example.edu/#x',
    'http://localhost.evil.example/cas',
    ' https://cas.example.edu/cas',
    'https://cas.example.edu/cas ',
    '\thttps://cas.example.edu/cas',
    'ht\ntps://cas.example.edu/cas',
    'https://cas.exa\rmple.edu/cas',
    '\u0000https://cas.example.edu/cas',
  ])('is not %j', (base) => {
    expect(problems(base)).toBeGreaterThan(0);
  });
});

test.each([
  ['localhost', true] as const,
  ['mingde.localhost', true] as const,
  ['127.0.0.1', true] as const,
  ['localhost.', true] as const,
  ['mingde.localhost.', true] as const,
  ['localhost.evil.example', false] as const,
  ['127.0.0.1.nip.io', false] as const,
  ['10.0.0.1', false] as const,
])('%s is this machine: %s', (hostname, expected) => {
  expect(isThisMachine(hostname)).toBe(expected);
});

test.each([
  [
    'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 Chrome/140.0 Safari/537.36 Edg/140.0',
    'Windows，Edge',
  ],
  ['Mozilla/5.0 (iPhone; CPU iPhone OS 18_0) AppleWebKit/605 Mobile MicroMessenger/8.0', 'iPhone，微信'],
  ['Mozilla/5.0 (Macintosh; Intel Mac OS X 14) AppleWebKit/605 Version/18 Safari/605', 'macOS，Safari'],
  ['Mozilla/5.0 (Linux; Android 14) Chrome/140 Mobile wxwork/4.1 MicroMessenger/7', 'Android，企业微信'],
  ['<script>', '未知设备'],
])('%j is told as %s', (userAgent, name) => {
  expect(deviceName(userAgent)).toBe(name);
});

test.each([
  ['192.0.2.77', '192.0.2.*'],
  ['::ffff:192.0.2.77', '192.0.2.*'],
  ['2001:db8:1:2::3', '2001:db8:1:*'],
  ['', ''],
])('the address %j is shown as %j', (address, shown) => {
  expect(maskedAddress(address)).toBe(shown);
});

test('every method whose counterpart is asked says whether that may be in a private network', () => {
  const asking = providers.filter(({ check }) => check);
  expect(asking.length).toBeGreaterThan(0);
  expect(asking.filter(({ settings }) => !Object.hasOwn(settings.entries, 'allowPrivate'))).toEqual([]);
});
