import { expect, test } from 'vitest';
import { listSources, roomOf } from '../../scripts/sources.ts';

/** A length in rem, as a literal or concatenated. */
const rem = /[\d}]rem\b|'rem'|"rem"/;

/** The one place that sets the root's font size and the unit of all lengths. */
const isViewport = (file: string) => file.startsWith('portal/shell/viewport/');

test('the search knows a length from a word', () => {
  expect(rem.test("gap: '1.5rem'")).toBe(true);
  expect(rem.test("size + 'rem'")).toBe(true);
  expect(rem.test("remove(); const theorem = '2 remarks'")).toBe(false);
});

test('no style counts in root font sizes: pages give the root 100 px', () => {
  const styled = listSources().filter(({ path }) => ['ui', 'portal'].includes(roomOf(path)) && !isViewport(path));
  expect(styled.length).toBeGreaterThan(100);
  const found = styled.filter(({ path, text }) => !path.includes('.test.') && rem.test(text)).map(({ path }) => path);
  expect(found).toEqual([]);
});
