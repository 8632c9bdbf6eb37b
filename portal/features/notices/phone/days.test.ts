import { expect, test } from 'vitest';
import { dayGroup } from './days.ts';

const now = { day: '2026-11-20', time: '00:30' };

test.each([
  ['2026-11-20 00:10', false, '今天'],
  ['2026-11-19 23:59', false, '昨天'],
  ['2026-11-18 08:00', false, '更早'],
  ['2026-11-01 08:00', false, '更早'],
  ['2026-10-31 23:59', false, '10 月'],
  ['2025-11-20 08:00', false, '2025 年 11 月'],
  ['2026-11-20 00:10', true, '置顶'],
])('a notice of %s (top: %s) stands under %s', (publishedAt, top, group) => {
  expect(dayGroup({ publishedAt, top }, now)).toBe(group);
});
