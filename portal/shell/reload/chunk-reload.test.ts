import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { mayReload } from './chunk-reload.ts';

beforeEach(() => {
  const kept = new Map<string, string>();
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
  });
});
afterEach(() => vi.unstubAllGlobals());

test('a path is loaded anew once in ten seconds', () => {
  expect(mayReload({ path: '/home', now: 1000, online: true })).toBe(true);
  expect(mayReload({ path: '/home', now: 10_999, online: true })).toBe(false);
  expect(mayReload({ path: '/home', now: 11_000, online: true })).toBe(true);
  expect(mayReload({ path: '/news', now: 11_001, online: true })).toBe(true);
});

test('a clock that was put back does not forbid it for ever', () => {
  expect(mayReload({ path: '/home', now: 90_000, online: true })).toBe(true);
  expect(mayReload({ path: '/home', now: 1000, online: true })).toBe(true);
});

test('a page without a network is left as it is, since nothing would come in its place', () => {
  expect(mayReload({ path: '/home', now: 1000, online: false })).toBe(false);
  expect(mayReload({ path: '/home', now: 1001, online: true })).toBe(true);
});
