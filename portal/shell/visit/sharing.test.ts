import { expect, test } from 'vitest';
import { noticeSaid } from '../../features/news/shared/said.ts';
import type { RootData } from './current.ts';
import { sharedMeta } from './sharing.ts';

const site = {
  title: '明德大学',
  unit: { description: '办事、资讯与日程。', logo: '/art/mingde/mingde-emblem.5c672b415baf.svg' },
};
const root = { site, origin: 'https://portal.mingde.example', user: null } as unknown as RootData;
const matches = (loaderData: unknown = root) => [{ id: 'root', loaderData }, { id: 'mobile-news' }];
const logo = 'https://portal.mingde.example/app-icons/5c672b415baf/maskable-512.png';

/** What a page says by this name or property. */
const said = (page: Parameters<typeof sharedMeta>[1], what: string) =>
  sharedMeta(matches(), page).flatMap((each) => {
    const { name, property, content } = each as Record<string, string>;
    return name === what || property === what ? [content] : [];
  });

const page = { name: '校园卡补办', text: '一次办完。', path: '/mobile/service-guide/card?id=1' };

test('a page is handed on by its name, what it is about and the registered address', () => {
  expect(sharedMeta(matches(), page)).toEqual([
    { title: '校园卡补办 - 明德大学' },
    { name: 'description', content: '一次办完。' },
    { property: 'og:type', content: 'website' },
    { property: 'og:site_name', content: '明德大学' },
    { property: 'og:title', content: '校园卡补办' },
    { property: 'og:description', content: '一次办完。' },
    { property: 'og:url', content: 'https://portal.mingde.example/mobile/service-guide/card?id=1' },
    { property: 'og:image', content: logo },
    { tagName: 'link', rel: 'canonical', href: 'https://portal.mingde.example/mobile/service-guide/card?id=1' },
  ]);
  expect(said({ ...page, text: '' }, 'description')).toEqual([]);
});

test('a home is handed on as the institution', () => {
  expect(sharedMeta(matches(), { path: '/home' })[0]).toEqual({ title: '明德大学' });
  const words = ['og:title', 'og:description', 'og:image'].flatMap((what) => said({ path: '/home' }, what));
  expect(words).toEqual(['明德大学', '办事、资讯与日程。', logo]);
});

test('its picture goes along, but for drawings, which messengers do not show', () => {
  const photo = '/files/mingde/lake.0a1b2c3d4e5f.webp';
  expect(said({ ...page, image: photo }, 'og:image')).toEqual([`https://portal.mingde.example${photo}`]);
  expect(said({ ...page, image: '/art/mingde/lake.0a1b2c3d4e5f.svg' }, 'og:image')).toEqual([logo]);
});

test('where the institution is not known a page has its title alone', () => {
  expect(sharedMeta(matches(null), page)).toEqual([{ title: '校园卡补办 - 一站式在线服务' }]);
});

test('of a notice its text is quoted to whoever reads what guests may read, and not what may be meant for one', () => {
  const text = '期末考试安排已经公布，请在教务系统查看。';
  const body = [
    { type: 'p', text: '各学院：' },
    { type: 'p', text },
  ];
  const notice = { title: '期末考试', body, department: '教务处', publishedAt: '2026-11-20 08:00' } as never;
  expect(noticeSaid(matches(), notice, '/mobile/notice?notice=n')).toMatchObject({ name: '期末考试', text });
  const member = matches({ ...root, user: { name: '林知夏' } });
  expect(noticeSaid(member, notice, '/mobile/notice?notice=n').text).toBe('教务处 2026-11-20 发布');
});
