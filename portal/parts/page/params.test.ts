import { withQuery } from '@yimen/contract/paths';
import { expect, test } from 'vitest';
import { idParam, needPage, pageNumber, queryOf } from './params.ts';

test('what the address gives counts only in its own shape', () => {
  const params = new URLSearchParams({
    id: 'news-1',
    bad: '../x',
    page: '3',
    none: '0',
    search: `  ${'字'.repeat(120)} `,
  });
  expect(idParam(params, 'id')).toBe('news-1');
  expect(idParam(params, 'bad')).toBe('');
  expect(idParam(params, 'gone')).toBe('');
  expect(pageNumber(params)).toBe(3);
  expect(pageNumber(new URLSearchParams({ page: '0' }))).toBe(1);
  expect(pageNumber(new URLSearchParams({ page: '-1' }))).toBe(1);
  expect(queryOf(params, 'search')).toBe('字'.repeat(100));
  const typed = (search: string) => queryOf(new URLSearchParams({ search }), 'search');
  expect(typed(`成绩\u202e单\u0000`)).toBe('成绩单');
  expect(typed(`${'x'.repeat(99)}😀`)).toBe('x'.repeat(99));
  expect(typed('\u200b \u3164')).toBe('');
});

test('a page beyond the end of a list leads to its last one, with the same filters', () => {
  const leads = (address: string, total: number) => {
    const url = new URL(address, 'http://portal.invalid');
    try {
      needPage(url, pageNumber(url.searchParams), { total, pageSize: 20 });
      return 'stays';
    } catch (thrown) {
      return (thrown as Response).headers.get('location');
    }
  };
  expect(leads('/news?page=99&column=a', 41)).toBe('/news?column=a&page=3');
  expect(leads('/news?page=4', 60)).toBe('/news?page=3');
  expect(leads('/news?page=3', 60)).toBe('stays');
  expect(leads('/news?page=2', 20)).toBe('/news');
  expect(leads('/news?page=2', 0)).toBe('/news');
  expect(leads('/news', 0)).toBe('stays');
});

test('an address carries only what says something', () => {
  expect(withQuery('/news', { column: '', page: undefined })).toBe('/news');
  expect(withQuery('/news', { column: 'a', page: 2 })).toBe('/news?column=a&page=2');
});
