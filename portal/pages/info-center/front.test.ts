import type { Article } from '@yimen/contract/homepage/news';
import { expect, test } from 'vitest';
import { inOrder, leadOf, newIn } from './front.ts';

const article = (id: string, column: string, publishedAt: string, cover: string | null = null): Article => ({
  ...{ id, publishedAt, cover, title: id, summary: '', source: '', views: 0, top: false },
  column: { id: column, name: column },
});
const articles = [
  article('a', 'news', '2026-11-19 15:20'),
  article('b', 'life', '2026-11-18 09:00', '/b.svg'),
  article('c', 'news', '2026-11-10 09:00', '/c.svg'),
];

test('the first article with a picture leads, and is not shown beside itself', () => {
  const { lead, beside } = leadOf(articles, []);
  expect(lead?.id).toBe('b');
  expect(beside.map(({ id }) => id)).toEqual(['a', 'c']);
});

test('only the columns that the reader chose are in front, as long as they hold something', () => {
  expect(leadOf(articles, [{ id: 'news' }]).lead?.id).toBe('c');
  expect(leadOf(articles, [{ id: 'empty' }]).lead?.id).toBe('b');
});

test('new is what came out within seven days', () => {
  const column = { id: 'news', name: '要闻', articles };
  expect(newIn(column, '2026-11-20', 10)).toBe('2');
  expect(newIn(column, '2026-11-20', 2)).toBe('1+');
  expect(newIn(column, '2026-12-20', 10)).toBe('');
  expect(newIn(undefined, '2026-11-20', 10)).toBe('');
});

test("columns stand in the reader's order", () => {
  const tops = ['a', 'b', 'c'].map((id) => ({ id, name: id, articles: [] }));
  expect(inOrder(tops, [{ id: 'c' }, { id: 'a' }, { id: 'gone' }]).map(({ id }) => id)).toEqual(['c', 'a']);
  expect(inOrder(tops, []).map(({ id }) => id)).toEqual(['a', 'b', 'c']);
});
