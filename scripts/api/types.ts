import type { ESTree } from 'vite';
import { type FoundDeclaration, find, findExport } from './modules.ts';

type SourceModule = FoundDeclaration['module'];
/** The types given for type parameters, by name. */
type TypeArguments = ReadonlyMap<string, string>;
const nothing: TypeArguments = new Map();

export interface Member {
  name: string;
  optional: boolean;
  type: string;
  /** The text of its docstring. */
  note: string;
}

/** The members of a type of props or of a public object. */
export interface Shape {
  /** The element whose attributes it accepts as well. */
  element?: string;
  members: Member[];
  /** The alternatives of a union, each with its own members. */
  choices: Shape[][];
  /** Parts of the type that other packages declare. */
  rest: string[];
}

const empty = (): Shape => ({ members: [], choices: [], rest: [] });

function join(parts: readonly Shape[]): Shape {
  const all = empty();
  for (const part of parts) {
    all.element ??= part.element;
    all.members.push(...part.members);
    all.choices.push(...part.choices);
    all.rest.push(...part.rest);
  }
  return all;
}

/** The members of a type, those that it inherits or includes too. */
export function shapeOf(node: ESTree.TSType, place: SourceModule, given: TypeArguments = nothing): Shape {
  switch (node.type) {
    case 'TSParenthesizedType':
      return shapeOf(node.typeAnnotation, place, given);
    case 'TSTypeLiteral':
      return { ...empty(), members: node.members.map((member) => memberOf(member, place, given)) };
    case 'TSIntersectionType':
      return join(node.types.map((part) => shapeOf(part, place, given)));
    case 'TSUnionType':
      return { ...empty(), choices: [node.types.map((part) => shapeOf(part, place, given))] };
    case 'TSTypeReference':
      return referred(node, place, given);
    default:
      return { ...empty(), rest: [typeText(node, place, given)] };
  }
}

