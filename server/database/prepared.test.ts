import { expect, test } from 'vitest';
import { statementName } from './prepared.ts';

test('a statement gets a name once it comes again, always the same', () => {
  const text = 'select "name" from "people" where "id" = $1';
  expect([1, 2].map(() => statementName(text))).toEqual([undefined, undefined]);
  const name = statementName(text);
  expect(name).toMatch(/^s\d+$/);
  expect(statementName(text)).toBe(name);
  expect(statementName(`${text} limit 1`)).toBeUndefined();
});

test('what changes the schema or is very long is never prepared', () => {
  const long = `select ${'1,'.repeat(3000)} 1`;
  for (const text of ['create table x (y text)', 'listen channel', long]) {
    expect([1, 2, 3, 4].map(() => statementName(text))).toEqual(Array(4).fill(undefined));
  }
});

test('texts without end take no more names than connections can hold', () => {
  const names = Array.from({ length: 400 }, (_, number) => {
    const text = `select ${number}`;
    statementName(text);
    statementName(text);
    return statementName(text);
  });
  expect(names.filter((name) => name !== undefined).length).toBeLessThanOrEqual(250);
});
