import type { MenuItem } from '@yimen/contract/site';
import { expect, test } from 'vitest';
import { menuLinks, nameInMenu } from './current-entry.ts';

function entry(path: string, changes: Partial<MenuItem> = {}): MenuItem {
  const kind = { isDefault: 1, isFrame: 0, isLogin: 0 } as const;
  return { name: path, link: '', path, icon: '', pageNavigationId: path, ...kind, ...changes };
}

const frame = entry('', { isDefault: 0, isFrame: 1, link: 'https://queue.example/', pageNavigationId: 'queue' });
const menu = [
  entry('/home'),
  entry('/home/special-services'),
  entry('/service-hall'),
  frame,
  entry('/personal-center'),
];

function marked(entries: readonly MenuItem[], address: string): string[] {
  const { pathname, search } = new URL(address, 'https://portal.example');
  return menuLinks(entries, { pathname, search })
    .filter(({ current }) => current)
    .map(({ id }) => id);
}

test.each([
  ['/home', '', ['/home']],
  ['/home/', '?a=1', ['/home']],
  ['/home/special-services', '', ['/home/special-services']],
  ['/home/special-services/details/enrolment', '', ['/home/special-services']],
  ['/service-hall/details/card', '?from=home', ['/service-hall']],
  ['/iframe', '?pageNavigationId=queue', ['queue']],
  ['/iframe', '?pageNavigationId=other', []],
  ['/search', '?search=a', []],
  ['/homes', '', []],
])('%s%s marks the closest entry alone', (pathname, search, expected) => {
  expect(marked(menu, pathname + search)).toEqual(expected);
});

test.each([
  ['/info-center', ['/info-center'], ['/info-center']],
  ['/news', ['/info-center'], ['/info-center']],
  ['/news?column=lectures&page=2', ['/info-center'], ['/info-center']],
  ['/news/more/n-1', ['/info-center'], ['/info-center']],
  ['/news', ['/info-center', '/news'], ['/news']],
  ['/info-center', ['/news', '/info-center'], ['/info-center']],
  ['/info-center?tab=notices', ['/news'], ['/news']],
  ['/home/special-services', ['/home'], ['/home']],
  ['/personal-center/collect', ['/home', '/personal-center'], ['/personal-center']],
])('%s has its home in a menu of %j', (address, paths, expected) => {
  const entries = paths.map((path) => entry(path));
  expect(marked(entries, address)).toEqual(expected);
});

const [personal, enterprise] = ['/service-hall?suitableFor=personal', '/service-hall?suitableFor=enterprise'];
test.each([
  ['/service-hall?suitableFor=personal', [personal, enterprise], [personal]],
  ['/service-hall?page=2&suitableFor=enterprise&sort=name', [personal, enterprise], [enterprise]],
  ['/service-hall', [personal, enterprise], []],
  ['/service-hall?suitableFor=none', [personal, enterprise], []],
  ['/service-hall/details/card', [personal, enterprise], []],
  ['/service-hall?suitableFor=personal', ['/service-hall', personal], [personal]],
  ['/service-hall?suitableFor=personal', [personal, '/service-hall'], [personal]],
  ['/service-hall?suitableFor=none', [personal, '/service-hall'], ['/service-hall']],
  ['/service-hall', [personal], []],
])('%s with its parts in a menu of %j marks the part it shows', (address, paths, expected) => {
  const entries = paths.map((path) => entry(path));
  expect(marked(entries, address)).toEqual(expected);
});

const named = [
  entry('/home', { name: '首页' }),
  entry(personal, { name: '个人办事' }),
  entry(enterprise, { name: '企业办事' }),
  entry('/task-center', { name: '办件查询' }),
  entry('/news', { name: '政策公开' }),
];
test.each([
  ['/service-hall?suitableFor=personal&page=2', '个人办事'],
  ['/service-hall?suitableFor=enterprise', '企业办事'],
  ['/service-hall', 'its own'],
  ['/task-center/', '办件查询'],
  ['/info-center', '政策公开'],
  ['/home/special-services', 'its own'],
  ['/schedule-center', 'its own'],
])('%s is called as the menu calls it: %s', (address, name) => {
  expect(nameInMenu(named, new URL(address, 'https://portal.example'), 'its own')).toBe(name);
});
