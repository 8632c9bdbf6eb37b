import type { MenuItem } from '@yimen/contract/homepage/site';
import { expect, test } from 'vitest';
import { menuLinks } from './menus.ts';

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
  const marked = menuLinks(menu, { pathname, search }).filter(({ current }) => current);
  expect(marked.map(({ id }) => id)).toEqual(expected);
});
