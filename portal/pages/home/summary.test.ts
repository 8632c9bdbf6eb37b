import { expect, it } from 'vitest';
import { daySummary } from './summary.ts';

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
