import { expect, test } from 'vitest';
import { isAskable } from './query.ts';

const asks = (address: string) => isAskable(new URL(address, 'https://portal.example'));

test.each([
  '/service-hall?page=abc',
  '/service-hall?page=-1',
  '/service-hall?page=0',
  '/service-hall?page=99999999999',
  '/service-hall?page=2&page=x',
  '/service-hall?category=../x',
  '/service-hall?sort=worst',
  '/service-hall/?mine=yours',
  '/business-system?sort=hits',
  '/info-center?tab=zz',
  '/news?page=abc',
  '/news?column=%3Cscript%3E',
  '/search?search=a&kind=zz',
  '/schedule-center?date=2026-02-31',
  '/schedule-center?view=year',
  '/schedule-center?hide=course,zz',
  '/task-center?view=nonsense',
  '/personal-center?tab=zz',
  '/mobile/news?article=%E2%80%A6',
  '/mobile/work?page=1.5',
  '/mobile/personal-center?tab=zz',
  '/mobile/my-schedule/schedule?date=tomorrow',
])('%s is the 404', (address) => {
  expect(asks(address)).toBe(false);
});

test.each([
  '/service-hall',
  '/service-hall?query=%3Cscript%3E&category=&page=12&online=full',
  '/service-hall?utm_source=wechat&from=groupmessage&isappinstalled=0',
  '/news?column=notices-2&page=3',
  '/home?page=anything',
  '/search?search=page%3D-1&kind=news',
  '/schedule-center?view=school-calendar&date=2028-02-29&entry=new&hide=course,exam',
  '/task-center?status=done&merge=0',
  '/login?way=anything&code=1',
  '/nowhere?page=abc',
])('%s can be asked for', (address) => {
  expect(asks(address)).toBe(true);
});
