import { existsSync, globSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { parseSync } from 'vite';

/** The repository's top folder. */
export const root = path.resolve(import.meta.dirname, '..');

/** The workspaces, in the order of their dependencies. */
export const workspaces = ['tokens', 'ui', 'contract', 'server', 'portal'] as const;

const generated = new Set(['node_modules', 'dist', 'build', '.react-router', '.git', '.vitest', 'storybook-static']);

/** Paths of all files people write, relative to the top folder, with `/`. Generated folders are left out. */
export function listFiles(under = ''): string[] {
  return readdirSync(path.join(root, under), { withFileTypes: true }).flatMap((entry) => {
    const file = path.posix.join(under, entry.name);
    // In a linked worktree `.git` is a file.
    if (generated.has(entry.name) || file === 'data') return [];
    if (entry.isDirectory()) return listFiles(file);
    return entry.isFile() ? [file] : [];
  });
}

export interface Import {
  specifier: string;
  line: number;
}

export interface Source {
  path: string;
  text: string;
  imports: Import[];
  /** Names that the module exports, `default` and types included. */
  exports: string[];
}

let sources: Source[] | undefined;

/** Every TypeScript file people write, parsed once. */
export function listSources(): Source[] {
  sources ??= listFiles()
    .filter((file) => /\.tsx?$/.test(file))
    .map(parse);
  return sources;
}

function parse(file: string): Source {
  const text = readFileSync(path.join(root, file), 'utf8');
  const { module, errors } = parseSync(file, text);
  if (errors.length > 0) throw new Error(`${file} does not parse: ${errors[0]?.message}`);
  const found: { specifier: string; start: number }[] = [];
  for (const statement of module.staticImports) {
    found.push({ specifier: statement.moduleRequest.value, start: statement.start });
  }
  const exports: string[] = [];
  for (const statement of module.staticExports) {
    for (const entry of statement.entries) {
      if (entry.moduleRequest) found.push({ specifier: entry.moduleRequest.value, start: statement.start });
      if (entry.exportName.kind === 'Default') exports.push('default');
      else if (entry.exportName.name) exports.push(entry.exportName.name);
    }
  }
  for (const call of module.dynamicImports) {
    const literal = /^(['"`])([^'"`$]+)\1$/.exec(text.slice(call.moduleRequest.start, call.moduleRequest.end));
    if (literal?.[2]) found.push({ specifier: literal[2], start: call.start });
  }
  const imports = found.map(({ specifier, start }) => ({ specifier, line: lineAt(text, start) }));
  return { path: file, text, imports, exports };
}

/** The line, from 1, at which an offset of a text lies. */
function lineAt(text: string, offset: number): number {
  return text.slice(0, offset).split('\n').length;
}

/** The top folder of a file, or the file itself if it is at the top. */
export function roomOf(file: string): string {
  return file.split('/')[0] ?? file;
}

/**
 * Resolves an import to a file of this repository, relative to the top folder; undefined for third-party packages
 * and for types that React Router generates. Throws when there is no such file.
 */
export function resolveImport(from: string, specifier: string): string | undefined {
  const bare = specifier.replace(/\?.*$/, '');
  if (bare.includes('/+types/') || bare.startsWith('virtual:')) return undefined;
  if (bare.startsWith('.')) {
    const target = path.posix.join(path.posix.dirname(from), bare);
    if (!existsSync(path.join(root, target))) throw new Error(`${from}: ${specifier} leads to no file`);
    return target;
  }
  const workspace = /^@yimen\/([^/]+)(\/.*)?$/.exec(bare);
  if (!workspace?.[1]) return undefined;
  const target = resolveExport(workspace[1], `.${workspace[2] ?? ''}`);
  if (!target) throw new Error(`${from}: ${specifier} is not exported by ${workspace[1]}/package.json`);
  if (!existsSync(path.join(root, target))) throw new Error(`${from}: ${specifier} leads to no file (${target})`);
  return target;
}

/** Like {@link resolveImport}, but returns undefined for an import that cannot be resolved. */
export function followImport(from: string, specifier: string): string | undefined {
  try {
    return resolveImport(from, specifier);
  } catch {
    return undefined;
  }
}

type Target = string | Record<string, string>;

/** `exports` of a workspace: subpath to target. */
export function exportsOf(workspace: string): Record<string, Target> {
  return readJson(`${workspace}/package.json`).exports ?? {};
}

/** The source file of a target of `exports`, relative to the top folder. */
export function sourceOf(workspace: string, target: Target): string {
  const file = typeof target === 'string' ? target : (target['yimen-source'] ?? target.default);
  if (!file) throw new Error(`${workspace}/package.json has an export without a source`);
  return path.posix.join(workspace, file);
}

function resolveExport(workspace: string, subpath: string): string | undefined {
  const map = exportsOf(workspace);
  const exact = map[subpath];
  if (exact) return sourceOf(workspace, exact);
  for (const [pattern, target] of Object.entries(map)) {
    const [before, after] = pattern.split('*');
    if (after === undefined || before === undefined) continue;
    if (!subpath.startsWith(before) || !subpath.endsWith(after)) continue;
    return sourceOf(workspace, target).replace('*', subpath.slice(before.length, subpath.length - after.length));
  }
  return undefined;
}

/** Files that a pattern of the top folder matches. */
export function match(pattern: string): string[] {
  return globSync(pattern, { cwd: root }).map((file) => file.split(path.sep).join('/'));
}

interface PackageJson {
  license?: string;
  exports?: Record<string, Target>;
  scripts?: Record<string, string>;
  dependencies?: Record<string, string>;
  devDependencies?: Record<string, string>;
  peerDependencies?: Record<string, string>;
  optionalDependencies?: Record<string, string>;
}

/** A package.json of this repository. */
export function readJson(file: string): PackageJson {
  return JSON.parse(readFileSync(path.join(root, file), 'utf8'));
}
