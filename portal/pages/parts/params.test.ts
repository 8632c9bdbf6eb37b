import { expect, test } from 'vitest';
import { hrefWith, idOf, pageOf, queryOf } from './params.ts';

test('what the address gives counts only in its own shape', () => {
  const params = new URLSearchParams({
    id: 'news-1',
    bad: '../x',
    page: '3',
    none: '0',
    search: `  ${'字'.repeat(120)} `,
  });
  expect(idOf(params, 'id')).toBe('news-1');
  expect(idOf(params, 'bad')).toBe('');
  expect(idOf(params, 'gone')).toBe('');
  expect(pageOf(params)).toBe(3);
  expect(pageOf(new URLSearchParams({ page: '0' }))).toBe(1);
  expect(pageOf(new URLSearchParams({ page: '-1' }))).toBe(1);
  expect(queryOf(params, 'search')).toBe('字'.repeat(100));
});

test('an address carries only what says something', () => {
  expect(hrefWith('/news', { column: '', page: undefined })).toBe('/news');
  expect(hrefWith('/news', { column: 'a', page: 2 })).toBe('/news?column=a&page=2');
});
