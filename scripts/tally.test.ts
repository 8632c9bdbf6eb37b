import { expect, test } from 'vitest';
import { firstLine } from './tally.ts';

test('a failure is told by the first line that says something, of a story too', () => {
  const story = '\n\u001b[34mClick to debug the error directly in Storybook: http://localhost/?path=a\u001b[39m\n\n';
  expect(firstLine(`${story}Unable to find role="application"\n\nIgnored nodes`)).toBe(
    'Unable to find role="application"',
  );
  expect(firstLine('expected 1 to be 2\nat a.ts:1')).toBe('expected 1 to be 2');
  expect(firstLine()).toBe('');
});
