import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { root } from '../../scripts/sources.ts';

interface Locked {
  version: string;
  resolved?: string;
  integrity?: string;
  dependencies?: Record<string, string>;
  optionalDependencies?: Record<string, string>;
  peerDependencies?: Record<string, string>;
}
const locked: Record<string, Locked> = JSON.parse(readFileSync(path.join(root, 'package-lock.json'), 'utf8')).packages;

const tools = ['react', 'react-dom', 'vite', 'typescript', '@types/node', '@types/react', '@types/react-dom'];

/**
 * A fresh application outside the repository, made of `tests/packages/consumer`, with both packages installed
 * from what would be published. Its other packages are those of the repository's lock file, so that npm's cache
 * has them.
 */
export function installConsumer(): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'yimen-consumer-'));
  cpSync(path.join(import.meta.dirname, 'consumer'), folder, { recursive: true });
  const own = Object.fromEntries(['tokens', 'ui'].map((name) => [`@yimen/${name}`, `file:${pack(name, folder)}`]));
  const others = Object.fromEntries(tools.map((name) => [name, locked[`node_modules/${name}`]?.version ?? '*']));
  const dependencies = { ...own, ...others };
  const about = { name: 'consumer', version: '1.0.0', private: true, type: 'module', dependencies };
  write(folder, 'package.json', about);
  const packages: Record<string, unknown> = { '': about, ...closure(tools) };
  for (const name of ['tokens', 'ui']) {
    const file = own[`@yimen/${name}`]?.replace('file:', '') ?? '';
    const { dependencies: needs, peerDependencies } = JSON.parse(
      readFileSync(path.join(root, name, 'package.json'), 'utf8'),
    );
    Object.assign(packages, closure(Object.keys(needs ?? {}).filter((need) => !need.startsWith('@yimen/'))));
    packages[`node_modules/@yimen/${name}`] = {
      version: '0.1.0',
      resolved: `file:${file}`,
      integrity: `sha512-${createHash('sha512')
        .update(readFileSync(path.join(folder, file)))
        .digest('base64')}`,
      dependencies: needs,
      peerDependencies,
    };
  }
  write(folder, 'package-lock.json', {
    name: 'consumer',
    version: '1.0.0',
    lockfileVersion: 3,
    requires: true,
    packages,
  });
  // A real installation and no link: Node must find the packages' own dependencies from the outside.
  execFileSync('npm', ['install', '--prefer-offline', '--no-audit', '--no-fund', '--ignore-scripts'], {
    cwd: folder,
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  return folder;
}

/** The name of the tarball that `npm publish` would send. */
function pack(workspace: string, into: string): string {
  const told = execFileSync('npm', ['pack', '--json', '--workspace', workspace, '--pack-destination', into], {
    cwd: root,
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  const [packed]: { filename: string }[] = JSON.parse(told);
  return packed?.filename.replace('@', '').replace('/', '-') ?? '';
}

/** The lock file's entries of packages and of all that they need. */
function closure(names: readonly string[]): Record<string, Locked> {
  const found: Record<string, Locked> = {};
  const visit = (name: string, from: string) => {
    const place = locate(name, from);
    const entry = place === undefined ? undefined : locked[place];
    if (place === undefined || !entry || found[place]) return;
    found[place] = entry;
    const needs = { ...entry.dependencies, ...entry.optionalDependencies, ...entry.peerDependencies };
    for (const need of Object.keys(needs)) visit(need, place);
  };
  for (const name of names) visit(name, '');
  return found;
}

/** Where a package that another one imports is installed: beside it, or further up. */
function locate(name: string, from: string): string | undefined {
  for (let folder = from; ; folder = folder.slice(0, Math.max(0, folder.lastIndexOf('/node_modules/')))) {
    const place = `${folder === '' ? '' : `${folder}/`}node_modules/${name}`;
    if (locked[place]) return place;
    if (folder === '') return undefined;
  }
}

function write(folder: string, file: string, content: unknown): void {
  mkdirSync(folder, { recursive: true });
  writeFileSync(path.join(folder, file), `${JSON.stringify(content, null, 2)}\n`);
}
