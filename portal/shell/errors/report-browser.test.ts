import { reportBrowserError } from '@yimen/contract/browser-errors';
import * as v from 'valibot';
import { expect, test } from 'vitest';
import { reportOf } from './report-browser.ts';

function failure(message: string, stack: string, name = 'TypeError'): Error {
  return Object.assign(new Error(message), { name, stack });
}

test('a report names the places in our scripts and the page, without the address', () => {
  const stack = [
    "TypeError: Cannot read 'name'",
    '    at ym (https://portal.example/assets/shell-DLts5AT.js:4:7428)',
    '    at https://portal.example/assets/framework-CIX0Rd_.js:8:53216',
    '    at chrome-extension://abcdef/content.js:1:1',
  ].join('\n');
  expect(reportOf(failure('x is undefined', stack), 'mount', '/service-hall/details/transcript-print')).toEqual({
    phase: 'mount',
    name: 'TypeError',
    message: 'x is undefined',
    frames: ['shell-DLts5AT.js:4:7428', 'framework-CIX0Rd_.js:8:53216'],
    page: 'service-hall-details-id',
  });
});

test.each([
  ['Unexpected token \'林\', "林知夏的申请" is not valid JSON', 'Unexpected token (text), (text) is not valid JSON'],
  ['see https://react.dev/errors/418?args[]=2024310086 now', 'see (address) now'],
  ['no person 2024310086 林知夏', 'no person (number)  '],
])('%s is told as %s', (message, told) => {
  expect(reportOf(failure(message, ''), 'hydrate', '/').message).toBe(told);
});

test('whatever fails, the report is one that the server takes', () => {
  for (const error of [
    failure('x'.repeat(1000), 'at /assets/a.js:1:1\n'.repeat(100), 'n'.repeat(200)),
    failure('', '', ''),
    failure('\u0000\u202e', `at /assets/${'x'.repeat(200)}.js:1:1`, '错误'),
    new DOMException('denied', 'SecurityError') as unknown as Error,
  ]) {
    const report = reportOf(error, 'route', '/no-such-page');
    expect(v.safeParse(reportBrowserError.input, report).issues, JSON.stringify(report)).toBeUndefined();
  }
});
