import { expect, test } from 'vitest';
import { calendarDay } from './calendarDay.ts';
import { formatCount } from './formatCount.ts';

test('writes whole numbers with commas between thousands', () => {
  expect([0, 999, 1000, 1286402, -1234, 12.9].map(formatCount)).toEqual([
    '0',
    '999',
    '1,000',
    '1,286,402',
    '-1,234',
    '12',
  ]);
});

test('takes a date apart without moving it between time zones', () => {
  expect(calendarDay('2026-01-09 00:30')).toEqual({ year: '2026', month: '1', day: '9', monthDay: '01-09' });
  expect(calendarDay('昨天')).toBeUndefined();
});
