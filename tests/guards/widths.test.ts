import { expect, test } from 'vitest';
import { listSources } from '../../scripts/sources.ts';

// Where a file wrote the width itself, its compact styles began one pixel late. Use portal/lib/media.ts.
const written = /\((?:max-width: 1(?:199|200)|min-width: (?:901|1200|1201))(?:\.\d+)?px\)/;

test('the search knows the width at which layouts switch', () => {
  expect(written.test("const compact = '(max-width: 1199px)';")).toBe(true);
  expect(written.test("'(min-width: 901px) and (max-width: 1023px)'")).toBe(true);
  expect(written.test("'(max-width: 900px)'")).toBe(false);
});

test('the width up to which pages are compact is written once', () => {
  const portal = listSources().filter(({ path }) => path.startsWith('portal/'));
  expect(portal.length).toBeGreaterThan(300);
  expect(portal.filter(({ text }) => written.test(text)).map(({ path }) => path)).toEqual(['portal/lib/media.ts']);
});
