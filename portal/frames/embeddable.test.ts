import { expect, test } from 'vitest';
import { allows } from './embeddable.ts';

const origin = 'https://portal.example';
const address = 'https://library.example/seats';

test.each([
  [{}, 'allowed'],
  [{ 'x-frame-options': 'DENY' }, 'refused'],
  [{ 'x-frame-options': 'SAMEORIGIN' }, 'refused'],
  [{ 'content-security-policy': "frame-ancestors 'none'" }, 'refused'],
  [{ 'content-security-policy': "default-src 'self'; frame-ancestors 'self'" }, 'refused'],
  [{ 'content-security-policy': 'frame-ancestors https://portal.example' }, 'allowed'],
  [{ 'content-security-policy': 'frame-ancestors http://portal.example' }, 'refused'],
  [{ 'content-security-policy': 'frame-ancestors *.example', 'x-frame-options': 'DENY' }, 'allowed'],
  [{ 'content-security-policy': 'frame-ancestors https:' }, 'allowed'],
  [{ 'content-security-policy': 'frame-ancestors portal.example:8443' }, 'refused'],
])('%j is %s', (headers, expected) => {
  expect(allows(new Headers(headers as Record<string, string>), address, origin).embedding).toBe(expected);
});

test('a page without encryption is never framed by one with it', () => {
  expect(allows(new Headers(), 'http://library.example/', origin).embedding).toBe('refused');
  expect(allows(new Headers(), 'http://library.example/', 'http://portal.example').embedding).toBe('allowed');
});

test('what refuses is named', () => {
  const reason = (headers: Record<string, string>) => allows(new Headers(headers), address, origin).reason;
  expect(reason({ 'x-frame-options': 'deny' })).toBe('X-Frame-Options: DENY');
  expect(reason({ 'content-security-policy': "frame-ancestors 'self'" })).toBe(
    "Content-Security-Policy: frame-ancestors 'self'",
  );
  expect(reason({})).toBe('');
});
