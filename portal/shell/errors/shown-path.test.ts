import { expect, test } from 'vitest';
import { shownPath } from './route-error.ts';

test.each([
  ['/news/more/10248', '/news/more/10248'],
  ['/%E9%A6%96%E9%A1%B5/%61', '/首页/a'],
  ['/%F0%9F%8E%93', '/🎓'],
  ['/%3Cscript%3E', '/<script>'],
])('%s is shown as %s', (path, shown) => {
  expect(shownPath(path)).toBe(shown);
});

test.each(['/a%0Ab', '/%E2%80%AEfdp.exe', '/%E2%80%8B', '/a%20b', '/a%2Fb', '/%ED%A0%80', '/%E9%A6', '/100%'])(
  '%s stays as it is: it would mislead, or is no text',
  (path) => {
    expect(shownPath(path)).toBe(path);
  },
);

test('a long path is cut, between characters', () => {
  expect(shownPath(`/${'%F0%9F%8E%93'.repeat(300)}`)).toBe(`/${'🎓'.repeat(199)}…`);
});
