import { expect, test } from 'vitest';
import { listSources, roomOf } from '../../scripts/sources.ts';

/** The modules that reckon with days and moments, by room; the sites use those of the contract. */
const modules: Readonly<Record<string, readonly string[]>> = {
  server: ['server/lib/time.ts'],
  contract: ['contract/days.ts', 'contract/moment.ts'],
  portal: ['portal/lib/time/clock.ts'],
};

const ownArithmetic =
  /toISOString\(\)\s*\.(slice|split|replace|startsWith)|Date\.UTC|[gs]etUTC|86_400_000|(?<!\d)[T ]\d{2}:\d{2}:\d{2}\+08:00/;
/** Cuts a day, a month, a clock or their numbers out of a text. */
const cutting = /\.slice\((0, (7|10)|5(, (7|10))?|8(, 10)?|11(, 16)?)\)/;

const sources = listSources().filter(
  ({ path }) => roomOf(path) in modules && !/\.test\.tsx?$|\/fixture\.ts$/.test(path) && !isModule(path),
);

function isModule(path: string): boolean {
  return modules[roomOf(path)]?.includes(path) ?? false;
}

test('days and moments are reckoned in one place of each side', () => {
  expect(sources.length).toBeGreaterThan(600);
  expect(sources.filter(({ text }) => ownArithmetic.test(text)).map(({ path }) => path)).toEqual([]);
  const knows = sources.filter(({ imports }) => imports.some(({ specifier }) => /^dayjs(\/|$)/.test(specifier)));
  expect(knows.map(({ path }) => path)).toEqual([]);
});

test('their texts are cut there alone', () => {
  const cut = sources.filter(({ path, text }) => roomOf(path) !== 'server' && cutting.test(text));
  expect(cut.map(({ path }) => path)).toEqual([]);
});
