import type * as v from 'valibot';

/** A schema or an action of a pipe, with the properties that tests read. */
export interface Node {
  readonly kind: 'schema' | 'validation' | 'transformation' | 'metadata';
  readonly type: string;
  readonly requirement?: unknown;
  readonly pipe?: readonly Node[];
  readonly entries?: Readonly<Record<string, Node>>;
  readonly wrapped?: Node;
  readonly item?: Node;
  readonly items?: readonly Node[];
  readonly options?: readonly unknown[];
  readonly key?: Node | string;
  readonly value?: Node;
  readonly literal?: unknown;
  readonly getter?: (input: unknown) => Node;
}

export const nodeOf = (schema: v.GenericSchema) => schema as unknown as Node;

/** The direct inner schemas, each with its step in the path. */
export function innerOf(node: Node): { step: string; inner: Node }[] {
  if (node.pipe) return node.pipe.filter(({ kind }) => kind === 'schema').map((inner) => ({ step: '', inner }));
  const { entries = {}, wrapped, item, items = [], options = [], key, value } = node;
  const isSchema = (option: unknown): option is Node => typeof option === 'object' && option !== null;
  return [
    ...Object.entries(entries).map(([name, inner]) => ({ step: `.${name}`, inner })),
    ...[wrapped].flatMap((inner) => (inner ? [{ step: '', inner }] : [])),
    ...[item].flatMap((inner) => (inner ? [{ step: '[]', inner }] : [])),
    ...items.map((inner, index) => ({ step: `[${index}]`, inner })),
    ...options.filter(isSchema).map((inner) => ({ step: '', inner })),
    // Of a variant it is the name of a field.
    ...[key].filter(isSchema).map((inner) => ({ step: '{key}', inner })),
    ...[value].flatMap((inner) => (inner ? [{ step: '{value}', inner }] : [])),
  ];
}

/** A schema and every schema within it, with the path to each; a pipe is represented by its first schema. */
export function everyNode(node: Node, way = ''): { way: string; node: Node }[] {
  return [
    ...(node.pipe ? [] : [{ way, node }]),
    ...innerOf(node).flatMap(({ step, inner }) => everyNode(inner, `${way}${step}`)),
  ];
}

/** A text within a schema, with all actions of its pipes. */
export interface TextNode {
  readonly way: string;
  readonly actions: readonly Node[];
}

/** Every text within a schema. */
export function textsIn(node: Node, way = '', actions: readonly Node[] = []): TextNode[] {
  if (node.pipe) {
    const [first, ...rest] = node.pipe;
    const own = rest.filter(({ kind }) => kind !== 'schema');
    return first ? textsIn(first, way, [...own, ...actions]) : [];
  }
  if (node.type === 'string') return [{ way, actions }];
  return innerOf(node).flatMap(({ step, inner }) => textsIn(inner, `${way}${step}`));
}

/** Paths of a schema's texts, lists and numbers that no rule limits. */
export function unboundedIn(node: Node, way = '', actions: readonly Node[] = []): string[] {
  if (node.pipe) {
    const [first, ...rest] = node.pipe;
    const own = rest.filter(({ kind }) => kind !== 'schema');
    return first ? unboundedIn(first, way, [...own, ...actions]) : [];
  }
  const has = (...types: string[]) => actions.some(({ type }) => types.includes(type));
  const here = way || 'the input';
  const inner = () =>
    innerOf(node).flatMap(({ step, inner: each }) => unboundedIn(each, `${way}${step}`, step === '' ? actions : []));
  switch (node.type) {
    case 'string':
      return has('max_length', 'iso_date') || actions.some(isBoundedForm) ? [] : [`${here}: a text`];
    case 'number':
      return has('max_value') && has('min_value') ? [] : [`${here}: a number`];
    case 'array':
      return [...(has('max_length') ? [] : [`${here}: a list`]), ...inner()];
    case 'record':
      return has('max_json') ? [] : [`${here}: record`];
    case 'any':
    case 'unknown':
    case 'lazy':
    case 'map':
    case 'set':
      return [`${here}: ${node.type}`];
    default:
      return inner();
  }
}

/** Whether it is an expression for whole texts without an unlimited repetition. */
function isBoundedForm({ type, requirement }: Node): boolean {
  if (type !== 'regex' || !(requirement instanceof RegExp)) return false;
  const source = requirement.source.replace(/\\.|\[(?:\\.|[^\]])*\]/g, 'x');
  return source.startsWith('^') && source.endsWith('$') && !/[*+]|\{\d+,\}/.test(source);
}
