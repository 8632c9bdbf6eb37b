import type { MenuItem } from '@yimen/contract/homepage/site';
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
  expect(to('1', '/service-hall')).toBe('/service-hall');
  expect(to('1', 'nav/service-hall')).toBe('/service-hall');
  expect(to('1', '/elsewhere')).toBe('/home');
  expect(to('0', '/service-hall')).toBe('/home');
  expect(targetAfterSignIn([], undefined)).toBe('/');
});

test('signing out follows the answered address only where the institution signs people in elsewhere', () => {
  expect(afterSignOut(0, 'https://cas.example/logout', '/')).toBe('/login');
  expect(afterSignOut(1, 'https://cas.example/logout', '/')).toBe('https://cas.example/logout');
  expect(afterSignOut(2, 'javascript:alert(1)', '/')).toBe('/login');
  expect(afterSignOut(0, null, '/service-hall')).toBe('/login?redirect=%2Fservice-hall');
});
