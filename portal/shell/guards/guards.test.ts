import type { MenuItem } from '@yimen/contract/site';
import { expect, test } from 'vitest';
import type { GuardedVisit } from './guard.ts';
import { isOpenToMember, runGuards } from './run.ts';

function entry(path: string, isLogin: 0 | 1 = 0): MenuItem {
  return { name: path, link: '', path, icon: '', isDefault: 1, isFrame: 0, isLogin, pageNavigationId: path };
}

const open = [entry('/home'), entry('/service-hall')];

function visit(pathname: string, changes: Partial<GuardedVisit> = {}): GuardedVisit {
  return { pathname, search: '', isGuest: true, device: 'desktop', menus: { desktop: open, mobile: [] }, ...changes };
}

/** Where a member lands whose menu lacks `place`. */
const refused = (place: string) => `/error?code=1004&redirect=${encodeURIComponent(place)}`;

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

test('however an address is spelt, the guards of its page are asked', () => {
  for (const spelt of [
    '/personal-center',
    '/personal-center/',
    '/personal-center//',
    '/personal%2Dcenter',
    '/%70ersonal-center',
  ]) {
    expect(runGuards(visit(spelt)), spelt).toMatch(/^\/login/);
  }
});

test('an entry that opens a page with a choice made opens that page', () => {
  const menus = { desktop: [entry('/service-hall?suitableFor=personal')], mobile: [] };
  expect(runGuards(visit('/service-hall', { menus }))).toBeUndefined();
  expect(runGuards(visit('/service-hall', { search: '?suitableFor=personal', menus, isGuest: false }))).toBeUndefined();
});

test('a guest at an entry that needs sign-in, or that the menu lacks, signs in and comes back', () => {
  const menus = { desktop: [entry('/home'), entry('/service-hall', 1)], mobile: [] };
  const expected = `/login?redirect=${encodeURIComponent('/service-hall?query=a')}`;
  expect(runGuards(visit('/service-hall', { search: '?query=a', menus }))).toBe(expected);
  expect(runGuards(visit('/service-hall', { search: '?query=a', menus: { desktop: [], mobile: [] } }))).toBe(expected);
});

test('a member without the entry may not see it', () => {
  const menus = { desktop: [entry('/home')], mobile: [] };
  expect(runGuards(visit('/service-hall', { isGuest: false, menus }))).toBe(refused('/service-hall'));
  const place = { search: '?page=2', hash: '#list', isGuest: false, menus };
  expect(runGuards(visit('/service-hall', place))).toBe(refused('/service-hall?page=2#list'));
  expect(runGuards(visit('/home', { isGuest: false, menus }))).toBeUndefined();
});

test('a member without any menu goes to the error page from every guarded page', () => {
  const menus = { desktop: [], mobile: [] };
  const desk = ['/home', '/service-hall', '/service-hall/details/x'];
  const phone = ['/mobile/home', '/mobile/personal-center', '/mobile/task-center', '/mobile/notice', '/mobile/search'];
  for (const path of [...desk, ...phone]) {
    expect(runGuards(visit(path, { isGuest: false, menus })), path).toBe(refused(path));
  }
});

test('a custom page opens by its id, and as its entry says', () => {
  const custom = (id: string, changes: Partial<MenuItem>) => ({
    ...entry('/iframe'),
    isDefault: 0 as const,
    link: 'https://library.example/',
    pageNavigationId: id,
    ...changes,
  });
  const desktop = [custom('frame', { isFrame: 1 }), custom('out', {}), custom('own', { isFrame: 1, isLogin: 1 })];
  const at = (pathname: string, id: string, isGuest = true) =>
    runGuards(visit(pathname, { search: `?pageNavigationId=${id}`, isGuest, menus: { desktop, mobile: [] } }));
  expect(at('/iframe', 'frame')).toBeUndefined();
  expect(at('/outside-chain', 'frame')).toBe('/iframe?pageNavigationId=frame');
  expect(at('/iframe', 'out')).toBe('/outside-chain?pageNavigationId=out');
  expect(at('/iframe', 'own')).toMatch(/^\/login\?redirect=/);
  expect(at('/iframe', 'own', false)).toBeUndefined();
  expect(at('/iframe', 'gone')).toMatch(/^\/login\?redirect=/);
  expect(at('/iframe', 'gone', false)).toBe(refused('/iframe?pageNavigationId=gone'));
});

test('a custom page of the phone’s menu opens to a phone', () => {
  const framed = { ...entry(''), isDefault: 0 as const, isFrame: 1 as const, pageNavigationId: 'phone' };
  const menus = { desktop: open, mobile: [framed] };
  const at = (device: GuardedVisit['device']) =>
    runGuards(visit('/iframe', { search: '?pageNavigationId=phone', isGuest: false, device, menus }));
  expect(at('mobile')).toBeUndefined();
  expect(at('desktop')).toBe(refused('/iframe?pageNavigationId=phone'));
});

test('phone news and work need their entry: a guest signs in, a member is told', () => {
  const menus = { desktop: open, mobile: [entry('/mobile/news')] };
  expect(runGuards(visit('/mobile/news', { menus }))).toBeUndefined();
  const guest = runGuards(visit('/mobile/work', { hash: '#all', menus }));
  expect(guest).toBe(`/mobile-login?redirect=${encodeURIComponent('/mobile/work#all')}`);
  const member = runGuards(visit('/mobile/work', { isGuest: false, menus }));
  expect(member).toBe(`/mobile/no-permission?path=${encodeURIComponent('/mobile/work')}`);
});

test('search is for members', () => {
  expect(runGuards(visit('/search', { search: '?search=a' }))).toBe(
    `/login?redirect=${encodeURIComponent('/search?search=a')}&for=search`,
  );
  expect(runGuards(visit('/search', { isGuest: false }))).toBeUndefined();
});

test('a page that another entry opens needs that entry', () => {
  const menus = { desktop: [entry('/info-center')], mobile: [] };
  expect(runGuards(visit('/news', { menus }))).toBeUndefined();
  expect(runGuards(visit('/news', { isGuest: false }))).toBe(refused('/news'));
  const newsAlone = { desktop: [entry('/news')], mobile: [] };
  expect(runGuards(visit('/info-center', { search: '?tab=notices', menus: newsAlone }))).toBeUndefined();
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

test('a member may open what their own menus have, and pages that no menu names', () => {
  const own = { device: 'desktop', menus: { desktop: open, mobile: [] } } as const;
  expect(isOpenToMember('/service-hall?suitableFor=personal#top', own)).toBe(true);
  expect(isOpenToMember('/service-hall/details/transcript-print', own)).toBe(true);
  expect(isOpenToMember('/task-center?view=mine', own)).toBe(false);
});
