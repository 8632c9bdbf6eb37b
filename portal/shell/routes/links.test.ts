import { authPaths } from '@yimen/contract/paths';
import { expect, test } from 'vitest';
import { countsAsRead, linkTo } from './links.ts';
import { matchRoute, pageSiteOf } from './match.ts';
import { routeTable } from './table.ts';

test('a path of the table is a link of the portal', () => {
  expect(linkTo('/service-hall?category=a#list')).toEqual({ href: '/service-hall?category=a#list', external: false });
  expect(linkTo('/service-hall/details/transcript-print')?.external).toBe(false);
});

test('a path that this version does not have is no link', () => {
  expect(linkTo('/no-such-page/1')).toBeUndefined();
  expect(linkTo('/service-hall/details/')).toBeUndefined();
  expect(linkTo('/homes')).toBeUndefined();
});

test('an http address is an outside link', () => {
  expect(linkTo('https://library.example/a')).toEqual({ href: 'https://library.example/a', external: true });
});

test.each([
  '',
  null,
  undefined,
  'javascript:alert(1)',
  'data:text/html,x',
  ' https://a.example',
  '//a.example',
  '/\\a.example',
  'blob:x',
  'vbscript:x',
  'https://',
])('%j is never a link', (target) => {
  expect(linkTo(target)).toBeUndefined();
});

test('names and paths of the table are unique', () => {
  expect(new Set(routeTable.map(({ name }) => name)).size).toBe(routeTable.length);
  expect(new Set(routeTable.map(({ path }) => path)).size).toBe(routeTable.length);
});

test('auth routes of the table carry no guard and belong to any width', () => {
  for (const entry of routeTable.filter(({ path }) => authPaths.has(path))) {
    expect(entry.guards).toEqual([]);
    expect(pageSiteOf(entry.path)).toBe('any');
  }
});

test('phone pages belong to the phone site, the others to the desktop site', () => {
  expect(pageSiteOf('/mobile/home')).toBe('mobile');
  expect(pageSiteOf('/service-hall/details/x')).toBe('desktop');
  expect(pageSiteOf('/nowhere')).toBe('any');
});

test('a trailing slash is the same page', () => {
  expect(matchRoute('/home/')?.name).toBe('home');
});

test('asking for an article or a notice counts as reading it; asking for a list of them does not', () => {
  const read = [
    '/news/more/a1',
    '/news/more/a1/?from=x',
    '/info-center?tab=notices&notice=n1',
    '/mobile/news?article=a1',
  ];
  const lists = ['/news', '/news/more', '/info-center?tab=notices', '/mobile/news?articles=1', '/news/more/a1/x'];
  expect([...read, ...lists].filter(countsAsRead)).toEqual(read);
});
