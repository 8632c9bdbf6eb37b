import { expect, test } from 'vitest';
import { taughtDay } from './teaching-days.ts';

const holiday = { start: '2026-10-01', end: '2026-10-07', kind: 'holiday', follows: null };
const makeUp = { start: '2026-10-10', end: '2026-10-11', kind: 'workday', follows: '2026-10-06' };
const inVacation = { start: '2027-02-25', end: '2027-02-25', kind: 'teaching', follows: '2027-03-01' };
const vacation = { start: '2027-01-18', end: '2027-02-28', kind: 'holiday', follows: null };
const changes = [holiday, makeUp, vacation, inVacation];

test.each([
  ['2026-09-30', '2026-09-30', 'a day as any other'],
  ['2026-10-01', null, 'the first of a holiday'],
  ['2026-10-07', null, 'its last'],
  ['2026-10-10', '2026-10-06', 'a Saturday that makes up for a Tuesday'],
  ['2026-10-11', '2026-10-07', 'the Sunday after it, for the Wednesday'],
  ['2027-02-24', null, 'a vacation'],
  ['2027-02-25', '2027-03-01', 'a day within it that makes up for another'],
])('on %s the timetable of %s is taught: %s', (day, taught, _why) => {
  expect(taughtDay(changes, day)).toBe(taught);
});
