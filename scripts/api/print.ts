import path from 'node:path';
import type { ESTree } from 'vite';
import { propertyName, tokenNames } from '../../tokens/vocabulary.ts';
import { componentOf, isAllowed, subpaths } from './components.ts';
import { exportsOf, type Found, findExport } from './modules.ts';
import { interfaceShape, keysOf, memberText, type Shape, shapeOf, textOf, typeText } from './types.ts';

const root = path.join(import.meta.dirname, '../..');
/** Where the printed interface is kept. */
export const file = path.join(root, 'ui/api.md');

const opening = `# Public interface

Everything that another application can import from \`@yimen/ui\` and \`@yimen/tokens\`: components with the element they render, their props (\`?\`: may be left out; after \`=\`: what it is then), types, values, and every token. A change here is a change for others. Written by \`npm run api -- --update\`; a test compares it.

Components accept the attributes of their element, its \`ref\` and \`data-*\`, except \`className\`, \`style\` and \`dangerouslySetInnerHTML\`.
`;

/** The public interface of both packages, as \`ui/api.md\` holds it. */
export function publicInterface(): string {
  const tokens = tokenNames.map((name) => `${name}  ${propertyName(name)}`).toSorted();
  const sections = [...subpaths('ui'), ...subpaths('tokens')].map(
    ([name, source]) => `## ${name}\n\n${fence(exportsOf(source).flatMap((item) => described(source, item)))}`,
  );
  return `${[opening.trimEnd(), ...sections, `## Tokens\n\n${fence(tokens)}`].join('\n\n')}\n`;
}

const fence = (lines: readonly string[]) => `\`\`\`ts\n${lines.join('\n')}\n\`\`\``;

/** What one export is, in lines. Throws for one that leads nowhere. */
function described(source: string, name: string): string[] {
  const found = findExport(source, name);
  if (!found) return [`${name} (of another package)`];
  const { node, module } = found;
  if (node.type === 'TSTypeAliasDeclaration') return aliasLines(name, node, found);
  if (node.type === 'TSInterfaceDeclaration') return [`type ${name}`, ...shapeLines(interfaceShape(node, module))];
  if (node.type === 'VariableDeclarator') return [valueLine(name, node, found)];
  return functionLines(name, node, found);
}

function aliasLines(name: string, node: ESTree.TSTypeAliasDeclaration, { module }: Found): string[] {
  // Props stand with their component.
  if (name.endsWith('Props')) return [];
  const shape = shapeOf(node.typeAnnotation, module);
  if (shape.members.length > 0) return [`type ${name}`, ...shapeLines(shape)];
  return [`type ${name} = ${typeText(node.typeAnnotation, module)}`];
}

function valueLine(name: string, { id, init }: ESTree.VariableDeclarator, { module }: Found): string {
  const type = id.type === 'Identifier' ? id.typeAnnotation?.typeAnnotation : undefined;
  if (type) return `const ${name}: ${typeText(type, module)}`;
  const value = init ? textOf(init, module) : '';
  if (!init || value.length <= 400) return `const ${name} = ${value}`;
  // Of a long object, as the texts of a language are, the names: what they hold is no interface.
  const keys = keysOf(init, module);
  if (!keys) throw new Error(`${name} of ${module.file} is too long to print: give it a type`);
  return `const ${name} = {${keys.join(', ').replaceAll("'", '')}}`;
}

function functionLines(name: string, node: ESTree.Function, found: Found): string[] {
  const component = componentOf(name, found);
  if (component) {
    const element = component.shape.element ? ` <${component.shape.element}>` : '';
    return [`${name}${element}`, ...shapeLines(component.shape, component.defaults)];
  }
  const result = node.returnType ? textOf(node.returnType, found.module) : '';
  const parameters = node.params.map((parameter) => textOf(parameter, found.module)).join(', ');
  return [`function ${name}(${parameters})${result}`];
}

function shapeLines(shape: Shape, defaults: ReadonlyMap<string, string> = new Map(), indent = '  '): string[] {
  const members = shape.members.filter(isAllowed).map((member) => {
    const standard = defaults.get(member.name);
    return `${indent}${memberText(member)}${standard ? ` = ${standard}` : ''}`;
  });
  const rest = shape.rest.map((type) => `${indent}& ${type}`);
  const choices = shape.choices.flatMap((parts) =>
    parts.flatMap((part) => [`${indent}one of`, ...shapeLines(part, defaults, `${indent}  `)]),
  );
  return [...members.toSorted(), ...choices, ...rest];
}
