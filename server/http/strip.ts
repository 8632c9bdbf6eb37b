import type { AnySchema } from '@yimen/contract/endpoint';
import * as v from 'valibot';

/** Copies a value without what its schema does not declare. */
export type Strip = (value: unknown) => unknown;

type Fields = Record<string, unknown>;

/**
 * Compiles a schema into the function that copies its declared fields and nothing else. It checks no value, so it costs
 * a fraction of a validation. Returns null for a schema that holds no objects: such a value goes out as it is. Throws
 * for a schema that turns objects into something else, because an answer is declared as it travels.
 */
export function compileStrip(schema: AnySchema): Strip | null {
  const known = compiled.get(schema);
  if (known !== undefined) return known;
  const declared = schema as unknown as Declared;
  const strip = compile(declared);
  if (strip && declared.pipe?.slice(1).some(({ kind }) => kind !== 'validation' && kind !== 'metadata'))
    throw new Error(`An answer is declared with a ${declared.type} that is transformed`);
  compiled.set(schema, strip);
  return strip;
}

const compiled = new WeakMap<AnySchema, Strip | null>();

/** What schemas of Valibot hold, of which each kind has some. */
interface Declared {
  readonly type: string;
  readonly pipe?: readonly { readonly kind: string }[];
  readonly entries: Record<string, AnySchema>;
  readonly item: AnySchema;
  readonly items: readonly AnySchema[];
  readonly wrapped: AnySchema;
  readonly value: AnySchema;
  readonly key: string;
  readonly options: readonly AnySchema[];
  readonly getter: (input: unknown) => AnySchema;
}

function compile(schema: Declared): Strip | null {
  switch (schema.type) {
    case 'object':
    case 'strict_object':
      return stripObject(schema.entries);
    case 'array':
      return stripList(compileStrip(schema.item));
    case 'tuple':
    case 'strict_tuple':
      return stripTuple(schema.items.map(compileStrip));
    case 'record':
      return stripRecord(compileStrip(schema.value));
    case 'optional':
    case 'nullable':
    case 'nullish':
      return stripPresent(compileStrip(schema.wrapped));
    case 'lazy':
      // What refers to itself is compiled once it is there.
      return (value) => (compileStrip(schema.getter(value)) ?? asItIs)(value);
    case 'variant':
      return stripVariant(schema.key, schema.options);
    case 'union':
      return stripUnion(schema.options);
    default:
      if (!leaves.has(schema.type)) throw new Error(`An answer is declared with a ${schema.type}`);
      return null;
  }
}

const leaves = new Set(['string', 'number', 'boolean', 'literal', 'picklist', 'null', 'unknown']);
const asItIs: Strip = (value) => value;

/** Written out as one literal, which engines build several times faster than field by field. */
function stripObject(entries: Record<string, AnySchema>): Strip {
  const names = Object.keys(entries);
  const strips = names.map((name) => compileStrip(entries[name] as AnySchema));
  const fields = names.map((name, index) => {
    const value = `value[${JSON.stringify(name)}]`;
    const stripped = strips[index] ? `${value} === undefined ? undefined : strips[${index}](${value})` : value;
    return `${JSON.stringify(name)}: ${stripped}`;
  });
  return new Function('strips', `return (value) => ({ ${fields.join(', ')} })`)(strips);
}

function stripList(item: Strip | null): Strip | null {
  return item && ((value) => (value as unknown[]).map(item));
}

function stripTuple(items: readonly (Strip | null)[]): Strip {
  return (value) => items.map((item, index) => (item ?? asItIs)((value as unknown[])[index]));
}

function stripRecord(inner: Strip | null): Strip | null {
  if (!inner) return null;
  return (value) => Object.fromEntries(Object.entries(value as Fields).map(([key, each]) => [key, inner(each)]));
}

function stripPresent(inner: Strip | null): Strip | null {
  return inner && ((value) => (value === null || value === undefined ? value : inner(value)));
}

/** By the value of the field that tells the forms apart. */
function stripVariant(key: string, options: readonly AnySchema[]): Strip {
  const strips = options.map((option) => {
    const field = (option as unknown as Declared).entries[key] as AnySchema;
    return [(value: unknown) => v.is(field, (value as Fields)[key]), compileStrip(option) ?? asItIs] as const;
  });
  return firstFitting(strips);
}

/** By trying which form fits, so that a union of objects costs a validation. */
function stripUnion(options: readonly AnySchema[]): Strip | null {
  const strips = options.map(compileStrip);
  if (!strips.some(Boolean)) return null;
  return firstFitting(
    options.map((option, index) => [(value) => v.is(option, value), strips[index] ?? asItIs] as const),
  );
}

function firstFitting(strips: readonly (readonly [(value: unknown) => boolean, Strip])[]): Strip {
  return (value) => {
    const fitting = strips.find(([fits]) => fits(value));
    if (!fitting) throw new Error('An answer has none of its declared forms');
    return fitting[1](value);
  };
}
