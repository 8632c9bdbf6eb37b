import { expect, it } from 'vitest';
import { dialable } from './dialable.ts';

it('dials whole numbers only', () => {
  expect(dialable('0579-8866 0211')).toBe('057988660211');
  expect(dialable('12345')).toBe('12345');
  expect(dialable('0579-8866 ****')).toBeUndefined();
  expect(dialable('见公告')).toBeUndefined();
  expect(dialable('')).toBeUndefined();
});
