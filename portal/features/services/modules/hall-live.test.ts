import { expect, test } from 'vitest';
import { isQueueFresh, queueText } from './hall-live.tsx';

test('a queue says how many wait and how long, or that nobody does', () => {
  expect(queueText({ waiting: 12, minutes: 25 }, true)).toEqual({ people: '12 人', wait: '25 分', free: false });
  expect(queueText({ waiting: 0, minutes: 0 }, true)).toEqual({ people: '0 人', wait: '随到随办', free: true });
});

test('a queue of the morning, or of another day, does not stand in the evening', () => {
  const now = { day: '2026-11-20', time: '12:30' };
  expect(isQueueFresh('2026-11-20 10:45', now)).toBe(true);
  expect(isQueueFresh('2026-11-20 10:45', { ...now, time: '22:45' })).toBe(false);
  expect(isQueueFresh('2026-11-19 12:30', now)).toBe(false);
  expect(isQueueFresh(null, now)).toBe(false);
});

test('a queue that does not stand any more is not told as if it did', () => {
  expect(queueText({ waiting: 12, minutes: 25 }, false)).toEqual({ people: '–', wait: '–', free: false });
});
