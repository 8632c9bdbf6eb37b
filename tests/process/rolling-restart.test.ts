import { expect, test } from 'vitest';
import { rollingRestart } from '../support/rolling-restart.ts';

test('behind a balancer that asks whether servers are ready, a rolling restart shows nobody an error', async () => {
  const { failures, answered, ends } = await rollingRestart({ by: 'asking', rounds: 1 });
  expect(failures).toEqual([]);
  expect(answered).toBeGreaterThan(500);
  expect(new Set(ends)).toEqual(new Set([0]));
});
