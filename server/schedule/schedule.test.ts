import { restTimes, schoolCalendar } from '@yimen/contract/schedule/calendar';
import { curriculum, nowTerm } from '@yimen/contract/schedule/day';
import { mySchedule } from '@yimen/contract/schedule/entries';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { addDays, dayText, mondayOf } from '../lib/time.ts';
import { addHoliday } from '../testing/holiday.ts';
import { openWorld, type World } from '../testing/world.ts';

describe('on the real database', () => {
  let world: World;
  let token: string;
  beforeAll(async () => {
    world = await openWorld();
    await addHoliday(world, monday);
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

  test('a Saturday that makes up for a Tuesday has its courses, each with the day it makes up for', async () => {
    const [tuesday, saturday, nextTuesday] = [-41, -37, -34].map((days) => addDays(monday, days)) as [
      string,
      string,
      string,
    ];
    const { items } = (await world.call(mySchedule, { start: tuesday, end: nextTuesday }, { token })).data;
    const coursesOn = (day: string) => items.filter(({ kind, start }) => kind === 'course' && start.startsWith(day));
    expect(coursesOn(tuesday)).toEqual([]);
    const madeUp = coursesOn(saturday);
    expect(madeUp.length).toBeGreaterThan(0);
    expect(madeUp.map(({ title }) => title)).toEqual(coursesOn(nextTuesday).map(({ title }) => title));
    expect(new Set(madeUp.map(({ follows }) => follows))).toEqual(new Set([tuesday]));
    expect(coursesOn(nextTuesday)[0]?.follows).toBeNull();
    const { lessons } = (await world.call(curriculum, { date: saturday }, { token })).data;
    expect(lessons.filter(({ kind }) => kind === 'course').map(({ course }) => course)).toEqual(
      madeUp.map(({ title }) => title),
    );
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
