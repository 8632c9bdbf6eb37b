import type { MenuItem } from '@yimen/contract/site';
import type { WithdrawnThing } from '@yimen/contract/withdrawal';
import { describe, expect, test } from 'vitest';
import { sentenceOf, titleOf, wayOn, wayToReplacement } from './withdrawn.ts';

const service: WithdrawnThing = {
  kind: 'service',
  name: '成绩单打印',
  withdrawnAt: '2026-11-20 08:00',
  reason: '改由自助终端打印。',
  replacement: { kind: 'service', id: 'kiosk', name: '自助打印' },
};
const [desk, phone] = ['/service-hall/details/transcript-print', '/mobile/service-guide/transcript-print'];

test('one sentence says what was withdrawn, when and why', () => {
  expect(titleOf(service)).toBe('这项服务已下架');
  expect(sentenceOf(service)).toBe('“成绩单打印”已于 2026 年 11 月 20 日下架：改由自助终端打印。');
  const notice: WithdrawnThing = { ...service, kind: 'notice', name: '期末考试', reason: '' };
  expect(titleOf(notice)).toBe('这条通知已撤下');
  expect(sentenceOf(notice)).toBe('“期末考试”已于 2026 年 11 月 20 日撤下。');
});

describe('the way to what replaces it', () => {
  const to = (replacement: WithdrawnThing['replacement'], at = desk) =>
    wayToReplacement({ ...service, replacement }, at as string);

  test.each([
    ['service', '/service-hall/details/x', '/mobile/service-guide/x'],
    ['news', '/news/more/x', '/mobile/news?article=x'],
    ['notice', '/info-center?notice=x', '/mobile/notice?notice=x'],
    ['topic', '/home/special-services/details/x', '/mobile/topic-detail/x'],
  ] as const)('is the page of a %s on the same site', (kind, onDesk, onPhone) => {
    const named = { kind, id: 'x', name: '新的' };
    expect(to(named)?.href).toBe(onDesk);
    expect(to(named, phone)?.href).toBe(onPhone);
    expect(to(named)?.words).toContain('“新的”');
  });

  test('is an address outside, named by its host, or a page of the portal, named as it is', () => {
    expect(to({ link: 'https://jwc.example.edu.cn/exams' })).toEqual({
      href: 'https://jwc.example.edu.cn/exams',
      external: true,
      label: '打开新的网址',
      words: '现在请改用 jwc.example.edu.cn',
    });
    expect(to({ link: '/service-hall?query=成绩' })).toMatchObject({ external: false, label: '前往服务大厅' });
  });

  test('is none without one, or where the address is no link any more', () => {
    for (const none of [null, { link: 'javascript:alert(1)' }, { link: '/no-such-page' }])
      expect(to(none)).toBeUndefined();
  });
});

describe('the way to the list in which it stood', () => {
  const entry = (path: string, name: string): MenuItem => ({
    name,
    path,
    link: path,
    icon: '',
    isDefault: 1,
    isFrame: 0,
    isLogin: 0,
    pageNavigationId: path,
  });
  const menus = { desktop: [entry('/service-hall', '办事'), entry('/news', '要闻')], mobile: [] };

  test('is called as the institution calls it in its menu, or as the page where its entry is that of another', () => {
    expect(wayOn(service, menus, desk as string)).toEqual({ href: '/service-hall', external: false, label: '去办事' });
    const notices = wayOn({ ...service, kind: 'notice' }, menus, '/info-center');
    expect(notices).toMatchObject({ href: '/info-center?tab=notices', label: '去资讯中心' });
  });

  test('is none where the menu does not lead there; notices of the phone need no entry', () => {
    expect(wayOn({ ...service, kind: 'topic' }, menus, desk as string)).toBeUndefined();
    expect(wayOn(service, menus, phone as string)).toBeUndefined();
    expect(wayOn({ ...service, kind: 'topic' }, menus, phone as string)).toBeUndefined();
    expect(wayOn({ ...service, kind: 'notice' }, menus, '/mobile/notice')?.label).toBe('去通知公告');
  });
});
