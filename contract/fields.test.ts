import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { lines, link, queryText, text } from './fields.ts';
import { readableText } from './text.ts';

const message = (schema: v.GenericSchema, given: string) => v.safeParse(schema, given).issues?.[0].message;

describe.each([
  ['one line', text(20)],
  ['several lines', lines(20)],
  ['what is searched for', queryText],
])('a text: %s', (_, schema) => {
  test.each([
    ['a bell', '下\u0007课'],
    ['a tab', '下\t课'],
    ['half of a character', '下\ud83d课'],
    ['an override of direction', '下\u202e课'],
    ['an isolate of direction', '\u2066下课\u2069'],
    ['a mark of direction', '下课\u200f'],
    ['a separator of lines', '下\u2028课'],
  ])('with %s is refused', (_what, given) => {
    expect(message(schema, given)).toBe('含有不可用的字符');
  });

  test.each([
    ['a space of no width', '\u200b'],
    ['a joiner of words between spaces', ' \u2060 '],
    ['a filler of Hangul', '\u3164'],
    ['a soft hyphen', '\u00ad\u00ad'],
    ['a blank of Braille', '\u2800'],
  ])('of nothing but %s is refused', (_what, given) => {
    expect(message(schema, given)).toBe('没有可以看见的字符');
  });

  test.each(['补办成绩单', '👩‍👩‍👧 家庭日', 'naïve café', 'می‌خواهم', '面条（2 份）', ''])(
    '%j is taken as it is',
    (given) => {
      expect(v.parse(schema, given)).toBe(given);
    },
  );
});

test('a line feed is of several lines only, and written in one way', () => {
  expect(message(text(20), '一\n二')).toBe('含有不可用的字符');
  expect(v.parse(lines(20), '一\r\n二\n')).toBe('一\n二');
  expect(message(lines(20), '一\r二')).toBe('含有不可用的字符');
});

test('what is needed is asked for before anything else is said of it', () => {
  expect(message(text(20, { needed: '请填写标题' }), ' ')).toBe('请填写标题');
  expect(message(lines(20, { needed: '请写几个字' }), '\n')).toBe('请写几个字');
});

test('a link with a space or a turned direction is none', () => {
  expect(v.is(link, ' /home')).toBe(false);
  expect(v.is(link, '/home\u202e')).toBe(false);
  expect(v.is(link, 'https://jw.example.edu/a')).toBe(true);
});

test('what a browser sends of a pasted text is what can be read of it', () => {
  expect(readableText(' 下\u202e课\u0000 ')).toBe('下课');
  expect(readableText('\u200b \u3164')).toBe('');
  expect(readableText('一\n二')).toBe('一\n二');
});
