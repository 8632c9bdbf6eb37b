import { describe, expect, test } from 'vitest';
import { allDaysOf, daysOf, type Repeat, type RepeatKind } from './recurrence.ts';

const rule = (kind: RepeatKind, more: Partial<Repeat> = {}): Repeat => ({
  ...{ kind, weekdays: [], until: null, count: null },
  ...more,
});

test.each([
  ['2026-11-20', null, '2026-11-20', true],
  ['2026-11-20', null, '2026-11-27', false],
  ['2026-11-20', rule('weekly'), '2026-11-27', true],
  ['2026-11-20', rule('weekly'), '2026-11-26', false],
  ['2026-11-20', rule('weekly'), '2026-11-13', false],
  ['2026-11-20', rule('biweekly'), '2026-11-27', false],
  ['2026-11-20', rule('biweekly'), '2026-12-04', true],
  ['2026-11-20', rule('workday'), '2026-11-23', true],
  ['2026-11-20', rule('workday'), '2026-11-22', false],
  ['2026-11-20', rule('daily'), '2026-11-22', true],
  ['2026-11-20', rule('daily', { until: '2026-11-21' }), '2026-11-22', false],
  ['2026-11-20', rule('daily', { count: 3 }), '2026-11-22', true],
  ['2026-11-20', rule('daily', { count: 3 }), '2026-11-23', false],
  ['2026-11-20', rule('monthly'), '2026-12-20', true],
  ['2026-11-20', rule('monthly'), '2026-12-21', false],
  ['2026-11-20', rule('yearly'), '2027-11-20', true],
] as const)('what began on %s and repeats by %j takes place on %s: %s', (began, repeat, day, takes) => {
  expect(daysOf(began, repeat, day, day)).toEqual(takes ? [day] : []);
});

describe('days of a rule', () => {
  test('on several weekdays keep the week it began in for every second week', () => {
    const repeat = rule('biweekly', { weekdays: [1, 5] });
    expect(daysOf('2026-11-20', repeat, '2026-11-01', '2026-12-20')).toEqual([
      ...['2026-11-20', '2026-11-30', '2026-12-04', '2026-12-14', '2026-12-18'],
    ]);
  });

  test('leave out months that have no such day, and count only what takes place', () => {
    expect(daysOf('2026-10-31', rule('monthly', { count: 3 }), '2026-01-01', '2028-01-01')).toEqual([
      ...['2026-10-31', '2026-12-31', '2027-01-31'],
    ]);
    expect(allDaysOf('2028-02-29', rule('yearly', { count: 2 }))).toEqual(['2028-02-29', '2032-02-29']);
  });

  test('are found far from the beginning without walking there', () => {
    const started = performance.now();
    expect(daysOf('1900-01-01', rule('monthly'), '2999-12-01', '2999-12-31')).toEqual(['2999-12-01']);
    expect(daysOf('1900-01-01', rule('daily'), '2999-12-31', '2999-12-31')).toEqual(['2999-12-31']);
    expect(performance.now() - started).toBeLessThan(200);
  });

  test('of a rule that ends are counted whole', () => {
    expect(allDaysOf('2026-11-21', rule('weekly', { until: '2027-01-02' }))).toHaveLength(7);
  });
});
