import fc from 'fast-check';
import * as v from 'valibot';
import { everyNode, type Node, nodeOf, textsIn } from './schemas.ts';

/** Fillings for free texts, up to their limit: many bytes, many matches, many words, no known word. */
export const fills: Readonly<Record<string, ((length: number) => string) | null>> = {
  'no words': null,
  // Of several characters: a password of one is refused.
  'three bytes each': (length) => '办理学生证先网上申请'.repeat(Math.ceil(length / 10)).slice(0, length),
  'one letter': (length) => 'a'.repeat(length),
  vowels: (length) => Array.from({ length }, (_, at) => 'aeiou'.charAt((at * at * 7 + at * 3) % 5)).join(''),
  'words of one letter': (length) => 'a '.repeat(length).slice(0, length).trim(),
  'words of one character': (length) => '办 '.repeat(length).slice(0, length).trim(),
  'what escapes': (length) => '"\\'.repeat(length).slice(0, length),
  'wild cards': (length) => '%_'.repeat(length).slice(0, length),
};

/** Valid texts for formats that no regular expression describes. */
const seeds = () => {
  const now = new Date().toISOString();
  return ['2999-12-31', '2999-12-31 23:59', now, now.replace('Z', '+00:00')];
};

export interface Filling {
  /** Makes free texts of a length; null leaves out optional ones. */
  readonly text: ((length: number) => string) | null;
  /** Whether optional ids, choices and page numbers are given: without them the work is often larger. */
  readonly named: boolean;
  /** Maximum bytes as JSON: lists end when they are used up. */
  readonly room: number;
  /** Whether lists have many small entries, or few of the largest size. */
  readonly wide: boolean;
  /** The place in a list of choices, each of which is another one as far as there are so many. */
  readonly at?: number;
}

/** What a list may hold that is chosen, not typed. */
const choices: readonly string[] = ['picklist', 'object', 'strict_object'];

/** The largest and deepest value that a schema accepts. Throws where there is none. */
export function largestOf(schema: v.GenericSchema, filling: Filling): unknown {
  return valueFor(nodeOf(schema), [], filling);
}

const limitOf = (actions: readonly Node[], type: string) => {
  const found = actions.flatMap((action) => (action.type === type ? Number(action.requirement) : []));
  return found.length > 0 ? Math.min(...found) : null;
};

function valueFor(node: Node, actions: readonly Node[], filling: Filling): unknown {
  if (node.pipe) {
    const [first, ...rest] = node.pipe;
    if (!first) throw new Error('A pipe is empty.');
    return valueFor(first, [...rest.filter(({ kind }) => kind !== 'schema'), ...actions], filling);
  }
  switch (node.type) {
    case 'string':
      return textFor(actions, filling);
    case 'number':
      return limitOf(actions, 'max_value') ?? 0;
    case 'boolean':
      return true;
    case 'null':
      return null;
    case 'literal':
      return node.literal;
    case 'picklist':
      return nthLongest(node.options ?? [], filling.at ?? 0);
    case 'optional':
    case 'nullable':
    case 'nullish':
      return node.wrapped && valueFor(node.wrapped, actions, filling);
    case 'array': {
      const most = limitOf(actions, 'max_length') ?? 0;
      const room = filling.wide ? filling.room / most : filling.room - 1000;
      const one = node.item && valueFor(node.item, [], { ...filling, room });
      const length = Math.min(most, Math.max(1, Math.floor(filling.room / (sizeOf(one) + 1))));
      const isChoice = node.item && everyNode(node.item).every(({ node: { type } }) => choices.includes(type));
      return Array.from({ length }, (_, at) =>
        isChoice && node.item ? valueFor(node.item, [], { ...filling, room, at }) : distinct(one, at),
      );
    }
    case 'union':
    case 'variant': {
      const options = node.options as Node[];
      // A number that may be sent as text.
      const number = limitOf(actions, 'max_value') === null ? undefined : options.find(({ type }) => type === 'number');
      return longest((number ? [number] : options).map((option) => valueFor(option, actions, filling)));
    }
    case 'record': {
      // One field with all the text there may be.
      const most = Math.min(limitOf(actions, 'max_json') ?? 0, Math.floor(filling.room / 4));
      return { summary: (filling.text ?? ((length: number) => 'a'.repeat(length)))(Math.max(1, Math.floor(most / 2))) };
    }
    case 'object':
    case 'strict_object':
      return Object.fromEntries(
        Object.entries(node.entries ?? {}).flatMap(([key, inner]) =>
          isLeftOut(key, inner, filling) ? [] : [[key, valueFor(inner, [], filling)]],
        ),
      );
    default:
      throw new Error(`There is no largest ${node.type}.`);
  }
}

