import { readFileSync } from 'node:fs';
import path from 'node:path';
import { storyNameFromExport, toId } from 'storybook/internal/csf';
import { describe, expect, test } from 'vitest';
import { adviceBySubpath } from '../../.storybook/guidance/index.ts';
import { exportsOf, match, root } from '../../scripts/sources.ts';

const pages = match('stories/**/*.{stories.tsx,mdx}').map((file) => {
  const text = readFileSync(path.join(root, file), 'utf8');
  const title = /\btitle(?:: '|=")([^'"]*\/[^'"]+)/.exec(text)?.[1];
  if (!title) throw new Error(`${file} has no title that Storybook could find without running it`);
  return { file, text, title, parts: title.split('/') };
});

describe('Storybook’s search', () => {
  test('finds every page by a Chinese and by an English word: each part of its title has both', () => {
    expect(pages.length).toBeGreaterThan(80);
    const wrong = pages.filter(
      ({ parts }) => !parts.every((part) => /[a-z]{2}/i.test(part) && /\p{Script=Han}/u.test(part)),
    );
    expect(wrong.map(({ file, title }) => `${file}: ${title}`)).toEqual([]);
  });

  test('finds one page for each title', () => {
    const titles = pages.map(({ title }) => title);
    expect(titles.filter((title, index) => titles.indexOf(title) !== index)).toEqual([]);
  });
});

describe('a link of a page of prose', () => {
  test('leads to a page or story that there is', () => {
    const ids = new Map(
      pages.flatMap(({ file, text }) => {
        const id = /\bid(?:: '|=")([^'"]+)/.exec(text)?.[1];
        const names = [...text.matchAll(/^export const (\w+)/gm)].map(([, name = '']) => storyNameFromExport(name));
        const kind = file.endsWith('.mdx') || !/tags: \[.*!autodocs/.test(text) ? [`/docs/${id}--docs`] : [];
        return id ? [...kind, ...names.map((name) => `/story/${toId(id, name)}`)].map((path) => [path, file]) : [];
      }) as [string, string][],
    );
    const links = pages.flatMap(({ file, text }) =>
      [...text.matchAll(/\?path=([^)"'\s]+)/g)].map(([, path = '']) => ({ file, path })),
    );
    expect(links.length).toBeGreaterThan(15);
    expect(links.filter(({ path }) => !ids.has(path)).map(({ file, path }) => `${file}: ${path}`)).toEqual([]);
  });
});

describe('advice on when to take a component and when not', () => {
  const subpaths = Object.keys(exportsOf('ui'))
    .filter((subpath) => !subpath.endsWith('.css'))
    .map((subpath) => subpath.slice(2));

  test('exists for every subpath of ui, and for nothing else', () => {
    expect(Object.keys(adviceBySubpath).toSorted()).toEqual(subpaths.toSorted());
  });

  test('stands on a page of Storybook that has the component’s name', () => {
    const last = new Set(pages.map(({ parts }) => parts.at(-1)));
    const homeless = Object.entries(adviceBySubpath).filter(([, { name }]) => !last.has(name));
    expect(homeless.map(([subpath, { name }]) => `${subpath}: ${name}`)).toEqual([]);
  });

  test.each(Object.entries(adviceBySubpath))('of %s says both in whole Chinese sentences', (_subpath, advice) => {
    expect(advice.use.length).toBeGreaterThan(0);
    expect(advice.avoid.length).toBeGreaterThan(0);
    for (const line of [...advice.use, ...advice.avoid]) expect(line).toMatch(/^[\p{Script=Han}“].*。$/u);
  });
});
