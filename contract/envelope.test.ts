import { expect, test } from 'vitest';
import { codes } from './envelope.ts';
import { signInCodes } from './sign-in/codes.ts';

test('a code has one meaning', () => {
  const { signInRefused, signInLocked, ...others } = codes;
  expect([signInRefused, signInLocked], 'what every sign-in may be refused for').toEqual([
    signInCodes.refused,
    signInCodes.locked,
  ]);
  const all: number[] = [...Object.values(others), ...Object.values(signInCodes)];
  expect(all.filter((code, index) => all.indexOf(code) !== index)).toEqual([]);
});
