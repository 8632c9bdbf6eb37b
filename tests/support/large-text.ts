import { readFileSync } from 'node:fs';
import { stripTypeScriptTypes } from 'node:module';

/** Makes Chromium one whose reader has set its text to 200 %: a size from which sizes and media queries in `em` follow. */
export const atLargeText = ['--blink-settings=defaultFontSize=32'];

/** What stories look for in large text (`.storybook/atLargeText.ts`), to be evaluated in a page. */
export const largeTextSource = stripTypeScriptTypes(
  readFileSync(new URL('../../.storybook/atLargeText.ts', import.meta.url), 'utf8'),
).replace('export async', 'async');
