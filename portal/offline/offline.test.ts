import { describe, expect, test } from 'vitest';
import { appIcon } from '../shell/visit/app-icon.ts';
import { cachedAddresses, offlineHref, pendingUrlIn } from './addresses.ts';
import type { CachedPage } from './cached-list.ts';
import { sortCachedPages } from './cached-list.ts';
import { isAppleBrowser, parseVisits, withVisit } from './install.ts';
import { isKeepable, isLasting } from './keepable.ts';
import { unsentWords } from './UnsentDialog.tsx';
import { shortMinuteText, stripText } from './words.ts';
import { filesIn } from './worker/files.ts';

const at = Date.parse('2026-11-20T08:12:00+08:00');
const now = at + 6_480_000;
const fresh = {
  since: undefined,
  online: true,
  tried: false,
  hasUnavailable: false,
  outbox: { waiting: [], sent: 0, refused: [], sending: undefined },
};
const write = { key: 'k', person: 'p', kind: 'collect', subject: 's', input: {}, at } as const;
const entry = { ...write, kind: 'entry', input: { title: '小组讨论' } } as const;
const refused = { ...write, refused: '服务已下线' };

describe('the strip', () => {
  test.each([
    [fresh, undefined],
    [{ ...fresh, since: at, online: false }, '离线，显示 08:12 的内容'],
    [{ ...fresh, since: at - 86_400_000, online: false }, '离线，显示 11 月 19 日 08:12 的内容'],
    [{ ...fresh, since: at }, '网络没有答复，显示 08:12 的内容'],
    [{ ...fresh, since: at, online: false, tried: true }, '还是没有连上，显示 08:12 的内容'],
    [
      { ...fresh, since: at, online: false, outbox: { ...fresh.outbox, waiting: [write] } },
      '离线，显示 08:12 的内容，1 项操作联网后提交',
    ],
    [{ ...fresh, since: at, online: false, hasUnavailable: true }, '离线，显示 08:12 的内容；灰色的服务联网后可用'],
    [{ ...fresh, outbox: { ...fresh.outbox, waiting: [write] } }, '1 项操作还没有提交'],
    [{ ...fresh, outbox: { ...fresh.outbox, sent: 2 } }, '已联网，2 项操作已提交'],
    [
      { ...fresh, outbox: { ...fresh.outbox, sent: 2, refused: [refused, refused] } },
      '2 项离线时的操作没有办成：服务已下线',
    ],
    [{ ...fresh, outbox: { ...fresh.outbox, refused: [{ ...entry, refused: '条目太多', told: true }] } }, undefined],
    [{ ...fresh, outbox: { ...fresh.outbox, waiting: [write, entry], sending: 'k' } }, '正在提交 2 项操作'],
    [{ ...fresh, tried: true, outbox: { ...fresh.outbox, waiting: [write] } }, '1 项操作还没有提交，网络还是没有连上'],
  ])('says what is so (%#)', (state, text) => {
    expect(stripText(state, now)).toBe(text);
  });

  test('names the day of what is older than today', () => {
    expect(shortMinuteText(at, at + 86_400_000)).toBe('11 月 20 日 08:12');
  });
});

test('pages of the phone site are kept, but not what a search found; files are kept whose address changes', () => {
  expect(['/mobile/home', '/mobile/service-guide/card'].map(isKeepable)).toEqual([true, true]);
  expect(['/mobile/search', '/mobile/no-permission', '/home', '/login'].filter(isKeepable)).toEqual([]);
  expect(['/assets/a-1.js', '/icons/x/1.svg', '/sw.js', '/homepage/news/list'].map(isLasting)).toEqual([
    true,
    true,
    false,
    false,
  ]);
});

