import type { MenuItem } from '@yimen/contract/site';
import { expect, test } from 'vitest';
import { afterSignOut, targetAfterSignIn } from './target.ts';

function entry(path: string): MenuItem {
  const kind = { isDefault: 1, isFrame: 0, isLogin: 0 } as const;
  return { name: path, link: '', path, icon: '', pageNavigationId: `nav${path}`, ...kind };
}

const menu = [entry('/home'), entry('/service-hall')];

test('after sign-in the institution decides when its setting is active and in the menu', () => {
  const to = (loginRedirectType: string, redirectNavigation: string) =>
    targetAfterSignIn(menu, { loginRedirectType, redirectNavigation });
  expect(to('1', '/service-hall')).toEqual({ href: '/service-hall' });
  expect(to('1', 'nav/service-hall')).toEqual({ href: '/service-hall' });
  expect(to('1', '/elsewhere')).toEqual({ href: '/home' });
  expect(to('0', '/service-hall')).toEqual({ href: '/home' });
  expect(targetAfterSignIn([], undefined)).toEqual({ href: '/' });
});

const custom: MenuItem = { ...entry('/outside-chain'), isDefault: 0, link: 'https://library.example/' };
const framed: MenuItem = { ...entry('/iframe'), isDefault: 0, isFrame: 1, link: 'https://seats.example/' };

test.each([framed.pageNavigationId, framed.link])('a custom entry in a frame is a target, named by %s', (named) => {
  const setting = { loginRedirectType: '1', redirectNavigation: named };
  const href = `/iframe?pageNavigationId=${encodeURIComponent(framed.pageNavigationId)}`;
  expect(targetAfterSignIn([...menu, custom, framed], setting)).toEqual({ href });
});

test('the path of custom entries names none of them', () => {
  const setting = { loginRedirectType: '1', redirectNavigation: '/iframe' };
  expect(targetAfterSignIn([...menu, framed], setting)).toEqual({ href: '/home' });
});

test('a custom page that is no frame opens in a new tab, and the portal the page that leads there', () => {
  const landing = {
    href: `/outside-chain?pageNavigationId=${encodeURIComponent(custom.pageNavigationId)}`,
    newTab: 'https://library.example/',
  };
  expect(targetAfterSignIn([custom, ...menu], undefined)).toEqual(landing);
  const setting = { loginRedirectType: '1', redirectNavigation: custom.pageNavigationId };
  expect(targetAfterSignIn([...menu, custom], setting)).toEqual(landing);
  expect(targetAfterSignIn([{ ...custom, link: 'javascript:alert(1)' }, ...menu], undefined)).toEqual({ href: '/' });
});

test('signing out ends where the server says, or at the sign-in page', () => {
  const usual = { loginType: 0, loginPath: '/login', answered: null, service: '/', onPhone: false } as const;
  expect(afterSignOut(usual)).toBe('/login');
  expect(afterSignOut({ ...usual, service: '/service-hall' })).toBe('/login?redirect=%2Fservice-hall&stay=');
  const cas = 'https://cas.example/logout?service=https%3A%2F%2Fportal.example';
  expect(afterSignOut({ ...usual, loginType: 1, answered: cas })).toBe(cas);
  expect(afterSignOut({ ...usual, loginType: 2, answered: 'javascript:alert(1)' })).toBe('/login');
});

test('on a phone signing out ends at the home, or at the sign-in page that the institution has elsewhere', () => {
  const usual = { loginType: 0, loginPath: '/login', answered: null, service: '/mobile/home', onPhone: true } as const;
  expect(afterSignOut(usual)).toBe('/mobile/home');
  expect(afterSignOut({ ...usual, loginPath: 'https://app.example/login' })).toBe('https://app.example/login');
});
