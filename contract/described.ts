import type { JsonSchema } from '@valibot/to-json-schema';
import { fieldNotes } from './field-notes/index.ts';

type Inner = JsonSchema | boolean;

/** Called with each field and the key of the note that describes it; null when there is none. */
export type Seen = (field: string, note: string | null) => void;

/**
 * A schema whose fields say what they mean. `owner` is where it stands: a named schema, a call, or `call?` for its
 * input. A description that the schema brings itself stays.
 */
export function described(schema: JsonSchema, owner: string, seen: Seen = () => {}): JsonSchema {
  const within = (inner: Inner) => (typeof inner === 'object' ? described(inner, owner, seen) : inner);
  const all = (list: Inner[]) => list.map(within);
  const { properties, items, additionalProperties, anyOf, oneOf, prefixItems } = schema;
  return {
    ...schema,
    ...(properties && { properties: fieldsOf(properties, owner, seen) }),
    ...(items !== undefined && { items: Array.isArray(items) ? all(items) : within(items) }),
    ...(additionalProperties !== undefined && { additionalProperties: within(additionalProperties) }),
    ...(anyOf && { anyOf: all(anyOf) }),
    ...(oneOf && { oneOf: all(oneOf) }),
    ...(prefixItems && { prefixItems: all(prefixItems) }),
  } as JsonSchema;
}

function fieldsOf(properties: Record<string, Inner>, owner: string, seen: Seen): Record<string, Inner> {
  return Object.fromEntries(
    Object.entries(properties).map(([name, value]): [string, Inner] => {
      const field = `${owner}.${name}`;
      if (typeof value === 'boolean') return [name, value];
      const inner = described(value, field, seen);
      const note = [field, name].find((key) => Object.hasOwn(fieldNotes, key)) ?? null;
      if (inner.description !== undefined) return [name, inner];
      seen(field, note);
      return [name, note === null ? inner : { description: fieldNotes[note], ...inner }];
    }),
  );
}
