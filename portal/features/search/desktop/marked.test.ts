import { expect, test } from 'vitest';
import { searchHref } from './address.ts';
import { markedPieces, markedWords, rangesOf } from './marked.ts';

const drawn = (text: string, ranges: readonly (readonly [number, number])[]) =>
  markedPieces(text, ranges)
    .map(({ text: piece, marked }) => (marked ? `[${piece}]` : piece))
    .join('');

test('a text is marked where it matched', () => {
  expect(drawn('成绩单打印', [[0, 3]])).toBe('[成绩单]打印');
  expect(drawn('打印成绩单', [[2, 5]])).toBe('打印[成绩单]');
  expect(drawn('成绩单', [])).toBe('成绩单');
});

test('ranges over each other or beyond the text do no harm', () => {
  expect(
    drawn('成绩单打印', [
      [1, 4],
      [0, 3],
      [4, 99],
    ]),
  ).toBe('[成绩单][打][印]');
  expect(drawn('', [[0, 3]])).toBe('');
});

test('words are found everywhere, whatever their case', () => {
  expect(drawn('GPA 与 gpa', rangesOf('GPA 与 gpa', 'Gpa'))).toBe('[GPA] 与 [gpa]');
  expect(rangesOf('成绩单', ' ')).toEqual([]);
});

test('a text is marked with the words of the query that the title has, too', () => {
  const found = {
    title: '“长江中游湿地碳汇观测”项目',
    matches: [
      [5, 7],
      [9, 11],
    ] as [number, number][],
  };
  const text = '湿地站的观测数据';
  expect(drawn(text, rangesOf(text, '湿地观测'))).toBe(text);
  expect(drawn(text, rangesOf(text, ...markedWords(found, '湿地观测')))).toBe('[湿地]站的[观测]数据');
});

test('a search has its address', () => {
  expect(searchHref('成绩单', 'news', 2)).toBe(`/search?search=${encodeURIComponent('成绩单')}&kind=news&page=2`);
  expect(searchHref('cjd')).toBe('/search?search=cjd');
});
