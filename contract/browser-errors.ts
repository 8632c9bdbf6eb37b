import * as v from 'valibot';
import { described } from './described.ts';
import { endpoint } from './endpoint.ts';
import { nothing } from './fields.ts';
import { limits } from './limits.ts';

const ascii = (most: number) => v.pipe(v.string(), v.regex(/^[\x20-\x7e]*$/, '只能是英文'), v.maxLength(most));

/** When a page failed: at the start, at hydration, while rendering in the browser, or while a route loaded. */
export const browserPhase = v.picklist(['start', 'hydrate', 'mount', 'route']);

export const reportBrowserError = endpoint({
  name: 'reportBrowserError',
  method: 'POST',
  path: '/pedestal/browser/error',
  access: 'public',
  summary: 'Tells the server’s log that a page failed in the browser: where in the scripts, and nothing of the person.',
  input: v.strictObject({
    phase: described(
      browserPhase,
      'start: as the page began; hydrate: as it took over what the server drew; mount: as it drew; route: as a page loaded.',
    ),
    name: described(v.pipe(v.string(), v.regex(/^\w{1,64}$/, '格式不正确')), "The error's kind, as TypeError."),
    message: described(
      ascii(200),
      'What the error says, in English, without quoted texts, addresses and long numbers.',
    ),
    frames: described(
      v.pipe(
        v.array(v.pipe(v.string(), v.regex(/^[\w.-]{1,80}\.js:\d{1,6}:\d{1,7}$/, '格式不正确'))),
        v.maxLength(8, '最多 8 行'),
      ),
      'Where in the scripts, innermost first, each as file:line:column.',
    ),
    page: described(
      v.pipe(v.string(), v.regex(/^[\w-]{0,64}$/, '格式不正确')),
      'Name of the page in the route table; empty when it is none.',
    ),
  }),
  data: nothing,
  once: true,
  limit: limits.browserError,
  example: { phase: 'mount', name: 'TypeError', message: 'x is undefined', frames: ['entry.js:1:2048'], page: 'home' },
});
