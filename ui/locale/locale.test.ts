import { expect, test } from 'vitest';
import { en, zhCN } from './index.ts';

function entries(texts: object, path = ''): [string, unknown][] {
  return Object.entries(texts).flatMap(([name, value]) =>
    typeof value === 'object' && value !== null ? entries(value, `${path}${name}.`) : [[`${path}${name}`, value]],
  );
}

test('every text is there in both languages', () => {
  expect(entries(en).map(([path]) => path)).toEqual(entries(zhCN).map(([path]) => path));
});

test('the English texts hold no Chinese', () => {
  const texts = entries(en).filter((entry): entry is [string, string] => typeof entry[1] === 'string');
  expect(texts.filter(([, text]) => /\p{Script=Han}/u.test(text))).toEqual([]);
});
