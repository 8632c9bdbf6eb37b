import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Answered } from './Answered.tsx';
import type { Answer } from './load-answer.ts';

const statement = (text: string) => ({
  text,
  title: '成绩单打印',
  part: '',
  quote: `原文：${text}`,
  href: `/guide#${text}`,
});
const answer: Answer = {
  kind: 'answer',
  worded: '',
  statements: [statement('可以在线生成。'), statement('分 4 步。')],
  service: null,
  more: [],
  others: [],
  lines: [],
};

const drawn = (given: Answer) =>
  renderToStaticMarkup(
    createElement(Answered, {
      answer: given,
      question: '成绩单打印',
      framed: false,
      terminal: 'pc',
      suggestions: [],
      ask: (question) => question,
    }),
  );
const words = (html: string) => html.replace(/<[^>]*>/g, '');

test('a language model’s words are said to be generated, and lead to one list of sources', () => {
  const html = drawn({ ...answer, worded: '成绩单在线生成，分 4 步。' });
  expect(words(html)).toMatch(/^成绩单在线生成，分 4 步。12AI 生成：按下面的出处改写，以出处为准。/);
  expect(html.match(/<ol/g)).toHaveLength(1);
  expect(html.match(/href="#source-\d"/g)).toEqual(['href="#source-1"', 'href="#source-2"']);
  expect(words(html).match(/可以在线生成。/g)).toEqual(['可以在线生成。']);
});

test('without one, each sentence has its source and nothing is said of AI', () => {
  const said = words(drawn(answer));
  expect(said).toContain('可以在线生成1。');
  expect(said).not.toContain('AI');
});
