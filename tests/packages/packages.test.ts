import { execFileSync } from 'node:child_process';
import { cpSync, existsSync, globSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import { exportsOf, root } from '../../scripts/sources.ts';
import { buildPackages } from './build.ts';

/** Runs a module in plain Node, where packages resolve to what an application would install. */
function inNode(code: string): string {
  return execFileSync(process.execPath, ['--input-type=module', '--eval', code], {
    cwd: root,
    encoding: 'utf8',
    env: { ...process.env, NODE_OPTIONS: '' },
  });
}

describe('the built packages', () => {
  beforeAll(() => {
    buildPackages();
  }, 300_000);

  test.each(['tokens', 'ui'])('of %s have the file and the types that each export names', (workspace) => {
    const named = Object.values(exportsOf(workspace)).flatMap((target) =>
      typeof target === 'string' ? [target] : [target.types, target.default],
    );
    const files = named.filter((file) => file !== undefined && !file.includes('*')) as string[];
    expect(files.length).toBeGreaterThan(10);
    expect(files.filter((file) => !existsSync(path.join(root, workspace, file)))).toEqual([]);
  });

  test('load and render in plain Node, without styles in the way', () => {
    const subpaths = Object.keys(exportsOf('ui')).filter((subpath) => !subpath.endsWith('.css'));
    const specifiers = subpaths.map((subpath) => `@yimen/ui/${subpath.slice(2)}`);
    const html = inNode(`
      import { createElement } from 'react';
      import { renderToString } from 'react-dom/server';
      const modules = await Promise.all(${JSON.stringify(specifiers)}.map((specifier) => import(specifier)));
      if (modules.some((module) => !module)) throw new Error('a module is empty');
      const { Button } = await import('@yimen/ui/button');
      console.log(renderToString(createElement(Button, { variant: 'primary' }, '立即办理')));
    `);
    expect(html).toMatch(/^<button[^>]*class="[^"]+"/);
    expect(html).toContain('立即办理');
  });

  test('say which modules belong to the browser where a server has components of its own', () => {
    const modules = globSync('dist/**/*.js', { cwd: path.join(root, 'ui') });
    const texts = modules.map((file) => ({ file, text: readFileSync(path.join(root, 'ui', file), 'utf8') }));
    const marked = ({ text }: { text: string }) => text.startsWith("'use client';");
    const react = texts.filter(({ text }) => /from ['"]react(\/jsx-runtime)?['"]/.test(text));
    expect(react.length).toBeGreaterThan(100);
    expect(react.filter((each) => !marked(each)).map(({ file }) => file)).toEqual([]);
    const shared = texts.filter(({ file }) => /(\/index|\.vanilla|locale\/(en|zh-CN|zhCN))\.js$/.test(file));
    expect(shared.length).toBeGreaterThan(100);
    expect(shared.filter(marked).map(({ file }) => file)).toEqual([]);
  });

  test('have the styles of all components in one sheet, under the names that the modules use', () => {
    const sheet = readFileSync(path.join(root, 'ui/dist/styles.css'), 'utf8');
    expect(sheet.length).toBeGreaterThan(20_000);
    const html = inNode(`
      import { createElement } from 'react';
      import { renderToString } from 'react-dom/server';
      const { Button } = await import('@yimen/ui/button');
      console.log(renderToString(createElement(Button, { variant: 'primary' }, 'go')));
    `);
    const names = /class="([^"]+)"/.exec(html)?.[1]?.split(' ') ?? [];
    expect(names.length).toBeGreaterThan(0);
    expect(names.filter((name) => !sheet.includes(`.${name}`))).toEqual([]);
  });

  test('have a style sheet for each component, with its own rules', () => {
    const subpaths = Object.keys(exportsOf('ui')).filter((subpath) => !subpath.endsWith('.css'));
    const sheets = subpaths.map((subpath) => path.join(root, 'ui/dist', subpath, 'styles.css'));
    expect(sheets.filter((sheet) => !existsSync(sheet))).toEqual([]);
    const whole = readFileSync(path.join(root, 'ui/dist/styles.css'), 'utf8');
    const button = readFileSync(path.join(root, 'ui/dist/button/styles.css'), 'utf8');
    expect(button).toContain(readFileSync(path.join(root, 'ui/dist/button/button.css'), 'utf8'));
    expect(button.length).toBeLessThan(whole.length / 10);
  });

  test('make themes without a build step', () => {
    const css = inNode(`
      const { themeCss } = await import('@yimen/tokens/theme-css');
      console.log(themeCss({ themColor: 'teal' }));
    `);
    expect(css).toContain('--ym-theme-solid:');
  });

  test('make and print themes as a program, away from the sources', () => {
    const folder = mkdtempSync(path.join(tmpdir(), 'yimen-package-'));
    for (const part of ['bin', 'dist', 'package.json']) {
      cpSync(path.join(root, 'tokens', part), path.join(folder, part), { recursive: true });
    }
    const program = path.join(folder, 'bin/yimen-theme.mjs');
    const printed = execFileSync(process.execPath, [program, 'teal', '--json'], { encoding: 'utf8' });
    rmSync(folder, { recursive: true });
    expect(JSON.parse(printed).tokens['theme.main']).toBe('#008080');
  });
});
