import { readFileSync } from 'node:fs';
import { stripTypeScriptTypes } from 'node:module';

/** Chromium's setting of a reader's text size of 200 %, on which sizes and media queries in `em` depend. */
export const atLargeText = ['--blink-settings=defaultFontSize=32'];

/** The large-text check of stories (`.storybook/atLargeText.ts`) as source, to be evaluated in a page. */
export const largeTextSource = stripTypeScriptTypes(
  readFileSync(new URL('../../.storybook/atLargeText.ts', import.meta.url), 'utf8'),
).replace('export async', 'async');
