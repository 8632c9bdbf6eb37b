import { expect, test } from 'vitest';
import { until } from './until.ts';

test('waits until the answer is yes', async () => {
  let asked = 0;
  expect(await until(async () => ++asked === 3, 5000)).toBe(true);
  expect(asked).toBe(3);
});

test('gives up when the time is over', async () => {
  expect(await until(async () => false, 20)).toBe(false);
});

test('fails at once when the question does', async () => {
  const fails = () => Promise.reject(new Error('It ended.'));
  await expect(until(fails, 5000)).rejects.toThrow('It ended.');
});
