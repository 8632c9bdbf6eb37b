import { describe, expect, it } from 'vitest';
import { deadlineTag } from './deadline.ts';

const now = { day: '2026-11-20', time: '10:10' };

describe('deadline', () => {
  it('is red today, amber tomorrow and outlined later', () => {
    expect(deadlineTag('2026-11-20 17:00', now)).toEqual({ label: '今天 17:00 截止', tone: 'error' });
    expect(deadlineTag('2026-11-20', now)).toEqual({ label: '今天截止', tone: 'error' });
    expect(deadlineTag('2026-11-21 18:00', now)).toEqual({ label: '明天截止', tone: 'warning' });
    expect(deadlineTag('2026-11-27', now)).toEqual({ label: '11-27 截止', tone: 'outline' });
  });

  it('says when it has passed', () => {
    expect(deadlineTag('2026-11-20 09:00', now)?.label).toBe('已逾期');
    expect(deadlineTag('2026-11-18', now)?.label).toBe('已逾期');
    expect(deadlineTag(null, now)).toBeUndefined();
  });
});
