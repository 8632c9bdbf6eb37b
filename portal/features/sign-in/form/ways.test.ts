import { expect, test } from 'vitest';
import { appOf, canAskAgain, leadingWay, type Method, startHref, waysIn } from './ways.ts';

const kinds = ['password', 'cas', 'wechat', 'wechat-qr', 'wecom', 'qr', 'api'] as const;
const methods: Method[] = kinds.map((kind) => ({ id: kind, kind, name: kind, start: `/sign-in/start?method=${kind}` }));

test.each([
  ['Mozilla/5.0 (Windows NT 10.0) Chrome/140', ['password', 'cas', 'wechat-qr', 'qr']],
  ['Mozilla/5.0 (iPhone) MicroMessenger/8.0', ['wechat', 'password', 'cas', 'qr']],
  ['Mozilla/5.0 (iPhone) wxwork/4.1 MicroMessenger/7.0', ['wecom', 'password', 'cas', 'qr']],
])('in %s only what works there is offered', (userAgent, expected) => {
  expect(waysIn(methods, appOf(userAgent)).map(({ kind }) => kind)).toEqual(expected);
});

test('the target travels with its query and hash, the WeChat user to bind beside it', () => {
  const href = startHref('/sign-in/start?method=cas', '/a?b=c&d=中#e', 'f'.repeat(40));
  const query = new URL(href, 'https://portal.example').searchParams;
  expect(Object.fromEntries(query)).toEqual({ method: 'cas', redirect: '/a?b=c&d=中#e', bind: 'f'.repeat(40) });
  expect(startHref('/sign-in/start?method=cas', null, undefined, true)).toBe('/sign-in/start?method=cas&again=');
});

test('only counterparts that ask again are offered for another account', () => {
  expect(methods.filter(canAskAgain).map(({ kind }) => kind)).toEqual(['cas']);
});

test('the login type, or being the only one, makes a way the one that is taken unasked', () => {
  const ways = (loginType: 0 | 1 | 2) => waysIn(methods, 'other', loginType);
  expect(leadingWay(ways(0), 0)).toBeUndefined();
  expect(leadingWay(ways(1), 1)?.kind).toBe('cas');
  expect(leadingWay(ways(2), 2)?.kind).toBe('api');
  const [password, cas] = methods;
  expect(leadingWay(cas ? [cas] : [], 0)?.kind).toBe('cas');
  expect(leadingWay(password ? [{ ...password, start: null }] : [], 0)).toBeUndefined();
});
