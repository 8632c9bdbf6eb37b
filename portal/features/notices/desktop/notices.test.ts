import { expect, test } from 'vitest';
import { shortTime } from '../../../lib/time/clock.ts';
import { asksForNotices, noticesHref, readNoticeFilters } from './load-notices.ts';
import { deadlineIn } from './NoticeRows.tsx';

const now = { day: '2026-11-20', time: '10:00' };

test.each([
  ['2026-11-20 08:05', '08:05'],
  ['2026-11-19 23:59', '昨天'],
  ['2026-01-02 10:00', '01-02'],
  ['2025-12-31 10:00', '2025-12-31'],
])('a notice of %s reads %s', (publishedAt, text) => {
  expect(shortTime(publishedAt, now)).toBe(text);
});

test('a deadline is said as long as it can be kept, and is urgent until tomorrow', () => {
  expect(deadlineIn('2026-11-20 17:00', now)).toEqual({ text: '今天 17:00 截止', urgent: true });
  expect(deadlineIn('2026-11-21 17:00', now)).toEqual({ text: '明天截止', urgent: true });
  expect(deadlineIn('2026-11-30 17:00', now)).toEqual({ text: '11-30 截止', urgent: false });
  expect(deadlineIn('2026-11-20 09:59', now)).toBeNull();
  expect(deadlineIn(null, now)).toBeNull();
});

test('what the frame shows is in its address', () => {
  const address = noticesHref({ type: 'student', onlyUnread: true, page: 2 }, { open: 'n-1' });
  expect(address).toBe('/info-center?tab=notices&type=student&unread=1&page=2&notice=n-1');
  const params = new URLSearchParams(address.split('?')[1]);
  expect(readNoticeFilters(params)).toEqual({ type: 'student', onlyUnread: true, page: 2, open: 'n-1' });
  expect(noticesHref({ type: 'student', page: 2, open: 'n-1' }, { type: 'info' })).toBe(
    '/info-center?tab=notices&type=info',
  );
});

test('a link to one notice opens the notices', () => {
  expect(asksForNotices(new URLSearchParams('notice=n-1'))).toBe(true);
  expect(asksForNotices(new URLSearchParams('tab=notices'))).toBe(true);
  expect(asksForNotices(new URLSearchParams('column=a'))).toBe(false);
});
