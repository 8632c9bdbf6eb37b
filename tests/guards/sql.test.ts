import { expect, test } from 'vitest';
import { listSources } from '../../scripts/sources.ts';

/** An import from which statements are built: of an operator, or of a table. */
const makesStatements = /^import (?!type )[^;]*from '(?:drizzle-orm(?:\/[^']*)?|[./]+\/database\/schema\/[^']+)';$/m;

test('what answers a call of the API asks its store: no file of routes holds SQL', () => {
  const routes = listSources().filter(({ path }) => /^server\/.*routes\.ts$/.test(path));
  expect(routes.length).toBeGreaterThan(15);
  expect(routes.flatMap(({ path, text }) => (makesStatements.test(text) ? path : []))).toEqual([]);
});