test('the schedule’s pages are kept for any query, others for their own', () => {
  expect(cachedAddresses('/mobile/my-schedule/schedule-dialog-add?date=2026-11-24')).toEqual([
    '/mobile/my-schedule/schedule-dialog-add?date=2026-11-24',
    '/mobile/my-schedule/schedule-dialog-add',
  ]);
  for (const address of ['/mobile/schedule-detail', '/mobile/news?column=a']) {
    expect(cachedAddresses(address)).toEqual([address]);
  }
});

test('the page without a network names the one that was asked for', () => {
  const address = '/mobile/news?column=校园#list';
  expect(pendingUrlIn(new URL(offlineHref(address), 'http://a.test').hash)).toBe(address);
  expect(['', '#', '#%'].map(pendingUrlIn)).toEqual([undefined, undefined, undefined]);
});

test('kept pages stand by the site’s order, then by when they were read; what was only fetched comes last', () => {
  const entry = (address: string, readAt = 0, keptAt = 0): CachedPage => ({ address, title: '', at: keptAt, readAt });
  const kept = [
    entry('/mobile/service-guide/ahead', 0, 9),
    entry('/mobile/task-center', 5),
    entry('/mobile/service-guide/first', 1, 8),
    entry('/mobile/schedule-detail?date=2026-11-24', 4),
    entry('/mobile/news/second', 2),
    entry('/mobile/schedule-detail'),
    entry('/mobile/home'),
  ];
  expect(sortCachedPages(kept, ['/mobile/home', '/mobile/schedule-detail', '/mobile/task-center'])).toEqual(
    [6, 5, 1, 4, 2, 0].map((index) => kept[index]),
  );
});

test('the files of a page are found in its text, as attribute, in a script and in a style', () => {
  const html = `<link href="/assets/root-1.css"><script>import("/assets/a_b-2.js")</script>
    <div style="background:url(&quot;/art/mingde/hero.12.svg&quot;)"><use href="/icons/mingde/0a.svg#star">`;
  expect(filesIn(html)).toEqual([
    '/assets/root-1.css',
    '/assets/a_b-2.js',
    '/art/mingde/hero.12.svg',
    '/icons/mingde/0a.svg',
  ]);
});

test('the home screen is offered from the second visit on, which a pause of half an hour begins', () => {
  const minute = 60_000;
  const first = withVisit(parseVisits(undefined), 100 * minute);
  expect(first).toEqual({ count: 1, at: 100 * minute, answered: false });
  expect(withVisit(first, 110 * minute).count).toBe(1);
  expect(withVisit(first, 131 * minute).count).toBe(2);
  expect(parseVisits('2.7860000')).toMatchObject({ count: 2, at: 7_860_000 });
  expect(parseVisits('done').answered).toBe(true);
  expect(parseVisits('nonsense')).toEqual({ count: 0, at: 0, answered: false });
});

test('an iPhone’s own browser is known from others on it', () => {
  const safari = 'Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) Version/17.5 Mobile/15E148 Safari/604.1';
  expect(isAppleBrowser({ userAgent: safari })).toBe(true);
  expect(isAppleBrowser({ userAgent: `${safari} MicroMessenger/8.0` })).toBe(false);
  expect(isAppleBrowser({ userAgent: 'Mozilla/5.0 (Linux; Android 14) Chrome/120 Mobile Safari/537.36' })).toBe(false);
});

test('an app icon’s address changes with the logo', () => {
  expect(appIcon('/art/mingde/mingde-emblem.5c672b415baf.svg', 'any', 192)).toBe('/app-icons/5c672b415baf/any-192.png');
  expect(appIcon('/art/own/own-emblem.svg', 'maskable', 512)).toBe('/app-icons/now/maskable-512.png');
});

test('what signing out would lose is told in words', () => {
  expect(unsentWords([entry])).toBe('添加日程“小组讨论”');
  expect(unsentWords([write, entry, { ...entry, input: { title: '值班' } }, { ...write, kind: 'read' }])).toBe(
    '添加“小组讨论”等 2 项日程、1 项收藏的改动、1 项通知的已读标记',
  );
});
