import { expect, test } from 'vitest';
import { routeTable } from '../routes/table.ts';
import { refusalOfPage, refusedPage } from './refused-page.ts';

function refused(redirect: string) {
  return refusedPage(new URL(`https://portal.example/error?code=1004&redirect=${encodeURIComponent(redirect)}`));
}

test('every page that a menu may lack has a name', () => {
  const guarded = routeTable.filter(({ guards }) => (guards as readonly string[]).includes('desktop-menu'));
  expect(guarded.length).toBeGreaterThan(8);
  for (const { path } of guarded) expect(refused(path.replace(':id', 'x'))?.name, path).toMatch(/\p{Script=Han}/u);
});

test('the refused page is one of the portal, with its query; nothing else is', () => {
  expect(refused('/info-center?view=notices')).toEqual({ href: '/info-center?view=notices', name: '资讯中心' });
  expect(refused('/iframe?pageNavigationId=gone')).toEqual({ href: '/iframe?pageNavigationId=gone', name: undefined });
  for (const target of ['', '/nowhere', '/logout', '//other.example/home', 'https://other.example/home', '/error']) {
    expect(refused(target), target).toBeUndefined();
  }
});

test('a member is told the page, or that no menu is there', () => {
  expect(refusalOfPage(refused('/info-center'), true)).toBe('您没有「资讯中心」页面的访问权限，请联系管理员申请');
  expect(refusalOfPage(refused('/iframe?pageNavigationId=gone'), true)).toBe(
    '您没有这个页面的访问权限，请联系管理员申请',
  );
  expect(refusalOfPage(refused('/home'), false)).toBe('您的账号没有可以打开的菜单，请联系管理员申请');
});
