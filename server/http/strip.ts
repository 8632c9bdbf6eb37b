import type { AnySchema } from '@yimen/contract/endpoint';
import * as v from 'valibot';

/** Copies a value without the fields that its schema does not declare. */
export type Strip = (value: unknown) => unknown;

type Fields = Record<string, unknown>;

/**
 * Compiles a schema into a function that copies its declared fields and nothing else. The function validates nothing,
 * so it costs a fraction of a validation. Returns null for a schema without objects, whose values need no copy. Throws
 * for a schema that transforms objects, because an answer is declared as it is sent.
 */
export function compileStrip(schema: AnySchema): Strip | null {
  const known = compiledStrips.get(schema);
  if (known !== undefined) return known;
  const declared = schema as unknown as SchemaParts;
  const strip = compileDeclared(declared);
  if (strip && declared.pipe?.slice(1).some(({ kind }) => kind !== 'validation' && kind !== 'metadata'))
    throw new Error(`An answer is declared with a ${declared.type} that is transformed`);
  compiledStrips.set(schema, strip);
  return strip;
}

const compiledStrips = new WeakMap<AnySchema, Strip | null>();

/** The parts of Valibot's schemas that are read here; each kind of schema has some of them. */
interface SchemaParts {
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

function compileDeclared(schema: SchemaParts): Strip | null {
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
      // A schema that refers to itself is compiled when it is first used.
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

/** Written as one object literal, which engines build several times faster than field by field. */
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

/** Chooses the option by the value of the discriminating field. */
function stripVariant(key: string, options: readonly AnySchema[]): Strip {
  const strips = options.map((option) => {
    const field = (option as unknown as SchemaParts).entries[key] as AnySchema;
    return [(value: unknown) => v.is(field, (value as Fields)[key]), compileStrip(option) ?? asItIs] as const;
  });
  return firstFitting(strips);
}

/** Chooses the option that validates, so a union of objects costs a validation. */
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
