import { expect, test } from 'vitest';
import { listSources, roomOf } from '../../scripts/sources.ts';

/** The module that reckons with days and moments, by room. */
const modules: Readonly<Record<string, string>> = { server: 'server/lib/time.ts' };

const ownArithmetic =
  /toISOString\(\)\s*\.(slice|split|replace)|Date\.UTC|[gs]etUTC|86_400_000|[T ]\d{2}:\d{2}:\d{2}\+08:00/;

const sources = listSources().filter(
  ({ path }) => roomOf(path) in modules && !/\.test\.ts$|\/fixture\.ts$/.test(path) && modules[roomOf(path)] !== path,
);

test('days and moments are reckoned in one module', () => {
  expect(sources.length).toBeGreaterThan(200);
  expect(sources.filter(({ text }) => ownArithmetic.test(text)).map(({ path }) => path)).toEqual([]);
  const knows = sources.filter(({ imports }) => imports.some(({ specifier }) => /^dayjs(\/|$)/.test(specifier)));
  expect(knows.map(({ path }) => path)).toEqual([]);
});
