import type { Article } from '@yimen/contract/news/articles';
import { expect, test } from 'vitest';
import { beginningFrom, chosenFirst, leadOf, newIn, remainingOf } from './front.ts';

const article = (id: string, column: string, publishedAt: string, cover: string | null = null): Article => ({
  id,
  publishedAt,
  cover,
  title: id,
  summary: '',
  source: '',
  views: 0,
  top: false,
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

test('says what else there is of today, and how much in all once that is not known', () => {
  const today = '2026-11-19';
  const list = [...articles, article('d', 'news', '2026-11-19 08:00')];
  expect(remainingOf({ list, total: 40 }, articles, today)).toBe('今天还有 1 条');
  expect(remainingOf({ list, total: 40 }, list, today)).toBe('全部 40 条资讯');
  const allToday = ['e', 'f'].map((id) => article(id, 'news', '2026-11-19 08:00'));
  expect(remainingOf({ list: allToday, total: 40 }, allToday.slice(0, 1), today)).toBe('全部 40 条资讯');
  expect(remainingOf({ list, total: list.length }, list, today)).toBe('');
});

test('what begins next stands in its order, without what has begun', () => {
  const event = (id: string, start: string) => ({ id, start, end: '2026-12-31', title: id, note: '' });
  const events = [
    event('d', '2026-12-04'),
    event('a', '2026-11-18'),
    event('b', '2026-11-19'),
    event('c', '2026-11-28'),
  ];
  expect(beginningFrom('2026-11-19', events).map(({ id }) => id)).toEqual(['b', 'c', 'd']);
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
  expect(chosenFirst(tops, [{ id: 'c' }, { id: 'a' }, { id: 'gone' }]).map(({ id }) => id)).toEqual(['c', 'a']);
  expect(chosenFirst(tops, []).map(({ id }) => id)).toEqual(['a', 'b', 'c']);
});
