import type { MenuItem } from '@yimen/contract/site';
import type { WithdrawnThing } from '@yimen/contract/withdrawal';
import { describe, expect, test } from 'vitest';
import { listLink, replacementLink } from './withdrawn.ts';

const service: WithdrawnThing = {
  kind: 'service',
  name: '成绩单打印',
  withdrawnAt: '2026-11-20 08:00',
  reason: '改由自助终端打印。',
  replacement: { kind: 'service', id: 'kiosk', name: '自助打印' },
};
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
const [desk, phone] = ['/service-hall/details/transcript-print', '/mobile/service-guide/transcript-print'];

describe('the link to what replaces it', () => {
  const to = (replacement: WithdrawnThing['replacement'], at = desk) =>
    replacementLink({ ...service, replacement }, menus, at as string);

  test.each([
    ['service', '改用', '/service-hall/details/x', '/mobile/service-guide/x'],
    ['news', '改看', '/news/more/x', '/mobile/news?article=x'],
    ['notice', '改看', '/info-center?notice=x', '/mobile/notice?notice=x'],
    ['topic', '改看', '/home/special-services/details/x', '/mobile/topic-detail/x'],
  ] as const)('is the page of a %s on the same site', (kind, verb, onDesk, onPhone) => {
    const named = { kind, id: 'x', name: '新的' };
    expect(to(named)?.href).toBe(onDesk);
    expect(to(named, phone)?.href).toBe(onPhone);
    expect(to(named)?.words).toBe(`现在请${verb}“新的”`);
  });

  test('is an address outside, named by its host, or a page of the portal, named as in the menu', () => {
    expect(to({ link: 'https://jwc.example.edu.cn/exams' })).toEqual({
      href: 'https://jwc.example.edu.cn/exams',
      external: true,
      label: '打开新的网址',
      words: '现在请改用 jwc.example.edu.cn',
    });
    expect(to({ link: '/service-hall?query=成绩' })).toEqual({
      href: '/service-hall?query=成绩',
      external: false,
      label: '前往办事',
      words: '现在请改用“办事”',
    });
    expect(to({ link: '/search?query=成绩' })).toMatchObject({ label: '前往搜索', words: '现在请改用“搜索”' });
  });

  test('is the page of the phone that shows the same as the desktop page, where there is one', () => {
    expect(to({ link: '/service-hall?department=a' }, phone)?.href).toBe('/mobile/work?department=a');
    expect(to({ link: '/service-hall?department=a' })?.href).toBe('/service-hall?department=a');
    expect(to({ link: '/assistant' }, phone)?.href).toBe('/assistant');
  });

  test('is none without one, or where the address is no link any more', () => {
    for (const none of [null, { link: 'javascript:alert(1)' }, { link: '/no-such-page' }])
      expect(to(none)).toBeUndefined();
  });
});

describe('the link to the list in which it stood', () => {
  test('is called as the institution calls it in its menu, or as the page where its entry is that of another', () => {
    expect(listLink(service, menus, desk as string)).toEqual({
      href: '/service-hall',
      external: false,
      label: '去办事',
    });
    const notices = listLink({ ...service, kind: 'notice' }, menus, '/info-center');
    expect(notices).toMatchObject({ href: '/info-center?tab=notices', label: '去资讯中心' });
  });

  test('is none where the menu does not lead there; notices of the phone need no entry', () => {
    expect(listLink({ ...service, kind: 'topic' }, menus, desk as string)).toBeUndefined();
    expect(listLink(service, menus, phone as string)).toBeUndefined();
    expect(listLink({ ...service, kind: 'topic' }, menus, phone as string)).toBeUndefined();
    expect(listLink({ ...service, kind: 'notice' }, menus, '/mobile/notice')?.label).toBe('去消息通知');
  });
});
