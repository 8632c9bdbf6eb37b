import { readFileSync } from 'node:fs';
import path from 'node:path';
import { parseSync } from 'vite';
import { describe, expect, test } from 'vitest';
import { listFiles, listSources, readJson, root } from '../../scripts/sources.ts';

const files = listFiles();
const scripts = Object.keys(readJson('package.json').scripts ?? {});
/** Not the specification, which is unchanged, nor decisions and change logs, which may name removed files. */
const ofToday = (file: string) => file.endsWith('.md') && !/^(docs\/SPEC|docs\/decisions\/|CHANGELOG)/.test(file);
const documents = files.filter(ofToday).map((file) => ({ file, text: readFileSync(path.join(root, file), 'utf8') }));

/** Inline code in a sentence or a table. */
const codeIn = (text: string) =>
  [...text.replace(/^```.*?^```/gms, '').matchAll(/`([^`\n]+)`/g)].map(([, code = '']) => code);

/** True for a path or pattern that exists, from the top or from a folder that readers take as given. */
const isThere = (name: string) =>
  files.some((file) => path.posix.matchesGlob(file, name) || path.posix.matchesGlob(file, `**/${name}`));

const namedFiles = (text: string) => codeIn(text).filter((code) => /^[\w*/-][\w.*/-]*\.tsx?$/.test(code));

const scriptsIn = (text: string) => [...text.matchAll(/\bnpm run ([\w:]+)/g)].map(([, script = '']) => script);

describe.each(documents)('$file', ({ text }) => {
  test('names files and scripts that are there', () => {
    expect(namedFiles(text).filter((name) => !isThere(name))).toEqual([]);
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

test('comments name files that are there', () => {
  const named = listSources().flatMap(({ path: file, text }) =>
    parseSync(file, text).comments.flatMap(({ value }) => namedFiles(value).map((name) => ({ file, name }))),
  );
  expect(named.length).toBeGreaterThan(10);
  expect(named.filter(({ name }) => !isThere(name))).toEqual([]);
});

test('the guard sees the tables, files and scripts of the figures', () => {
  const figures = documents.find(({ file }) => file === 'docs/figures.md')?.text ?? '';
  expect(codeIn(figures).filter((code) => code.endsWith('.test.ts')).length).toBeGreaterThan(50);
  expect(scriptsIn(figures).length).toBeGreaterThan(5);
  expect(figures.match(/^\|/gm)?.length).toBeGreaterThan(200);
});

test('README.zh-CN.md has the headings, points, commands and settings of README.md', () => {
  const outline = (name: string) => {
    const text = documents.find(({ file }) => file === name)?.text ?? '';
    const blocks = [...text.matchAll(/^```sh\n(.*?)^```/gms)].map(([, block = '']) => block);
    return {
      headings: (text.match(/^#+(?= )/gm) ?? []).length,
      points: text.split(/^## /m).map((section) => (section.match(/^- \*\*/gm) ?? []).length),
      commands: blocks.flatMap((block) => block.split('\n').map((line) => line.replace(/\s+# .*/, ''))),
      inSentences: [...new Set(codeIn(text).filter((code) => /^(npm|npx) /.test(code)))].sort(),
      settings: [...new Set(text.match(/\bYIMEN_\w+|\bDATABASE_URL\b/g))].sort(),
    };
  };
  const english = outline('README.md');
  expect(english.commands.length).toBeGreaterThan(4);
  expect(english.inSentences.length).toBeGreaterThan(4);
  expect(outline('README.zh-CN.md')).toEqual(english);
});
