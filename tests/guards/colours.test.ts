import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { listFiles, roomOf, root } from '../../scripts/sources.ts';

/** A literal colour: hexadecimal digits, a colour function with numbers, or a named colour as a whole value. */
const raw =
  /(?<![\w&/.-])#(?:[0-9a-f]{3,4}|[0-9a-f]{6}|[0-9a-f]{8})(?![\w-])|\b(?:rgba?|hsla?|oklch|oklab|lab|lch|hwb)\(\s*[\d.]/gi;
const named =
  /(?:color|background|fill|stroke|outline|border|shadow)\w*['"]?\s*:\s*['"`](?:[^'"`]*\s)?(?:white|black|red|green|blue|gr[ae]y|silver|orange|yellow|purple|pink|navy|teal|gold|brown)\b/gi;

// Colours that an institution chooses are content: the theme maker reads them, styles do not.
const setting = /\b(?:themColor|top[A-Z]\w+|bottom[A-Z]\w+): *(['"])[^'"]*\1/g;

function coloursIn(text: string): string[] {
  return text.split('\n').flatMap((whole, index) => {
    const line = whole.replace(setting, '');
    const found = [...line.matchAll(raw), ...line.matchAll(named)];
    return found.map((hit) => `${index + 1}: ${hit[0]}`);
  });
}

test('the search knows a colour from an anchor, an entity and a private name', () => {
  expect(coloursIn("color: '#fff'")).toHaveLength(1);
  expect(coloursIn('background: rgb(0 0 0 / 40%)')).toHaveLength(1);
  expect(coloursIn("color: 'white'")).toHaveLength(1);
  expect(coloursIn("border: '1px solid red'")).toHaveLength(1);
  expect(coloursIn("settings={{ themColor: '#b3261e' }}")).toHaveLength(0);
  expect(coloursIn('href="#main" &#123; this.#add(1) "#faces-of-it" rgb(var(--x))')).toHaveLength(0);
});

// Stories of tokens and the demo's content show colours; tests may compare with one.
const isLook = (file: string) =>
  /\.(tsx?|css|mdx|html)$/.test(file) &&
  ['ui', 'portal', 'server', 'stories', '.storybook'].includes(roomOf(file)) &&
  !/\.test\.tsx?$/.test(file) &&
  !file.startsWith('ui/internals/testing/') &&
  !file.startsWith('stories/tokens/') &&
  !file.startsWith('server/demo/');

test('no colour is written outside tokens', () => {
  const files = listFiles().filter(isLook);
  expect(files.length, 'the guard sees the files with looks').toBeGreaterThan(50);
  const wrong = files.flatMap((file) =>
    coloursIn(readFileSync(path.join(root, file), 'utf8')).map((hit) => `${file}:${hit}`),
  );
  expect(wrong).toEqual([]);
});

test('tokens hold the colours', () => {
  const files = listFiles('tokens').filter((file) => file.endsWith('.ts'));
  expect(files.flatMap((file) => coloursIn(readFileSync(path.join(root, file), 'utf8'))).length).toBeGreaterThan(10);
});
