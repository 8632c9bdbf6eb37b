import { expect, test } from 'vitest';
import { refuseRequest } from './refuse-request.ts';

const refusalOf = (target: string, headers = {}) =>
  refuseRequest({ url: `https://portal.example:4000${target}`, headers: new Headers(headers) });
const long = (length: number) => 'x'.repeat(length);

test.each([
  ['/'],
  ['/search?search=%E6%88%90%E7%BB%A9'],
  ['/login?redirect=https://portal.example//a'],
  [`/${long(2047)}`],
  [`/sign-in/oauth2?code=${long(2048)}&state=${long(2048)}&session_state=${long(2048)}`],
  [`/home?${'a&'.repeat(63)}`],
  [`/cas-login?redirect=${encodeURIComponent('/办事'.repeat(200))}&ticket=ST-${long(256)}`],
])('%.40s is looked at', (target) => {
  expect(refusalOf(target)).toBeNull();
});

test.each([
  [`/${long(2048)}`, 414],
  [`/${long(2048)}?a=b`, 414],
  [`/?${long(8192)}`, 414],
  ['//', 400],
  ['//portal.example/home', 400],
  ['/home//', 400],
  ['/news//more/a?b=c', 400],
  [`/home?${'a&'.repeat(64)}`, 400],
])('%.40s is refused', (target, status) => {
  expect(refusalOf(target)).toMatchObject({ status, message: expect.stringMatching(/^请求的地址/) });
});

test('a compressed body is refused, since nobody would unpack it', () => {
  for (const coding of ['gzip', 'br', 'gzip, identity', 'nonsense']) {
    expect(refusalOf('/login', { 'content-encoding': coding })).toMatchObject({
      status: 415,
      headers: { 'accept-encoding': 'identity' },
    });
  }
  expect(refusalOf('/login', { 'content-encoding': 'Identity' })).toBeNull();
});
