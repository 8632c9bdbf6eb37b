import type * as v from 'valibot';

/** One line of what an object or a list holds. */
export interface ShapeLine {
  /** The names that lead there, joined by dots. */
  readonly path: string;
  readonly holds: string;
  /** Whether it may be left out. */
  readonly isOptional: boolean;
}

/** The parts of a schema that are read here. */
interface Schema {
  readonly type: string;
  readonly kind?: string;
  readonly pipe?: readonly Schema[];
  readonly wrapped?: Schema;
  readonly item?: Schema;
  readonly key?: Schema;
  readonly value?: Schema;
  readonly entries?: Readonly<Record<string, Schema>>;
  /** Of a union or a variant the schemas, of a picklist the values. */
  readonly options?: readonly unknown[];
  readonly literal?: unknown;
  readonly message?: unknown;
  readonly requirement?: unknown;
}

/** What a value of a schema is, in words, without what is below it. */
export const shapeText = (schema: v.GenericSchema): string => textOf(schema as unknown as Schema);

/** What is below a value of a schema: a line for each field, those of its lists and objects after it. */
export function shapeLines(schema: v.GenericSchema): ShapeLine[] {
  const lines = linesOf(schema as unknown as Schema, '', new Set());
  // A field that two forms of the same have is told once.
  return [...new Map(lines.map((line) => [line.path, line])).values()];
}

/** A schema without what only says whether it may be left out or be null. */
function bare(schema: Schema): Schema {
  const [first] = schema.pipe ?? [];
  if (first && first !== schema && first.type === 'unknown') return bare(schema.pipe?.find(isTyped) ?? first);
  return schema.wrapped ? bare(schema.wrapped) : schema;
}

const isTyped = ({ kind, type }: Schema) => kind === 'schema' && type !== 'unknown';

function may(schema: Schema, type: 'optional' | 'nullable'): boolean {
  return schema.type === type || (schema.wrapped ? may(schema.wrapped, type) : false);
}

const typeTexts: Readonly<Record<string, string>> = {
  string: '文本',
  number: '数字',
  boolean: 'true 或 false',
  object: '对象',
  strict_object: '对象',
  unknown: '任意值',
};

function textOf(schema: Schema): string {
  const text = ownText(bare(schema));
  return may(schema, 'nullable') ? `${text}，或 null` : text;
}

function ownText(own: Schema): string {
  if (own.type === 'picklist') return (own.options ?? []).map(String).join('、');
  if (own.type === 'literal') return JSON.stringify(own.literal);
  if (own.type === 'array' && own.item) {
    const item = textOf(own.item);
    return bare(own.item).type === 'picklist' ? `列表，每项是 ${item} 之一` : `列表，每项是${item}`;
  }
  if (own.type === 'record') return recordText(own);
  if (own.type === 'variant') return '对象，按 type 有不同的字段';
  if (own.type === 'union') return ((own.options ?? []) as Schema[]).map(textOf).join('，或');
  return `${typeTexts[own.type] ?? '数据'}${ruleOf(own)}`;
}

function recordText({ key, value }: Schema): string {
  const named = key && bare(key).type === 'picklist' ? `字段是 ${ownText(bare(key))}` : '字段名自定';
  return `对象，${named}，值是 ${value ? textOf(value) : '任意值'}`;
}

/** What the schema itself asks of a text or a number, in brackets; nothing where it asks nothing. */
function ruleOf({ type, pipe = [] }: Schema): string {
  if (type === 'number') return rangeOf(pipe);
  if (type !== 'string') return '';
  const rules = pipe.flatMap(({ message }) => (typeof message === 'string' ? message : []));
  const rule = rules.find((text) => /应|只能|最多/.test(text));
  return rule ? `（${rule}）` : '';
}

function rangeOf(pipe: readonly Schema[]): string {
  const [from, to] = ['min_value', 'max_value'].map((name) => pipe.find(({ type }) => type === name)?.requirement);
  if (from === undefined) return to === undefined ? '' : `（不大于 ${to}）`;
  return to === undefined ? `（不小于 ${from}）` : `（${from} 到 ${to}）`;
}

function linesOf(schema: Schema, above: string, seen: ReadonlySet<string>): ShapeLine[] {
  const own = bare(schema);
  if (own.type === 'array' && own.item) return linesOf(own.item, above, seen);
  if (own.type === 'record' && own.value) return linesOf(own.value, above, seen);
  if (own.type === 'union' || own.type === 'variant') {
    const all = ((own.options ?? []) as Schema[]).flatMap((one) => linesOf(one, above, seen));
    return own.type === 'union' ? all : mergedLines(own, all);
  }
  const names = Object.keys(own.entries ?? {});
  // A rule holds rules of the same form.
  if (names.length === 0 || seen.has(names.join())) return [];
  const inside = new Set([...seen, names.join()]);
  return Object.entries(own.entries ?? {}).flatMap(([name, field]) => {
    const path = above ? `${above}.${name}` : name;
    return [{ path, holds: textOf(field), isOptional: may(field, 'optional') }, ...linesOf(field, path, inside)];
  });
}

/** The fields of all forms that an object can have, each once, with the values of `type` by which it has them. */
function mergedLines(variant: Schema, lines: readonly ShapeLine[]): ShapeLine[] {
  const forms = (variant.options ?? []) as Schema[];
  const typesOf = (name: string) =>
    forms.flatMap(({ entries = {} }) => (entries[name] && entries.type ? ownText(bare(entries.type)) : []));
  const first = lines.filter(({ path }, index) => lines.findIndex((one) => one.path === path) === index);
  return first.map((line) => {
    const name = line.path.split('.').at(-1) ?? '';
    if (name === 'type') return { ...line, holds: typesOf(name).join('、').replaceAll('"', '') };
    return { ...line, holds: `${line.holds}，type 为 ${typesOf(name).join('、').replaceAll('"', '')} 时` };
  });
}