function referred(node: ESTree.TSTypeReference, place: SourceModule, given: TypeArguments): Shape {
  const name = textOf(node.typeName, place);
  const types = node.typeArguments?.params ?? [];
  const [first, second] = types;
  if (name === 'DomProps' && first) {
    const own = second ? shapeOf(second, place, given) : empty();
    return { ...own, element: typeText(first, place, given).replaceAll("'", '') };
  }
  if ((name === 'Omit' || name === 'Pick') && first && second) {
    const named = new Set([...typeText(second, place, given).matchAll(/'([^']+)'/g)].map(([, key]) => key));
    const whole = shapeOf(first, place, given);
    return { ...whole, members: whole.members.filter((member) => named.has(member.name) === (name === 'Pick')) };
  }
  if (name === 'Partial' && first) {
    const whole = shapeOf(first, place, given);
    return { ...whole, members: whole.members.map((member) => ({ ...member, optional: true })) };
  }
  const found = find(place.file, name);
  if (found?.node.type === 'TSTypeAliasDeclaration') {
    const inner = parameters(found.node.typeParameters, types, place, given);
    return shapeOf(found.node.typeAnnotation, found.module, inner);
  }
  if (found?.node.type === 'TSInterfaceDeclaration') return interfaceShape(found.node, found.module);
  return { ...empty(), rest: [typeText(node, place, given)] };
}

function interfaceShape(node: ESTree.TSInterfaceDeclaration, place: SourceModule): Shape {
  const inherited = node.extends.map(({ expression }) => {
    const base = find(place.file, textOf(expression, place));
    return base?.node.type === 'TSInterfaceDeclaration'
      ? interfaceShape(base.node, base.module)
      : { ...empty(), rest: [textOf(expression, place)] };
  });
  const own = { ...empty(), members: node.body.body.map((member) => memberOf(member, place, nothing)) };
  return join([...inherited, own]);
}

function parameters(
  declared: ESTree.TSTypeParameterDeclaration | null,
  types: readonly ESTree.TSType[],
  place: SourceModule,
  given: TypeArguments,
): TypeArguments {
  return new Map(
    declared?.params.flatMap(({ name, default: standard }, index) => {
      const type = types[index] ?? standard;
      return type ? [[name.name, typeText(type, place, given)] as const] : [];
    }),
  );
}

/** The docstring above a node, in one line. */
function noteOf({ start }: { start: number }, { text }: SourceModule): string {
  const doc = /\/\*\*((?:(?!\*\/).)*)\*\/\s*$/s.exec(text.slice(0, start))?.[1] ?? '';
  return doc
    .replace(/\n\s*\*/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();
}

function memberOf(member: ESTree.TSSignature, place: SourceModule, given: TypeArguments): Member {
  const note = noteOf(member, place);
  if (member.type === 'TSPropertySignature') {
    const type = member.typeAnnotation ? typeText(member.typeAnnotation.typeAnnotation, place, given) : 'unknown';
    return { name: textOf(member.key, place), optional: member.optional, type, note };
  }
  if (member.type === 'TSMethodSignature') {
    const name = textOf(member.key, place);
    return { name, optional: member.optional, type: textOf(member, place).replace(/^[^(<]+/, ''), note };
  }
  return { name: textOf(member, place), optional: false, type: '', note };
}

/** A member in one line: `size?: 'small' | 'large'`. */
function memberText({ name, optional, type }: Member): string {
  return `${name}${optional ? '?' : ''}${type && ': '}${type}`;
}

/** A type in one line. The name of a type of literals or of keys is replaced by the literals. */
function typeText(node: ESTree.TSType, place: SourceModule, given: TypeArguments = nothing): string {
  const words = wordsOf(node, place);
  if (words) return words.join(' | ');
  if (node.type === 'TSTypeReference' && !node.typeArguments) {
    const name = textOf(node.typeName, place);
    return given.get(name) ?? name;
  }
  if (node.type === 'TSUnionType') return node.types.map((part) => typeText(part, place, given)).join(' | ');
  if (node.type === 'TSArrayType') {
    const item = typeText(node.elementType, place, given);
    return / [|&=]|^readonly /.test(item) && !item.startsWith('{') ? `(${item})[]` : `${item}[]`;
  }
  if (node.type === 'TSParenthesizedType') return typeText(node.typeAnnotation, place, given);
  if (node.type === 'TSTypeLiteral') {
    const members = node.members.map((member) => memberText(memberOf(member, place, given)));
    return `{${members.join('; ')}}`;
  }
  if (node.type === 'TSTypeOperator' && node.operator === 'readonly') {
    return `readonly ${typeText(node.typeAnnotation, place, given)}`;
  }
  let text = textOf(node, place);
  for (const [name, meant] of given) text = text.replace(new RegExp(`\\b${name}\\b`, 'g'), meant);
  return text;
}

/** The literals of a type that is a union of literals, an index into a list of literals, or the keys of an object. */
function wordsOf(node: ESTree.TSType, place: SourceModule): string[] | undefined {
  switch (node.type) {
    case 'TSParenthesizedType':
      return wordsOf(node.typeAnnotation, place);
    case 'TSLiteralType':
      return [textOf(node, place)];
    case 'TSUnionType': {
      const parts = node.types.map((part) => wordsOf(part, place));
      return parts.every((part) => part !== undefined) ? parts.flat() : undefined;
    }
    case 'TSTypeReference': {
      if (node.typeArguments) return undefined;
      const found = find(place.file, textOf(node.typeName, place));
      return found?.node.type === 'TSTypeAliasDeclaration'
        ? wordsOf(found.node.typeAnnotation, found.module)
        : undefined;
    }
    case 'TSIndexedAccessType': {
      const list = queried(node.objectType, place);
      return list?.value.type === 'ArrayExpression'
        ? list.value.elements.map((item) => (item ? textOf(item, list.place) : ''))
        : undefined;
    }
    case 'TSTypeOperator': {
      if (node.operator !== 'keyof') return undefined;
      const object = queried(node.typeAnnotation, place);
      return object && keysOf(object.value, object.place);
    }
    default:
      return undefined;
  }
}

/** The value that `typeof name` refers to. */
function queried(
  node: ESTree.TSType,
  place: SourceModule,
): { value: ESTree.Expression; place: SourceModule } | undefined {
  if (node.type === 'TSParenthesizedType') return queried(node.typeAnnotation, place);
  if (node.type !== 'TSTypeQuery' || node.exprName.type === 'TSImportType') return undefined;
  const [space = '', name] = textOf(node.exprName, place).split('.');
  const found = name ? inSpace(place, space, name) : find(place.file, space);
  if (found?.node.type !== 'VariableDeclarator' || !found.node.init) return undefined;
  return { value: bare(found.node.init), place: found.module };
}

/** An expression without `as const` and the like. */
function bare(value: ESTree.Expression): ESTree.Expression {
  return value.type === 'TSAsExpression' || value.type === 'TSSatisfiesExpression' ? bare(value.expression) : value;
}

function inSpace(place: SourceModule, space: string, name: string): FoundDeclaration | undefined {
  const from = place.imported.get(space);
  return from?.name === '*' ? findExport(from.file, name) : undefined;
}

/** The keys of an object, quoted. */
function keysOf(given: ESTree.Expression, place: SourceModule): string[] | undefined {
  const value = bare(given);
  // vanilla-extract's `styleVariants({ small: … })` has the keys of its argument.
  const object = value.type === 'CallExpression' ? value.arguments[0] : value;
  if (object?.type === 'TSAsExpression' && object.typeAnnotation.type === 'TSTypeReference') {
    const [keys] = object.typeAnnotation.typeArguments?.params ?? [];
    return keys && wordsOf(keys, place);
  }
  if (object?.type !== 'ObjectExpression') return undefined;
  const keys = object.properties.map((property) =>
    property.type === 'Property' ? `'${textOf(property.key, place).replaceAll("'", '')}'` : undefined,
  );
  return keys.every((key) => key !== undefined) ? keys : undefined;
}

/** Source text in one line, without comments. */
export function textOf({ start, end }: { start: number; end: number }, { text }: SourceModule): string {
  return text
    .slice(start, end)
    .replace(/\/\*.*?\*\/|\/\/[^\n]*/gs, '')
    .replace(/\s+/g, ' ')
    .replace(/([({[<]) /g, '$1')
    .replace(/[,;]? ([)}\]>])(?!=)/g, '$1')
    .replace(/= ?>/g, '=>')
    .trim();
}
