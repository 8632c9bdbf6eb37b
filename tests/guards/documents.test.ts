import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { listFiles, readJson, root } from '../../scripts/sources.ts';

const files = listFiles();
const scripts = Object.keys(readJson('package.json').scripts ?? {});
/** The specification is as it was given, and what is decided or was changed may name what has gone since. */
const ofToday = (file: string) => file.endsWith('.md') && !/^(docs\/SPEC|docs\/decisions\/|CHANGELOG)/.test(file);
const documents = files.filter(ofToday).map((file) => ({ file, text: readFileSync(path.join(root, file), 'utf8') }));

/** What stands in back quotes in a sentence or a table. */
const codeIn = (text: string) =>
  [...text.replace(/^```.*?^```/gms, '').matchAll(/`([^`\n]+)`/g)].map(([, code = '']) => code);

/** True for a path from the top or from a folder that is understood, which may be a pattern. */
const isThere = (name: string) =>
  files.some((file) => path.posix.matchesGlob(file, name) || path.posix.matchesGlob(file, `**/${name}`));

const scriptsIn = (text: string) => [...text.matchAll(/\bnpm run ([\w:]+)/g)].map(([, script = '']) => script);

describe.each(documents)('$file', ({ text }) => {
  test('names files and scripts that are there', () => {
    const named = codeIn(text).filter((code) => /^[\w.*/-]+\.tsx?$/.test(code));
    expect(named.filter((name) => !isThere(name))).toEqual([]);
    expect(scriptsIn(text).filter((script) => !scripts.includes(script))).toEqual([]);
  });

  test('has as many cells in each row of a table as in its head', () => {
    const tables = text.match(/(?:^\|.*\n)+/gm) ?? [];
    const uneven = tables.flatMap((table) => {
      const rows = table.trimEnd().split('\n');
      const cells = rows.map((row) => row.replaceAll('\\|', '').split('|').length);
      return rows.filter((_, index) => cells[index] !== cells[0]);
    });
    expect(uneven).toEqual([]);
  });
});

test('the guard sees the tables, files and scripts of the figures', () => {
  const figures = documents.find(({ file }) => file === 'docs/figures.md')?.text ?? '';
  expect(codeIn(figures).filter((code) => code.endsWith('.test.ts')).length).toBeGreaterThan(50);
  expect(scriptsIn(figures).length).toBeGreaterThan(5);
  expect(figures.match(/^\|/gm)?.length).toBeGreaterThan(200);
});
