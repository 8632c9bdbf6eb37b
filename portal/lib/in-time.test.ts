import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { inTime } from './in-time.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const never = new Promise<string>(() => undefined);

test('answers what comes in time, and leaves no timer behind', async () => {
  expect(await inTime(Promise.resolve('there'), 400)).toBe('there');
  expect(vi.getTimerCount()).toBe(0);
});

test('answers nothing when the time is over', async () => {
  const asked = inTime(never, 400);
  await vi.advanceTimersByTimeAsync(399);
  expect(vi.getTimerCount()).toBe(1);
  await vi.advanceTimersByTimeAsync(1);
  expect(await asked).toBeUndefined();
});

test('fails as what it waits for does, and leaves no timer behind', async () => {
  await expect(inTime(Promise.reject(new Error('refused')), 400)).rejects.toThrow('refused');
  expect(vi.getTimerCount()).toBe(0);
});