/** Whether an optional field is left out: a free text without filling, or an id, choice or page that is not `named`. */
function isLeftOut(key: string, node: Node, { named, text }: Filling): boolean {
  const outer = node.pipe?.[0] ?? node;
  if (!outer.wrapped || !['optional', 'nullish'].includes(outer.type)) return false;
  const within = everyNode(outer.wrapped).map(({ node: { type } }) => type);
  if (within.includes('number')) return !named && key === 'page';
  const texts = textsIn(outer.wrapped);
  const isId = texts.length > 0 && texts.every(({ actions }) => actions.some(({ type }) => type === 'regex'));
  if (texts.length > 0 && !isId) return text === null;
  return !named && (isId || within.every((type) => type === 'picklist' || type === 'literal'));
}

/** The longest of some texts that the rules of a text accept. */
function textFor(actions: readonly Node[], { text }: Filling): string {
  const most = limitOf(actions, 'max_length');
  const patterns = actions.flatMap(({ type, requirement }) => (type === 'regex' ? [requirement as RegExp] : []));
  const schema = v.pipe(v.string(), ...(actions as never[])) as v.GenericSchema<unknown, string>;
  const [pattern] = patterns;
  const longestRun = Math.max(
    0,
    ...[...(pattern?.source ?? '').matchAll(/(\d+)\}/g)].map(([, times]) => Number(times)),
  );
  const form = pattern && (most ?? 0) < 1000 ? fc.stringMatching(longestForm(pattern, most)) : null;
  const made = form ? fc.sample(form, { numRuns: 20, seed: 1 }) : [];
  const address = most === null ? [] : [`https://a.example/${'a'.repeat(Math.max(0, most - 18))}`];
  const free = most === null ? [] : [...(text ? [text(most)] : []), 'a'.repeat(most), 'a'.repeat(most - (most % 4))];
  const taken = [...free, ...address, 'a'.repeat(longestRun), ...seeds(), ...made].filter((each) => v.is(schema, each));
  const found = taken.sort((one, other) => other.length - one.length)[0];
  if (found === undefined) throw new Error(`No text passes ${pattern ?? `at most ${most}`}.`);
  return found;
}

/** The expression with every quantifier at its maximum, within the maximum length of the text. */
function longestForm({ source, flags }: RegExp, most: number | null): RegExp {
  const counted = source.replace(/\{\d*,(\d+)\}/g, '{$1}');
  return new RegExp(most === null ? counted : counted.replace(/\](?:\+|\*)/g, `]{${most}}`), flags);
}

export const sizeOf = (value: unknown) => Buffer.byteLength(JSON.stringify(value) ?? '');

const longest = (values: readonly unknown[]): unknown => nthLongest(values, 0);

function nthLongest(values: readonly unknown[], at: number): unknown {
  return values.toSorted((one, other) => sizeOf(other) - sizeOf(one))[at % values.length];
}

/** Makes an entry unique, because duplicates might count once. */
function distinct(value: unknown, at: number): unknown {
  if (typeof value === 'object' && value !== null && 'id' in value) return { ...value, id: distinct(value.id, at) };
  if (typeof value !== 'string' || value.length < 6 || !/^[\x21-\x7e]+$/.test(value)) return value;
  const end = String(at);
  return value.slice(0, value.length - end.length) + end;
}

/** The most expensive inputs of a call: its largest input of each filling within `room` bytes. */
export function costlyInputs(
  schema: v.GenericSchema,
  room: number,
  bytesOf: (input: unknown) => number = sizeOf,
): { name: string; input: unknown }[] {
  const inputs = new Map<string, { name: string; input: unknown }>();
  for (const [name, text] of Object.entries(fills)) {
    for (const named of [true, false]) {
      for (const wide of [true, false]) {
        const input = largestOf(schema, { text, named, wide, room: room * 0.95 });
        // A filling may contradict the schema's own rules.
        if (bytesOf(input) > room || !v.is(schema, input)) continue;
        const how = `${name}${named ? '' : ', naming nothing'}${wide ? '' : ', few and large'}`;
        inputs.set(JSON.stringify(input), { name: how, input });
      }
    }
  }
  return [...inputs.values()];
}
