import { execFileSync, spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { publint } from 'publint';
import { formatMessage } from 'publint/utils';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { exportsOf, match, readJson, root } from '../../scripts/sources.ts';
import { buildPackages } from './build.ts';

describe.each(['tokens', 'ui'])('the package of %s as it is published', (workspace) => {
  const folder = path.join(root, workspace);
  let tarball = '';
  let files: string[] = [];

  beforeAll(() => {
    buildPackages();
    const into = mkdtempSync(path.join(tmpdir(), 'yimen-packed-'));
    const told = execFileSync('npm', ['pack', '--json', '--workspace', workspace, '--pack-destination', into], {
      cwd: root,
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
    });
    const [packed]: { filename: string; files: { path: string }[] }[] = JSON.parse(told);
    tarball = path.join(into, packed?.filename.replace('@', '').replace('/', '-') ?? '');
    files = packed?.files.map((file) => file.path) ?? [];
  }, 300_000);

  afterAll(() => rmSync(path.dirname(tarball), { recursive: true }));

  test('holds what was built, its licence and its guide, and neither tests nor sources', () => {
    const others = files.filter((file) => !/^(dist\/.*\.(js|js\.map|d\.ts|css)|bin\/[\w-]+\.mjs)$/.test(file));
    expect(others.toSorted()).toEqual(['LICENSE', 'README.md', 'package.json']);
    expect(files.length).toBeGreaterThan(50);
    expect(files.filter((file) => /test|stories|conformance/i.test(file))).toEqual([]);
  });

  test('carries the licence of the repository', () => {
    const text = readFileSync(path.join(root, 'LICENSE'), 'utf8');
    expect(readFileSync(path.join(folder, 'LICENSE'), 'utf8')).toBe(text);
    expect(readJson(`${workspace}/package.json`).license).toBe(readJson('package.json').license);
  });

  test('depends on what its modules and declarations import, on nothing else, and never on the portal', () => {
    const built = match(`${workspace}/dist/**/*.{js,d.ts}`).map((file) => readFileSync(path.join(root, file), 'utf8'));
    const imported = built
      .flatMap((text) => [...text.matchAll(/(?:from |import |import\()["']((?:@[^/"']+\/)?[^./"'#][^/"']*)/g)])
      .map(([, name]) => name)
      .filter((name) => name !== undefined && !name.startsWith('node:'));
    const { dependencies = {}, peerDependencies = {} } = readJson(`${workspace}/package.json`);
    const declared = Object.keys({ ...dependencies, ...peerDependencies }).toSorted();
    expect([...new Set(imported)].toSorted()).toEqual(declared);
    expect(declared.filter((name) => /^@yimen\/(?!tokens$)/.test(name))).toEqual([]);
    expect(Object.keys(peerDependencies)).toEqual(workspace === 'ui' ? ['react', 'react-dom'] : []);
  });

  test('pleases publint', async () => {
    const { messages, pkg } = await publint({ pkgDir: folder, strict: true });
    expect(messages.map((message) => `${message.type}: ${formatMessage(message, pkg)}`)).toEqual([]);
  });

  test('has types that are right for bundlers and for Node', () => {
    const styles = Object.keys(exportsOf(workspace)).filter((subpath) => subpath.endsWith('.css'));
    const exclude = styles.length > 0 ? ['--exclude-entrypoints', ...styles] : [];
    const { status, stdout } = spawnSync(
      path.join(root, 'node_modules/.bin/attw'),
      [tarball, '--profile', 'esm-only', '--format', 'ascii', '--no-color', '--no-emoji', ...exclude],
      { encoding: 'utf8' },
    );
    expect(status, stdout).toBe(0);
  });
});
