import { readFileSync } from 'node:fs';
import path from 'node:path';
import { type ESTree, parseSync } from 'vite';
import { followImport, root } from '../sources.ts';

type Declaration =
  | ESTree.Function
  | ESTree.Class
  | ESTree.VariableDeclarator
  | ESTree.TSTypeAliasDeclaration
  | ESTree.TSInterfaceDeclaration;

interface Module {
  file: string;
  text: string;
  /** Top-level declarations of the module. */
  own: Map<string, Declaration>;
  /** Imported and re-exported names. */
  imported: Map<string, { file: string; name: string }>;
  /** Exported names, and the local name of each. */
  exported: Map<string, string>;
  /** Modules of `export *`. */
  stars: string[];
}

/** A declaration and the module that contains it. */
export interface FoundDeclaration {
  name: string;
  module: Module;
  node: Declaration;
}

const modules = new Map<string, Module>();

/** Reads a source file, or a declaration file of the compiler, with its top-level names. */
function moduleOf(file: string): Module {
  const known = modules.get(file);
  if (known) return known;
  const text = readFileSync(file, 'utf8');
  const { program, errors } = parseSync(file, text);
  if (errors.length > 0) throw new Error(`${file} does not parse: ${errors[0]?.message}`);
  const module: Module = { file, text, own: new Map(), imported: new Map(), exported: new Map(), stars: [] };
  modules.set(file, module);
  for (const statement of program.body) read(module, statement);
  return module;
}

function read(module: Module, statement: ESTree.Directive | ESTree.Statement): void {
  if (statement.type === 'ImportDeclaration') {
    const file = follow(module.file, statement.source.value);
    for (const specifier of statement.specifiers) {
      const name = specifier.type === 'ImportSpecifier' ? nameOf(specifier.imported) : '*';
      if (file) module.imported.set(specifier.local.name, { file, name });
    }
  } else if (statement.type === 'ExportAllDeclaration') {
    const file = follow(module.file, statement.source.value);
    if (file) module.stars.push(file);
  } else if (statement.type === 'ExportNamedDeclaration') {
    const file = statement.source ? follow(module.file, statement.source.value) : undefined;
    for (const { local, exported } of statement.specifiers) {
      const inside = file ? `${nameOf(exported)} of ${file}` : nameOf(local);
      module.exported.set(nameOf(exported), inside);
      if (file) module.imported.set(inside, { file, name: nameOf(local) });
    }
    if (statement.declaration) {
      for (const name of declare(module, statement.declaration)) module.exported.set(name, name);
    }
  } else {
    declare(module, statement);
  }
}

function declare(module: Module, node: ESTree.Directive | ESTree.Statement | ESTree.Declaration): string[] {
  if (node.type === 'VariableDeclaration') {
    return node.declarations.flatMap((declarator) => {
      if (declarator.id.type !== 'Identifier') return [];
      module.own.set(declarator.id.name, declarator);
      return [declarator.id.name];
    });
  }
  if (
    node.type === 'TSTypeAliasDeclaration' ||
    node.type === 'TSInterfaceDeclaration' ||
    node.type === 'FunctionDeclaration' ||
    node.type === 'TSDeclareFunction' ||
    node.type === 'ClassDeclaration'
  ) {
    const name = node.id?.name ?? 'default';
    module.own.set(name, node);
    return [name];
  }
  return [];
}

function nameOf(name: ESTree.ModuleExportName): string {
  return name.type === 'Literal' ? name.value : name.name;
}

/** The folder into which `tsc -b` writes declarations. */
const emitted = path.join(root, 'node_modules/.cache/ts');

/** The declaration file that the compiler writes for a source file. */
export function declarationsOf(source: string): string {
  return path.join(emitted, path.relative(root, source).replace(/\.tsx?$/, '.d.ts'));
}

/** Resolves an import of a declaration file to a declaration file; undefined for third-party packages. */
export function follow(from: string, specifier: string): string | undefined {
  const isEmitted = from.startsWith(emitted);
  const target = followImport(path.relative(isEmitted ? emitted : root, from), specifier);
  const source = target && path.join(root, target);
  return source && isEmitted ? declarationsOf(source) : source;
}

/** Finds the declaration of a name used in a module; undefined when it comes from a third-party package. */
export function find(file: string, name: string): FoundDeclaration | undefined {
  const module = moduleOf(file);
  const node = module.own.get(name);
  if (node) return { name, module, node };
  const import_ = module.imported.get(name);
  return import_ && findExport(import_.file, import_.name);
}

/** Finds the declaration that a module exports under a name. */
export function findExport(file: string, name: string): FoundDeclaration | undefined {
  const module = moduleOf(file);
  const inside = module.exported.get(name);
  if (inside !== undefined) return find(file, inside);
  for (const star of module.stars) {
    const found = findExport(star, name);
    if (found) return found;
  }
  return undefined;
}

/** All names that a module exports. */
export function exportsOf(file: string): string[] {
  const module = moduleOf(file);
  return [...new Set([...module.exported.keys(), ...module.stars.flatMap(exportsOf)])].toSorted();
}
