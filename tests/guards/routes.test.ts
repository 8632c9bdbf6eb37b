import { expect, test } from 'vitest';
import { listSources } from '../support/sources.ts';

// Without a loader the server is never asked on client navigation, so the middleware that guards the
// layout does not run: a signed-out visitor reached a protected page that way.
test('every route module with middleware has a loader', () => {
  const guarding = listSources().filter(
    (source) => source.path.startsWith('portal/') && source.exports.includes('middleware'),
  );
  expect(guarding.length).toBeGreaterThan(0);
  expect(guarding.filter((source) => !source.exports.includes('loader')).map((source) => source.path)).toEqual([]);
});
