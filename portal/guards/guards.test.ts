import type { MenuItem } from '@yimen/contract/homepage/site';
import { expect, test } from 'vitest';
import type { GuardedVisit } from './guard.ts';
import { runGuards } from './run.ts';

function entry(path: string, isLogin: 0 | 1 = 0): MenuItem {
  return { name: path, link: '', path, icon: '', isDefault: 1, isFrame: 0, isLogin, pageNavigationId: path };
}

const open = [entry('/home'), entry('/service-hall')];

function visit(pathname: string, changes: Partial<GuardedVisit> = {}): GuardedVisit {
  return { pathname, search: '', isGuest: true, device: 'desktop', menus: { desktop: open, mobile: [] }, ...changes };
}

test('a path leads to its first menu, or to the phone site', () => {
  expect(runGuards(visit('/'))).toBe('/home');
  expect(runGuards(visit('/', { menus: { desktop: [entry('/service-hall')], mobile: [] } }))).toBe('/service-hall');
  expect(runGuards(visit('/', { device: 'mobile' }))).toBe('/mobile/home');
});

test('a root without any menu leads a guest to sign-in and a member to the error page', () => {
  const menus = { desktop: [], mobile: [] };
  expect(runGuards(visit('/', { menus }))).toBe('/login');
  expect(runGuards(visit('/', { menus, isGuest: false }))).toBe('/error?code=1004');
});

test('a guest opens what the menu shows without sign-in', () => {
  expect(runGuards(visit('/service-hall'))).toBeUndefined();
  expect(runGuards(visit('/service-hall/'))).toBeUndefined();
});

test('an entry that opens a page with a choice made opens that page', () => {
  const menus = { desktop: [entry('/service-hall?audience=personal')], mobile: [] };
  expect(runGuards(visit('/service-hall', { menus }))).toBeUndefined();
  expect(runGuards(visit('/service-hall', { search: '?audience=personal', menus, isGuest: false }))).toBeUndefined();
});

test('a guest at an entry that needs sign-in, or that the menu lacks, signs in and comes back', () => {
  const menus = { desktop: [entry('/home'), entry('/service-hall', 1)], mobile: [] };
  const expected = `/login?redirect=${encodeURIComponent('/service-hall?query=a')}`;
  expect(runGuards(visit('/service-hall', { search: '?query=a', menus }))).toBe(expected);
  expect(runGuards(visit('/service-hall', { search: '?query=a', menus: { desktop: [], mobile: [] } }))).toBe(expected);
});

test('a member without the entry may not see it', () => {
  const menus = { desktop: [entry('/home')], mobile: [] };
  expect(runGuards(visit('/service-hall', { isGuest: false, menus }))).toBe('/error?code=1004');
  expect(runGuards(visit('/home', { isGuest: false, menus }))).toBeUndefined();
});

test('a member without any menu goes to the error page from every guarded page', () => {
  const menus = { desktop: [], mobile: [] };
  for (const path of ['/home', '/service-hall', '/service-hall/details/x', '/mobile/home']) {
    expect(runGuards(visit(path, { isGuest: false, menus }))).toBe('/error?code=1004');
  }
});

test('auth routes and unknown paths have no guard', () => {
  const menus = { desktop: [], mobile: [] };
  for (const path of ['/login', '/logout', '/error', '/nowhere']) {
    expect(runGuards(visit(path, { isGuest: false, menus }))).toBeUndefined();
  }
});

test('an unknown guard throws', () => {
  expect(() => runGuards(visit('/home'), ['toString'])).toThrow('Unknown guard: toString');
});
