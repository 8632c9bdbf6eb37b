import { isPhonePath } from '@yimen/contract/paths';
import { expect, test } from 'vitest';
import { matchRoute, pageAt, phonePageAt, trimmed } from './match.ts';

test('filters leave the page the same, another menu entry is another page', () => {
  const at = (pathname: string, search = '') => pageAt({ pathname, search });
  expect(at('/news/', '?page=2')).toBe(at('/news', '?category=a'));
  expect(at('/news')).not.toBe(at('/home'));
  expect(at('/iframe', '?pageNavigationId=a')).not.toBe(at('/iframe', '?pageNavigationId=b'));
  expect(at('/iframe', '?from=b&pageNavigationId=a')).toBe(at('/iframe', '?pageNavigationId=a'));
});

test('a path is compared without its last slashes', () => {
  expect(['/', '//', '/news/', '/news///', '/a//b/', ''].map(trimmed)).toEqual([
    '/',
    '/',
    '/news',
    '/news',
    '/a//b',
    '',
  ]);
});

test('slashes without end cost no more than other letters', () => {
  const begun = performance.now();
  for (const path of [`/${'/'.repeat(1_000_000)}x`, '/'.repeat(1_000_000)]) matchRoute(path);
  // At the square of the length this would take an hour.
  expect(performance.now() - begun).toBeLessThan(5000);
});

test('a path is of the phone site below its own path, whatever its query', () => {
  const phone = ['/mobile', '/mobile/', '/mobile?a=1', '/mobile/home', '/mobile/nowhere#x'];
  const others = ['/', '/home', '/mobile-login', '/mobiles', '/news?from=/mobile/home', 'https://a.example/mobile/'];
  expect([...phone, ...others].filter(isPhonePath)).toEqual(phone);
});

test('a page that is drawn for any width is none of the phone layout, though its path is below it', () => {
  expect(phonePageAt('/mobile/home')?.keepAlive).toBe(true);
  expect(['/mobile/no-permission', '/home', '/mobile/nowhere'].map(phonePageAt)).toEqual([
    undefined,
    undefined,
    undefined,
  ]);
});
