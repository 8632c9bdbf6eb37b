import { expect, it } from 'vitest';
import { daySummary, offerOf } from './summary.ts';

const timetable = (count: number) => ({ ok: true as const, data: { lessons: Array(count).fill({}) } });
const tasks = (total: number) => ({ ok: true as const, data: { total } });

it('says how much the day holds', () => {
  expect(daySummary({ timetable: timetable(4), tasks: tasks(3) })).toBe('今天 4 项日程、3 件待办');
  expect(daySummary({ timetable: timetable(0), tasks: tasks(3) })).toBe('今天 3 件待办');
  expect(daySummary({ timetable: timetable(0), tasks: tasks(0) })).toBe('今天没有安排');
});

it('claims nothing about what did not load', () => {
  expect(daySummary({ timetable: { ok: false }, tasks: tasks(0) })).toBe('');
  expect(daySummary({})).toBe('');
});

it('says how much is offered, once that is known', () => {
  const statistic = { services: 110, fullyOnline: 74, handledTotal: 0, handledWeek: 0, averageDays: 0 };
  expect(offerOf({ statistic: { ok: true, data: statistic } })).toBe('在线服务 110 项，其中 74 项全程网办');
  expect(offerOf({ statistic: { ok: false } })).toBe('');
});
