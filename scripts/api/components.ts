import path from 'node:path';
import type { ESTree } from 'vite';
import { exportsOf as mapOf, root, sourceOf } from '../sources.ts';
import { exportsOf, type FoundDeclaration, findExport } from './modules.ts';
import { type Member, type Shape, shapeOf, textOf } from './types.ts';

/** The subpaths of a package that have modules, and their source files. */
export function subpaths(workspace: string): [string, string][] {
  return Object.entries(mapOf(workspace))
    .filter(([subpath]) => !subpath.endsWith('.css'))
    .map(([subpath, target]) => [
      `@yimen/${workspace}/${subpath.slice(2)}`,
      path.join(root, sourceOf(workspace, target)),
    ]);
}

interface Component {
  shape: Shape;
  /** Default values of props, as written in the source. */
  defaults: ReadonlyMap<string, string>;
}

/** An exported function whose name begins with a capital and which takes typed props; undefined for other exports. */
function componentOf(name: string, { node, module }: FoundDeclaration): Component | undefined {
  if (node.type !== 'FunctionDeclaration' || !/^[A-Z]/.test(name)) return undefined;
  const [first] = node.params;
  if (first?.type !== 'ObjectPattern' && first?.type !== 'Identifier') return undefined;
  const type = first.typeAnnotation?.typeAnnotation;
  if (!type) return undefined;
  const defaults = first.type === 'ObjectPattern' ? defaultsOf(first, module) : new Map<string, string>();
  return { shape: shapeOf(type, module), defaults };
}

function defaultsOf(pattern: ESTree.ObjectPattern, place: FoundDeclaration['module']): Map<string, string> {
  return new Map(
    pattern.properties.flatMap((property) =>
      property.type === 'Property' && property.value.type === 'AssignmentPattern'
        ? [[textOf(property.key, place), textOf(property.value.right, place)] as const]
        : [],
    ),
  );
}

/** False for a prop that the type forbids (`never` or `undefined`). */
function isAllowed({ type }: Member): boolean {
  return type !== 'undefined' && type !== 'never';
}

export interface Prop extends Member {
  default?: string;
}

/** The props of every component of ui, by its name. */
export function propsOfComponents(): Record<string, Prop[]> {
  const found: Record<string, Prop[]> = {};
  for (const [, source] of subpaths('ui')) {
    for (const name of exportsOf(source)) {
      const declared = findExport(source, name);
      const component = declared && componentOf(name, declared);
      if (!component) continue;
      found[name] ??= everyMember(component.shape)
        .filter(isAllowed)
        .map((member) => ({ ...member, default: component.defaults.get(member.name) }));
    }
  }
  return found;
}

/** All members, those of alternatives too, each name once. */
function everyMember({ members, choices }: Shape): Member[] {
  const all = [...members, ...choices.flat().flatMap(everyMember)];
  return [...new Map(all.map((member) => [member.name, member])).values()];
}
