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

test('lists and rows of every length leave the names to others', () => {
  const parameters = (count: number) => Array.from({ length: count }, (_, index) => `$${index + 1}`);
  const texts = Array.from({ length: 120 }, (_, length) => [
    `select "id" from "notices" where ("institution" = $1 and "id" in (${parameters(length + 1).join(', ')}))`,
    `insert into "marks" ("id", "at") values ${parameters(length + 2)
      .map((each) => `(${each}, default)`)
      .join(', ')}`,
  ]).flat();
  const named = texts.filter((text) => [1, 2, 3].map(() => statementName(text)).at(-1) !== undefined);
  expect(named).toHaveLength(4);
  const one = 'insert into "marks" ("id", "at", "by", "to", "of") values ($1, $2, $3, $4, default)';
  expect([1, 2, 3].map(() => statementName(one)).at(-1)).toBeDefined();
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
