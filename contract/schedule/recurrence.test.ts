import { describe, expect, test } from 'vitest';
import { longestOf } from './entry-length.ts';
import { daysOf, type Repeat, type RepeatKind, stepOf, timesOf } from './recurrence.ts';

const rule = (kind: RepeatKind, more: Partial<Repeat> = {}): Repeat => ({
  kind,
  weekdays: [],
  until: null,
  count: null,
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
      '2026-11-20',
      '2026-11-30',
      '2026-12-04',
      '2026-12-14',
      '2026-12-18',
    ]);
  });

  test('leave out months that have no such day, and count only what takes place', () => {
    expect(daysOf('2026-10-31', rule('monthly', { count: 3 }), '2026-01-01', '2028-01-01')).toEqual([
      '2026-10-31',
      '2026-12-31',
      '2027-01-31',
    ]);
    expect(daysOf('2028-02-29', rule('yearly', { count: 2 }), '2028-01-01', '2099-12-31')).toEqual([
      '2028-02-29',
      '2032-02-29',
    ]);
  });

  test('are found far from the beginning as quickly as near it', () => {
    const far = ['2999-12-01', '2999-12-31'] as const;
    const near = ['1900-12-01', '1900-12-31'] as const;
    const rules = [
      rule('monthly'),
      rule('daily'),
      rule('biweekly', { weekdays: [1, 3] }),
      rule('daily', { count: 366 }),
    ];
    const timed = ([from, to]: readonly [string, string]) => {
      const started = performance.now();
      for (let time = 0; time < 500; time++) for (const each of rules) daysOf('1900-01-31', each, from, to);
      return performance.now() - started;
    };
    expect(daysOf('1900-01-01', rule('monthly'), ...far)).toEqual(['2999-12-01']);
    expect(daysOf('1900-01-01', rule('daily'), '2999-12-31', '2999-12-31')).toEqual(['2999-12-31']);
    timed(near);
    expect(timed(far)).toBeLessThan(timed(near) * 5);
  });

  test.each([
    ['2026-11-21', rule('weekly', { until: '2027-01-02' }), 7],
    ['2026-11-20', rule('daily', { until: '2999-12-31' }), 355_423],
    ['2026-11-20', rule('monthly', { until: '2027-11-19' }), 12],
    ['2026-11-20', rule('daily', { until: '2026-11-30', count: 3 }), 3],
    ['2026-11-20', rule('daily', { until: '2026-11-19' }), 0],
    ['2026-11-20', rule('daily', { count: 9 }), 9],
    ['2026-11-20', rule('daily'), Number.POSITIVE_INFINITY],
  ])('that began on %s by %j are %d', (began, repeat, times) => {
    expect(timesOf(began, repeat)).toBe(times);
  });
});

describe('an entry lasts no longer than until it takes place again', () => {
  test.each([
    ['daily', [], 1],
    ['workday', [], 1],
    ['weekly', [], 7],
    ['weekly', [6, 7], 1],
    ['weekly', [2, 6], 3],
    ['biweekly', [], 14],
    ['biweekly', [3, 6], 3],
    ['monthly', [], 28],
    ['yearly', [], 31],
  ] as const)('%s on %j: %d days', (kind, weekdays, days) => {
    expect(longestOf('2026-11-21', rule(kind, { weekdays }))).toBe(days);
  });

  test('and 31 days when it takes place once', () => {
    expect(longestOf('2026-11-21', null)).toBe(31);
  });

  test('as far apart as two of its days are', () => {
    const rules = (['daily', 'workday', 'weekly', 'biweekly', 'monthly'] as const).flatMap((kind) =>
      [[], [6], [1, 6], [6, 7], [2, 4, 6]].map((weekdays) => rule(kind, { weekdays })),
    );
    for (const each of rules) {
      const days = daysOf('2026-11-21', each, '2026-11-21', '2027-11-21').map((day) => Date.parse(day) / 86_400_000);
      const gaps = days.slice(1).map((day, index) => day - (days[index] ?? day));
      expect(Math.min(...gaps), JSON.stringify(each)).toBeGreaterThanOrEqual(stepOf('2026-11-21', each));
    }
  });
});
