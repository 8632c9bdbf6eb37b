import { expect, test } from 'vitest';
import { queueText } from './queue.ts';

test('a queue says how many wait and how long, or that nobody does', () => {
  expect(queueText({ waiting: 12, minutes: 25 }, true)).toEqual({ people: '12 人', wait: '25 分', free: false });
  expect(queueText({ waiting: 0, minutes: 0 }, true)).toEqual({ people: '0 人', wait: '随到随办', free: true });
});

test('a queue of another day is not told as if it stood there now', () => {
  expect(queueText({ waiting: 12, minutes: 25 }, false)).toEqual({ people: '–', wait: '–', free: false });
});
