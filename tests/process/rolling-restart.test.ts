import { expect, test } from 'vitest';
import { rollingRestart } from '../support/rolling-restart.ts';

test.each(['connecting', 'asking'] as const)(
  'behind a proxy that finds servers by %s, a rolling restart shows nobody an error',
  async (by) => {
    const { failures, answered, ends } = await rollingRestart({ by, rounds: 1 });
    expect(failures).toEqual([]);
    expect(answered).toBeGreaterThan(500);
    expect(new Set(ends)).toEqual(new Set([0]));
  },
);
