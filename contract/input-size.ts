import type { AnySchema, Endpoint } from './endpoint.ts';

/** Largest JSON body of a call. */
export interface InputSize {
  readonly bytes: number;
  /** Entries of all its lists and objects together. */
  readonly values: number;
}

/** Largest body of any call, in bytes: a picture, or a business system's batch. */
export const longestBody = 1_048_576;

/** Smallest limit of any call: it leaves room for a few unknown fields, and for spaces. */
const least: InputSize = { bytes: 4096, values: 64 };

/** A character may be escaped as `\u4e00`. */
const bytesOfCharacter = 6;
/** A number or a name's quotes, with comma and indentation. */
const bytesOfValue = 32;

const computed = new WeakMap<AnySchema, InputSize>();

/** The largest input that the call's schema accepts, with twice as many values. */
export function inputSize({ input, documented = input }: Pick<Endpoint, 'input' | 'documented'>): InputSize {
  const known = computed.get(documented);
  if (known) return known;
  const { bytes, values } = sizeOf(documented as unknown as Declared);
  const most = Math.min(longestBody, Math.max(least.bytes, Math.ceil(bytes / 1024) * 1024));
  // A value takes at least two bytes, with its comma.
  const size = { bytes: most, values: Math.min(most / 2, Math.max(least.values, 2 * values)) };
  computed.set(documented, size);
  return size;
}

/** The parts of Valibot's schemas and actions that are read here. */
interface Declared {
  readonly kind: string;
  readonly type: string;
  readonly requirement?: unknown;
  readonly literal?: unknown;
  readonly pipe?: readonly Declared[];
  readonly entries?: Readonly<Record<string, Declared>>;
  readonly item?: Declared;
  readonly wrapped?: Declared;
  readonly options?: readonly unknown[];
}

function sizeOf(schema: Declared, later: readonly Declared[] = []): InputSize {
  const { pipe, type, entries = {}, options = [], item, wrapped } = schema;
  if (pipe) {
    const [first, ...actions] = pipe;
    return sizeOf(first as Declared, [...actions.filter(({ kind }) => kind !== 'schema'), ...later]);
  }
  switch (type) {
    case 'string':
      return sizeOfText(longestOf(later));
    case 'number':
    case 'boolean':
    case 'null':
      return sizeOfText(0);
    case 'literal':
      return sizeOfText(String(schema.literal).length);
    case 'picklist':
      return sizeOfText(Math.max(...options.map((option) => String(option).length)));
    case 'optional':
    case 'nullable':
    case 'nullish':
      return sizeOf(wrapped as Declared, later);
    case 'array': {
      const count = limitOf(later, 'max_length') ?? 0;
      const { bytes, values } = sizeOf(item as Declared);
      return { bytes: bytesOfValue + count * bytes, values: 1 + count * values };
    }
    case 'object':
    case 'strict_object': {
      const sizes = Object.entries(entries).map(([name, inner]) => [sizeOfText(name.length), sizeOf(inner)] as const);
      return {
        bytes: sizes.reduce((sum, [name, inner]) => sum + name.bytes + inner.bytes, bytesOfValue),
        values: sizes.reduce((sum, [, inner]) => sum + inner.values, 1),
      };
    }
    case 'record': {
      const most = limitOf(later, 'max_json') ?? 0;
      // Text is most of it.
      return { bytes: sizeOfText(most).bytes, values: 1 + Math.ceil(most / 20) };
    }
    case 'union':
    case 'variant': {
      const sizes = options.map((option) => sizeOf(option as Declared, later));
      return {
        bytes: Math.max(...sizes.map(({ bytes }) => bytes)),
        values: Math.max(...sizes.map(({ values }) => values)),
      };
    }
    default:
      throw new Error(`An input is declared with a ${type}`);
  }
}

const sizeOfText = (length: number): InputSize => ({ bytes: bytesOfValue + bytesOfCharacter * length, values: 1 });

function limitOf(actions: readonly Declared[], type: string): number | null {
  const found = actions.find((action) => action.type === type);
  return found ? Number(found.requirement) : null;
}

/** Longest text by its `max_length`, else by its pattern: the pattern's length plus its repeat counts. */
function longestOf(actions: readonly Declared[]): number {
  const most = limitOf(actions, 'max_length');
  if (most !== null) return most;
  const form = actions.find(({ type }) => type === 'regex')?.requirement;
  if (!(form instanceof RegExp)) return 32;
  const repeats = [...form.source.matchAll(/(\d+)\}/g)].map(([, times]) => Number(times));
  return repeats.reduce((sum, times) => sum + times, form.source.length);
}
