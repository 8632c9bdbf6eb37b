import { expect, test } from 'vitest';
import { listSources, roomOf } from '../../scripts/sources.ts';

/** The module for calculations with days and times, of each top folder. */
const modules: Readonly<Record<string, string>> = {
  server: 'server/lib/time.ts',
  contract: 'contract/days.ts',
  portal: 'portal/lib/time/clock.ts',
  ui: 'ui/calendar/dates.ts',
};

const ownArithmetic =
  /toISOString\(\)\s*\.(slice|split|replace|startsWith)|Date\.UTC|[gs]etUTC|86_400_000|(?<!\d)[T ]\d{2}:\d{2}:\d{2}\+08:00/;
/** Code that slices a day, a month, a time of day or their numbers out of a text. */
const cutting =
  /\.slice\((0, (7|10)|5(, (7|10))?|8(, 10)?|11(, 16)?)\)|Number\(\w+\.slice\(0, 4\)\)|[tT]ime\.slice\(0, 2\)/;

const sources = listSources().filter(
  ({ path }) => roomOf(path) in modules && !/\.test\.tsx?$|\/fixture\.ts$/.test(path) && !isModule(path),
);

function isModule(path: string): boolean {
  return modules[roomOf(path)] === path;
}

test('days and moments are reckoned in one place of each side', () => {
  expect(sources.length).toBeGreaterThan(600);
  expect(sources.filter(({ text }) => ownArithmetic.test(text)).map(({ path }) => path)).toEqual([]);
  const knows = sources.filter(({ imports }) => imports.some(({ specifier }) => /^dayjs(\/|$)/.test(specifier)));
  expect(knows.map(({ path }) => path)).toEqual([]);
});

test('their texts are cut there alone', () => {
  const cut = sources.filter(({ text }) => cutting.test(text));
  expect(cut.map(({ path }) => path)).toEqual([]);
});
