import type { MenuItem } from '@yimen/contract/site';
import { expect, test } from 'vitest';
import { exitTarget } from './exit-target.ts';

function entry(path: string, pageNavigationId: string): MenuItem {
  return { name: path, link: '', path, icon: '', isDefault: 1, isFrame: 0, isLogin: 0, pageNavigationId };
}

const menu = [entry('/home', 'nav-home'), entry('/iframe', 'nav-library')];

test('the current path is kept when the menu has it', () => {
  expect(exitTarget({ path: '/home?a=1', redirect: null, menu })).toBe('/home?a=1');
});

test('a path outside of the menu leads to the root', () => {
  expect(exitTarget({ path: '/error?code=1004', redirect: '/home', menu })).toBe('/');
});

test('a framed page is kept by its pageNavigationId', () => {
  const redirect = '/iframe?pageNavigationId=nav-library';
  expect(exitTarget({ path: '/error?code=1', redirect, menu })).toBe(redirect);
  expect(exitTarget({ path: '/error?code=1', redirect: `${redirect}#top`, menu })).toBe(`${redirect}#top`);
  expect(exitTarget({ path: '/error?code=1', redirect: '/iframe?pageNavigationId=gone', menu })).toBe('/');
  expect(exitTarget({ path: '/error?code=1', redirect: '/iframe', menu })).toBe('/');
  expect(exitTarget({ path: '/iframe?pageNavigationId=gone', redirect: null, menu })).toBe('/');
});
