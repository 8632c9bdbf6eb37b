import type { MenuItem } from '@yimen/contract/site';
import { expect, test } from 'vitest';
import { targetAfterSignIn } from './target.ts';

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

test('a custom entry in a frame is a target, named by its id', () => {
  const setting = { loginRedirectType: '1', redirectNavigation: framed.pageNavigationId };
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
