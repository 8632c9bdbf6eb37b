import { describe, expect, it } from 'vitest';
import { eventsByDay, monthSheet } from './month.ts';

describe('a month’s sheet', () => {
  it('begins on a Monday and holds the whole month, filled with days of its neighbours', () => {
    const weeks = monthSheet('2026-11-20');
    expect(weeks).toHaveLength(6);
    expect(weeks[0]?.map(({ day, inMonth }) => (inMonth ? day : -day))).toEqual([-26, -27, -28, -29, -30, -31, 1]);
    expect(weeks.at(-1)?.[0]).toEqual({ date: '2026-11-30', day: 30, inMonth: true });
  });

  it('has four weeks when a short month begins on a Monday, and six when a long one begins on a Sunday', () => {
    expect(monthSheet('2027-02-01')).toHaveLength(4);
    expect(monthSheet('2027-08-31')).toHaveLength(6);
  });

  it('marks the day on which something begins', () => {
    const events = eventsByDay([
      { title: '双选会', start: '2026-11-28' },
      { title: '报名截止', start: '2026-11-28' },
    ]);
    expect(events.get('2026-11-28')).toEqual(['双选会', '报名截止']);
    expect(events.get('2026-11-29')).toBeUndefined();
  });
});
