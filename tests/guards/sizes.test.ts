import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { listFiles, root } from '../../scripts/sources.ts';

const longestFile = 400;
const maxFiles = 7;

test(`no source file has more than ${longestFile} lines`, () => {
  const files = listFiles().filter((file) => /\.(tsx?|mjs|css|mdx)$/.test(file));
  expect(files.length).toBeGreaterThan(100);
  const long = files
    .map((file) => ({ file, lines: readFileSync(path.join(root, file), 'utf8').split('\n').length - 1 }))
    .filter(({ lines }) => lines > longestFile);
  expect(long).toEqual([]);
});

test(`no component folder has more than ${maxFiles} files`, () => {
  const counts = new Map<string, number>();
  for (const file of listFiles('ui')) {
    const folder = path.posix.dirname(file);
    if (folder === 'ui' || folder.startsWith('ui/internals')) continue;
    counts.set(folder, (counts.get(folder) ?? 0) + 1);
  }
  expect(counts.size).toBeGreaterThan(30);
  expect([...counts].filter(([, count]) => count > maxFiles)).toEqual([]);
});
