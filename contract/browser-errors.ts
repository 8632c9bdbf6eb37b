import * as v from 'valibot';
import { endpoint } from './endpoint.ts';
import { nothing } from './fields.ts';
import { limits } from './limits.ts';

const ascii = (most: number) => v.pipe(v.string(), v.regex(/^[\x20-\x7e]*$/, '只能是英文'), v.maxLength(most));

/** When a page failed: as it began, as it took over the server's page, as it drew, or as a route loaded. */
export const browserPhase = v.picklist(['start', 'hydrate', 'mount', 'route']);

export const reportBrowserError = endpoint({
  name: 'reportBrowserError',
  method: 'POST',
  path: '/pedestal/browser/error',
  access: 'public',
  summary: 'Tells the server’s log that a page failed in the browser: where in the scripts, and nothing of the person.',
  input: v.strictObject({
    phase: browserPhase,
    name: v.pipe(v.string(), v.regex(/^\w{1,64}$/, '格式不正确')),
    message: ascii(200),
    frames: v.pipe(
      v.array(v.pipe(v.string(), v.regex(/^[\w.-]{1,80}\.js:\d{1,6}:\d{1,7}$/, '格式不正确'))),
      v.maxLength(8, '最多 8 行'),
    ),
    page: v.pipe(v.string(), v.regex(/^[\w-]{0,64}$/, '格式不正确')),
  }),
  data: nothing,
  once: true,
  limit: limits.browserError,
  example: { phase: 'mount', name: 'TypeError', message: 'x is undefined', frames: ['entry.js:1:2048'], page: 'home' },
});
