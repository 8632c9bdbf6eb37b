import { describe, expect, test } from 'vitest';
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
