import { afterEach, describe, expect, test } from 'vitest';
import * as time from './time.ts';

const zone = process.env.TZ;
afterEach(() => {
  if (zone === undefined) delete process.env.TZ;
  else process.env.TZ = zone;
});

// Clocks are turned in New York, and by half an hour on Lord Howe; Kiritimati is a day ahead of Honolulu.
describe.each(['UTC', 'Asia/Shanghai', 'America/New_York', 'Australia/Lord_Howe', 'Pacific/Kiritimati'])(
  'in %s',
  (tz) => {
    test('moments are minutes of Asia/Shanghai and back, also at the turn of a clock', () => {
      process.env.TZ = tz;
      for (const [moment, minute] of [
        ['2026-11-20T00:00:00Z', '2026-11-20 08:00'],
        ['2026-12-31T16:30:00Z', '2027-01-01 00:30'],
        ['2026-03-08T07:30:00Z', '2026-03-08 15:30'],
        ['2026-11-01T06:30:00Z', '2026-11-01 14:30'],
      ] as const) {
        expect(time.minuteText(new Date(moment))).toBe(minute);
        expect(time.parseMinute(minute).toISOString()).toBe(new Date(moment).toISOString());
        expect(time.dayText(new Date(moment))).toBe(time.dayOf(minute));
        expect(minute.endsWith(time.timeOf(minute))).toBe(true);
      }
      expect(time.parseMinute('2026-11-20').toISOString()).toBe('2026-11-19T16:00:00.000Z');
      expect(time.endOfDay('2026-11-20').toISOString()).toBe('2026-11-20T15:59:59.000Z');
      expect(time.utcStamp(new Date('2026-11-20T08:00:09.5Z'))).toBe('20261120T080009Z');
    });

    test('days are counted over months, leap days and turns of the clock', () => {
      process.env.TZ = tz;
      expect(time.addDays('2028-02-28', 1)).toBe('2028-02-29');
      expect(time.addDays('2026-03-08 23:30', 1)).toBe('2026-03-09');
      expect(time.addDaysToMinute('2026-10-31 23:30', 1)).toBe('2026-11-01 23:30');
      expect(time.daysBetween('2026-03-01', '2026-04-01')).toBe(31);
      expect(time.daysBetween('2026-11-20 23:00', '2026-11-19')).toBe(-1);
      expect(time.daysBetween('1899-12-31', '1900-01-01')).toBe(1);
      expect(time.daysFrom('2026-02-27', '2026-03-01')).toEqual(['2026-02-27', '2026-02-28', '2026-03-01']);
      expect(time.daysFrom('2026-03-01', '2026-02-27')).toEqual([]);
      expect([time.weekdayOf('2026-11-22'), time.mondayOf('2026-11-22')]).toEqual([7, '2026-11-16']);
    });
  },
);

test('what is no moment of the calendar is none', () => {
  for (const day of ['2026-02-29', '2026-13-01', '2026-1-1', '20261120', '', '2026-11-20 ']) {
    expect(time.isDay(day), day).toBe(false);
  }
  expect(time.isDay('2028-02-29')).toBe(true);
  for (const text of [
    '2026-11-20 24:00',
    '2026-11-20 08:60',
    '2026-11-31 08:00',
    '2026-11-20 08:00:00',
    ' 2026-11-20 08:00',
  ]) {
    expect(time.parseMoment(text, 'YYYY-MM-DD HH:mm'), text).toBeNull();
  }
  expect(time.parseMoment('2026年11月20日 08时05分', 'YYYY年MM月DD日 HH时mm分')?.toISOString()).toBe(
    '2026-11-20T00:05:00.000Z',
  );
});
