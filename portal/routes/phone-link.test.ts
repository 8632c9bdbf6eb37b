import { expect, test } from 'vitest';
import type { RouteEntry } from './entry.ts';
import { matchRoute, pageSiteOf, pathOf } from './match.ts';
import { phoneLinkTo } from './phone-link.ts';
import { routeTable } from './table.ts';

test.each([
  ['/service-hall/details/national-grant', '/mobile/service-guide/national-grant'],
  ['/service-hall/details/a%20b/#fee', '/mobile/service-guide/a%20b#fee'],
  ['/home/special-services/details/graduate', '/mobile/topic-detail/graduate'],
  ['/news/more/news-1', '/mobile/news?article=news-1'],
  ['/news?column=campus', '/mobile/news?column=campus'],
  ['/info-center?notice=n-1', '/mobile/notice?notice=n-1'],
  ['/info-center?tab=notices', '/mobile/notice'],
  ['/info-center', '/mobile/news'],
  ['/search?search=%E6%88%90%E7%BB%A9&kind=news', '/mobile/search?search=%E6%88%90%E7%BB%A9&kind=news'],
  ['/task-center?view=mine&matter=m-1', '/mobile/task-center?view=mine&matter=m-1'],
  ['/personal-center?tab=messages', '/mobile/personal-center'],
  ['/service-hall?category=study&sort=hits', '/mobile/work?category=study'],
  ['/mobile/notice?notice=n-1', '/mobile/notice?notice=n-1'],
  ['/assistant', '/assistant'],
])('on the phone %s is %s', (desk, phone) => {
  expect(phoneLinkTo(desk)).toEqual({ href: phone, external: false });
});

test('what is elsewhere stays elsewhere, and a frame or a page that is not there is no link', () => {
  expect(phoneLinkTo('https://library.example/a')).toEqual({ href: 'https://library.example/a', external: true });
  for (const none of ['/iframe?pageNavigationId=1', '/no-such-page', 'javascript:alert(1)', '', null]) {
    expect(phoneLinkTo(none)).toBeUndefined();
  }
});

test('every page of the desk but the frames has a page of the phone', () => {
  const entries: readonly RouteEntry[] = routeTable;
  const desk = entries.filter(({ path }) => pageSiteOf(path.replace(':id', 'x')) === 'desktop');
  const found = desk.map(({ name, path }) => {
    const href = phoneLinkTo(path.replace(':id', 'x'))?.href;
    return [name, href && matchRoute(pathOf(href))?.layout];
  });
  expect(found.filter(([, layout]) => layout !== 'mobile').map(([name]) => name)).toEqual(['iframe', 'outside-chain']);
});
