import { describe, expect, it } from 'vitest';
import { chineseDay, clockMoment, daysBetween, minutesBetween, monthDay, weekdayName, whenText } from './clock.ts';

describe('clock', () => {
  it('reads the time in Shanghai, also across midnight', () => {
    expect(clockMoment(new Date('2026-11-20T02:05:00Z'))).toEqual({ day: '2026-11-20', time: '10:05' });
    expect(clockMoment(new Date('2026-11-20T16:30:00Z'))).toEqual({ day: '2026-11-21', time: '00:30' });
  });

  it('writes days as Chinese prose does', () => {
    expect(chineseDay('2026-01-02')).toBe('1 月 2 日');
    expect(weekdayName('2026-11-20')).toBe('星期五');
    expect(weekdayName('2026-11-22')).toBe('星期日');
    expect(monthDay('2026-11-20 09:30')).toBe('11-20');
  });

  it('says of a moment what is near, and the date of what is not', () => {
    const said = (at: string) => whenText(at, '2026-11-20');
    expect(['2026-11-20 08:12', '2026-11-19 21:06', '2026-11-18 23:41', '2025-12-31 09:00'].map(said)).toEqual([
      '今天 08:12',
      '昨天 21:06',
      '11-18 23:41',
      '2025-12-31 09:00',
    ]);
  });

  it('counts days and minutes', () => {
    expect(daysBetween('2026-11-20', '2026-12-14')).toBe(24);
    expect(daysBetween('2026-11-20 23:59', '2026-11-21 00:01')).toBe(1);
    expect(daysBetween('2026-11-20', '2026-11-19')).toBe(-1);
    expect(minutesBetween('10:10', '11:45')).toBe(95);
  });
});
