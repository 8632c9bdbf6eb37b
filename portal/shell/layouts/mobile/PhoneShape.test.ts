import { expect, test } from 'vitest';
import { routeTable } from '../../routes/table.ts';
import { phoneShape } from './PhoneShape.tsx';

const at = (address: string) => {
  const { pathname, search } = new URL(address, 'https://portal.example');
  return { pathname, search };
};
const shape = (to: string, from: string) => phoneShape(at(to), at(from), true);

/** What is there without a network, and so at once. */
const atOnce = new Set(['mobile-offline']);

test('every phone page has a shape', () => {
  const pages = routeTable.filter(({ layout, name }) => layout === 'mobile' && !atOnce.has(name));
  expect(pages.length).toBeGreaterThan(10);
  for (const { name, path } of pages) {
    expect(shape(path.replace(':id', 'x'), '/mobile/offline'), name).not.toBeNull();
  }
});

test.each([
  ['/mobile/news?article=a', '/mobile/news?column=notices'],
  ['/mobile/news', '/mobile/news?article=a'],
  ['/mobile/notice?notice=a', '/mobile/notice'],
  ['/mobile/task-center?task=a', '/mobile/task-center?view=mine'],
  ['/mobile/schedule-detail?entry=a', '/mobile/schedule-detail'],
  ['/mobile/personal-center?tab=collected', '/mobile/personal-center'],
])('%s is another page than %s', (to, from) => {
  expect(shape(to, from)).not.toBeNull();
});

test.each([
  ['/mobile/news?column=notices', '/mobile/news'],
  ['/mobile/work?category=teaching', '/mobile/work'],
  ['/mobile/notice?type=a', '/mobile/notice?type=b'],
  ['/mobile/search?search=card', '/mobile/search'],
  ['/mobile/my-schedule/schedule-dialog-add', '/mobile/my-schedule/schedule'],
  ['/mobile/schedule-detail?date=2026-11-24', '/mobile/my-schedule/schedule'],
])('%s is within the page of %s, which stays meanwhile', (to, from) => {
  expect(shape(to, from)).toBeNull();
});
