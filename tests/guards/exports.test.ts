import { existsSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import {
  exportsOf,
  listSources,
  match,
  readJson,
  resolveImport,
  root,
  sourceOf,
  workspaces,
} from '../../scripts/sources.ts';

describe('exports', () => {
  const exporting = workspaces.filter((workspace) => Object.keys(exportsOf(workspace)).length > 0);

  test('exist where other packages import from', () => {
    expect(exporting).toEqual(expect.arrayContaining(['tokens', 'ui', 'contract']));
  });

  test.each(exporting)('of %s all lead to a source file', (workspace) => {
    for (const [subpath, target] of Object.entries(exportsOf(workspace))) {
      const source = sourceOf(workspace, target);
      const found = source.includes('*') ? match(source).length > 0 : existsSync(path.join(root, source));
      expect(found, `${workspace} exports ${subpath} from ${source}`).toBe(true);
    }
  });

  test('of ui are its component folders, each once', () => {
    const folders = match('ui/**/index.ts')
      .filter((file) => !/node_modules|\/dist\/|\/internals\//.test(file))
      .map((file) => `.${path.posix.dirname(file).slice('ui'.length)}`);
    expect(folders.length).toBeGreaterThan(30);
    const subpaths = Object.keys(exportsOf('ui')).filter((subpath) => !subpath.endsWith('.css'));
    expect(subpaths.toSorted()).toEqual(folders.toSorted());
  });

  test.each(['tokens', 'ui'])('of %s name source, types and built file after the same module', (workspace) => {
    for (const [subpath, target] of Object.entries(exportsOf(workspace))) {
      if (typeof target === 'string' || subpath.endsWith('.css')) continue;
      const built = target['yimen-source']?.replace('./', './dist/').replace(/\.tsx?$/, '');
      expect(target.types, subpath).toBe(`${built}.d.ts`);
      expect(target.default, subpath).toBe(`${built}.js`);
    }
  });
});

describe('imports', () => {
  test('of files and of workspace subpaths all lead to a file', () => {
    const dead: string[] = [];
    let crossing = 0;
    for (const source of listSources()) {
      for (const { specifier } of source.imports) {
        try {
          if (resolveImport(source.path, specifier) && specifier.startsWith('@yimen/')) crossing += 1;
        } catch (error) {
          dead.push(error instanceof Error ? error.message : String(error));
        }
      }
    }
    expect(crossing).toBeGreaterThan(20);
    expect(dead).toEqual([]);
  });

  test.each(workspaces)('of %s are declared in its package.json', (workspace) => {
    const own = readJson(`${workspace}/package.json`);
    const declared = new Set(
      Object.keys({
        ...own.dependencies,
        ...own.devDependencies,
        ...own.peerDependencies,
        ...own.optionalDependencies,
      }),
    );
    const tools = new Set(Object.keys(readJson('package.json').devDependencies ?? {}));
    const sources = listSources().filter((source) => source.path.startsWith(`${workspace}/`));
    expect(sources.length).toBeGreaterThan(2);
    const running = sources.filter((source) => !/\.test\.tsx?$/.test(source.path));
    const undeclared = running.flatMap((source) => {
      const isTool = /\.config\.ts$|\/fixture\.ts$|\/internals\/testing\//.test(source.path);
      return source.imports
        .map(({ specifier }) => packageOf(specifier))
        .filter((name) => name !== undefined && !declared.has(name) && !(isTool && tools.has(name)))
        .map((name) => `${source.path} imports ${name}`);
    });
    expect(undeclared).toEqual([]);
  });
});

function packageOf(specifier: string): string | undefined {
  if (/^(\.|node:|virtual:)/.test(specifier)) return undefined;
  const parts = specifier.split('/');
  return specifier.startsWith('@') ? parts.slice(0, 2).join('/') : parts[0];
}
