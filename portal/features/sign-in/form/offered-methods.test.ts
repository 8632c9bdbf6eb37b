import { expect, test } from 'vitest';
import { appOf, automaticMethod, type Method, offeredMethods, startHref } from './offered-methods.ts';

const shown: Record<string, Partial<Method>> = {
  password: { panel: 'account' },
  cas: { loginType: 1, canAskAgain: true },
  wechat: { onlyIn: 'wechat' },
  'wechat-qr': { onlyIn: 'other' },
  wecom: { onlyIn: 'wecom' },
  qr: { panel: 'code' },
  api: { loginType: 2, needsLoginType: true },
};
const methods = Object.entries(shown).map(([kind, own]): Method => {
  const start = `/sign-in/start?method=${kind}`;
  return { id: kind, kind, name: kind, start, ...own };
});

test.each([
  ['Mozilla/5.0 (Windows NT 10.0) Chrome/140', ['password', 'cas', 'wechat-qr', 'qr']],
  ['Mozilla/5.0 (iPhone) MicroMessenger/8.0', ['wechat', 'password', 'cas', 'qr']],
  ['Mozilla/5.0 (iPhone) wxwork/4.1 MicroMessenger/7.0', ['wecom', 'password', 'cas', 'qr']],
])('in %s only what works there is offered', (userAgent, expected) => {
  expect(offeredMethods(methods, appOf(userAgent)).map(({ kind }) => kind)).toEqual(expected);
});

test('the target travels with its query and hash, the WeChat user to bind beside it', () => {
  const href = startHref('/sign-in/start?method=cas', '/a?b=c&d=中#e', 'f'.repeat(40));
  const query = new URL(href, 'https://portal.example').searchParams;
  expect(Object.fromEntries(query)).toEqual({ method: 'cas', redirect: '/a?b=c&d=中#e', bind: 'f'.repeat(40) });
  expect(startHref('/sign-in/start?method=cas', null, undefined, true)).toBe('/sign-in/start?method=cas&again=');
});

test('the login type, or being the only one, makes a way the one that is taken unasked', () => {
  const offered = (loginType: 0 | 1 | 2) => offeredMethods(methods, 'other', loginType);
  expect(automaticMethod(offered(0), 0)).toBeUndefined();
  expect(automaticMethod(offered(1), 1)?.kind).toBe('cas');
  expect(automaticMethod(offered(2), 2)?.kind).toBe('api');
  const [password, cas] = methods;
  expect(automaticMethod(cas ? [cas] : [], 0)?.kind).toBe('cas');
  expect(automaticMethod(password ? [{ ...password, start: null }] : [], 0)).toBeUndefined();
});
