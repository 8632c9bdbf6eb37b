import { expect, test } from 'vitest';
import { openedHref, type TaskFilters, taskFilters, taskHref } from './filters.ts';

const read = (href: string) => taskFilters(new URL(href, 'http://site').searchParams);

test('every filter is in the address and comes back from it', () => {
  const filters: TaskFilters = {
    view: 'mine',
    source: 'OA 系统',
    query: '差旅',
    today: true,
    sort: 'newest',
    merge: false,
    page: 3,
  };
  expect(read(taskHref(filters))).toEqual(filters);
});

test('an address says only what differs from the usual', () => {
  expect(taskHref({ ...read('/task-center') })).toBe('/task-center');
  expect(taskHref({ view: 'mine', page: 1 })).toBe('/task-center?view=mine');
  expect(openedHref({ view: 'mine' }, 'a-1')).toBe('/task-center?view=mine&task=a-1');
});

test('an opened approval keeps the filters of the list it was opened from', () => {
  const filters = read('/task-center?source=OA+%E7%B3%BB%E7%BB%9F&sort=newest');
  expect(read(openedHref(filters, 'a-1'))).toEqual(filters);
});

test('what names no view, and the word older links have for it, still lead somewhere', () => {
  expect(read('/task-center?view=nonsense').view).toBe('todo');
  expect(read('/task-center?status=done').view).toBe('done');
});
