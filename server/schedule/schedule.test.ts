import { restTimes, schoolCalendar } from '@yimen/contract/homepage/calendar';
import { curriculum, nowTerm } from '@yimen/contract/homepage/person';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { addDays, dayText, mondayOf } from '../institutions/clock.ts';
import { openWorld, type World } from '../testing/world.ts';
import { takesPlaceOn } from './repeats.ts';
import { holdsWeek, namedWeek, weekOf } from './weeks.ts';

describe('the week of a term', () => {
  const term = { startDate: '2026-08-31', endDate: '2027-01-17', totalWeeks: 20 };
  test.each([
    ['2026-08-30', null],
    ['2026-08-31', 1],
    ['2026-09-06', 1],
    ['2026-09-07', 2],
    ['2026-11-20', 12],
    ['2027-01-17', 20],
    ['2027-01-18', null],
  ])('of %s is %s', (day, week) => {
    expect(weekOf(term, day)).toBe(week);
  });

  test('is named in a term, and not in the calendar of a year', () => {
    expect(namedWeek(term, '2026-11-20')).toBe(12);
    expect(namedWeek({ startDate: '2025-12-29', endDate: '2027-01-03', totalWeeks: 53 }, '2026-11-20')).toBeNull();
  });

  test('counts from the Monday before a term that begins in the middle of a week', () => {
    expect(weekOf({ ...term, startDate: '2026-09-02' }, '2026-08-31')).toBe(1);
    expect(weekOf({ ...term, startDate: '2026-09-02' }, '2026-09-07')).toBe(2);
  });
});

test.each([
  ['1-16', 1, true],
  ['1-16', 16, true],
  ['1-16', 17, false],
  ['5-8,11-14', 9, false],
  ['5-8,11-14', 12, true],
  ['3', 3, true],
])('%s holds week %s: %s', (weeks, week, holds) => {
  expect(holdsWeek(weeks, week)).toBe(holds);
});

test.each([
  ['2026-11-20', null, '2026-11-20', true],
  ['2026-11-20', null, '2026-11-27', false],
  ['2026-11-20', 'weekly', '2026-11-27', true],
  ['2026-11-20', 'weekly', '2026-11-26', false],
  ['2026-11-20', 'weekly', '2026-11-13', false],
  ['2026-11-20', 'workday', '2026-11-23', true],
  ['2026-11-20', 'workday', '2026-11-22', false],
  ['2026-11-20', 'daily', '2026-11-22', true],
  ['2026-11-20', 'monthly', '2026-12-20', true],
  ['2026-11-20', 'monthly', '2026-12-21', false],
  ['2026-11-20', 'yearly', '2027-11-20', true],
] as const)('what began on %s and repeats %s takes place on %s: %s', (began, repeat, day, takes) => {
  expect(takesPlaceOn(began, repeat, day)).toBe(takes);
});

describe('on the real database', () => {
  let world: World;
  let token: string;
  beforeAll(async () => {
    world = await openWorld();
    token = await world.signIn('2024310086');
  });
  afterAll(() => world.close());
  const monday = mondayOf(dayText(new Date()));

  test("a day holds the week's courses by start, with times of the institution's periods", async () => {
    const { data } = await world.call(curriculum, { date: addDays(monday, 4) }, { token });
    expect(data.week).toBe(12);
    expect(data.lessons[0]).toMatchObject({ course: '数据结构实验', start: '08:00', end: '09:40', kind: 'course' });
    const starts = data.lessons.map(({ start }) => start);
    expect(starts).toEqual([...starts].sort());
  });

  test('a holiday has no courses', async () => {
    const { data } = await world.call(curriculum, { date: addDays(monday, -42) }, { token });
    expect(data.lessons.filter(({ kind }) => kind === 'course')).toEqual([]);
  });

  test('the demo is in the twelfth week whenever it is loaded', async () => {
    const { data } = await world.call(nowTerm, {}, { token });
    expect(data).toMatchObject({ week: 12, today: dayText(new Date()) });
  });

  test('the calendar shows what touches the days asked for', async () => {
    const all = (await world.call(schoolCalendar, {}, { token })).data;
    const some = (await world.call(schoolCalendar, { start: monday, end: addDays(monday, 6) }, { token })).data;
    expect(some.length).toBeGreaterThan(0);
    expect(some.length).toBeLessThan(all.length);
    for (const event of some) {
      expect(event.end >= monday).toBe(true);
      expect(event.start <= addDays(monday, 6)).toBe(true);
    }
  });

  test('each institution has its own periods', async () => {
    const host = 'yunzhou.localhost';
    const own = await world.call(restTimes, {}, { token });
    const other = await world.call(restTimes, {}, { host, token: await world.guest({ host }) });
    expect(own.data).toHaveLength(11);
    expect(other.data).toHaveLength(4);
  });

  test.each(['2026-02-31', '2026-13-01', 'today', '0000-01-01'])('%s is no day', async (date) => {
    expect((await world.call(curriculum, { date }, { token })).status).toBe(400);
  });
});
