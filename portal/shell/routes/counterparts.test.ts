import { expect, test } from 'vitest';
import type { Page } from '../../lib/page.ts';
import { counterpartOf, phoneLinkTo } from './counterparts.ts';
import { matchRoute, pageSiteOf, pathOf } from './match.ts';
import { isAskable } from './query.ts';
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
  ['/task-center?view=mine&task=m-1', '/mobile/task-center?view=mine&task=m-1'],
  ['/personal-center?tab=messages', '/mobile/notice?type=personal-messages'],
  ['/info-center?tab=notices&unread=1', '/mobile/notice?unread=1'],
  ['/service-hall?category=study&sort=hits', '/mobile/work?category=study'],
  ['/service-hall?query=%E6%88%90%E7%BB%A9&page=2', '/mobile/search?search=%E6%88%90%E7%BB%A9&kind=service'],
  ['/service-hall?mine=recent', '/mobile/personal-center?tab=recent'],
  ['/business-system?category=office', '/mobile/work?category=business-systems'],
  ['/schedule-center?entry=new&date=2026-12-01', '/mobile/my-schedule/schedule-dialog-add?date=2026-12-01'],
  ['/schedule-center?entry=course-2_2026-12-01', '/mobile/schedule-detail?entry=course-2_2026-12-01'],
  ['/schedule-center?entry=4f1c_2026-12-01', '/mobile/my-schedule/schedule-dialog-add?entry=4f1c_2026-12-01'],
  ['/schedule-center?view=month&hide=course', '/mobile/schedule-detail?view=month&hide=course'],
  ['/news?column=%3Cscript%3E', '/mobile/news'],
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

test.each([
  ['/mobile/service-guide/national-grant#fee', '/service-hall/details/national-grant#fee'],
  ['/mobile/topic-detail/graduate', '/home/special-services/details/graduate'],
  ['/mobile/news?article=news-1', '/news/more/news-1'],
  ['/mobile/news?article=..%2F..%2Flogout', '/news/more/..%2F..%2Flogout'],
  ['/mobile/news?column=campus&page=4', '/news?column=campus'],
  ['/mobile/notice?notice=n-1', '/info-center?tab=notices&notice=n-1'],
  ['/mobile/notice', '/info-center?tab=notices'],
  ['/mobile/work?category=study&department=office', '/service-hall?category=study&department=office'],
  ['/mobile/work?category=business-systems', '/business-system'],
  ['/mobile/search?search=a&kind=news', '/search?search=a&kind=news'],
  ['/mobile/personal-center?tab=account', '/personal-center?tab=account'],
  ['/mobile/personal-center?tab=collected', '/personal-center/collect'],
  ['/mobile/personal-center?tab=reminders', '/personal-center?tab=preferences'],
  ['/mobile/task-center?view=mine&task=m-1', '/task-center?view=mine&task=m-1'],
  ['/mobile/my-schedule/schedule?date=2026-12-01', '/schedule-center?date=2026-12-01'],
  ['/mobile/my-schedule/schedule-dialog?entry=4f1c_2026-12-01', '/schedule-center?entry=4f1c_2026-12-01'],
  ['/mobile/my-schedule/schedule-dialog-add', '/schedule-center?entry=new'],
  ['/mobile/no-permission?path=%2Fmobile%2Fwork', '/service-hall'],
  ['/mobile/no-permission', undefined],
  ['/mobile/home', undefined],
  ['/login?redirect=%2Fhome', undefined],
  ['/nowhere', undefined],
])('at the desk %s is %s', (phone, desk) => {
  expect(counterpartOf(new URL(phone, 'https://portal.example'))).toBe(desk);
});

test('every page of the desk but the frames has a page of the phone', () => {
  const entries: readonly Page[] = routeTable;
  const desk = entries.filter(({ path }) => pageSiteOf(path.replace(':id', 'x')) === 'desktop');
  const found = desk.map(({ name, path }) => {
    const href = phoneLinkTo(path.replace(':id', 'x'))?.href;
    return [name, href && matchRoute(pathOf(href))?.layout];
  });
  expect(found.filter(([, layout]) => layout !== 'mobile').map(([name]) => name)).toEqual(['iframe', 'outside-chain']);
});

test('a counterpart is a page of the other site that can be asked for, and one’s own counterpart is oneself', () => {
  for (const { path, layout } of routeTable) {
    if (layout === 'view') continue;
    const own = path.replace(':id', 'x');
    const other = counterpartOf({ pathname: own, search: '' });
    if (other === undefined) continue;
    const url = new URL(other, 'https://portal.example');
    expect.soft(pageSiteOf(url.pathname), own).toBe(layout === 'mobile' ? 'desktop' : 'mobile');
    expect.soft(isAskable(url), own).toBe(true);
    const back = counterpartOf(url);
    expect
      .soft(back === undefined || matchRoute(pathOf(back))?.layout !== matchRoute(url.pathname)?.layout, own)
      .toBe(true);
  }
});
