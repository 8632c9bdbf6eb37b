import { endpoints } from '@yimen/contract';
import type { Endpoint } from '@yimen/contract/endpoint';
import { fieldValues, nothing, readable, readableLines } from '@yimen/contract/fields';
import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { everyNode, nodeOf, textsIn, unboundedIn } from '../support/schemas.ts';

const all = endpoints.map(({ endpoint }) => endpoint);
/** Calls that change data: they must refuse an unknown field, not ignore it. */
const writes = all.filter(({ writes, once, method }) => writes || (once && method === 'POST'));

/** Paths in a schema where unknown fields are accepted. */
function laxIn(schema: v.GenericSchema): string[] {
  return everyNode(nodeOf(schema)).flatMap(({ way, node }) =>
    ['object', 'loose_object', 'object_with_rest', 'any'].includes(node.type) ? [way || 'the input'] : [],
  );
}

describe('a write refuses what it does not know', () => {
  test('there are writes, and a lax one is found', () => {
    expect(writes.length).toBeGreaterThan(25);
    const inner = v.object({ name: v.string() });
    expect(laxIn(nothing)).toEqual(['the input']);
    expect(laxIn(v.strictObject({ rows: v.optional(v.array(v.nullable(inner))) }))).toEqual(['.rows[]']);
    expect(
      laxIn(
        v.strictObject({
          row: v.pipe(
            inner,
            v.check(() => true),
          ),
        }),
      ),
    ).toEqual(['.row']);
  });

  test.each(writes)('$name', ({ input, documented }: Endpoint) => {
    // A call that checks its rows itself has the stricter schema in `documented`.
    expect(laxIn(documented ?? input)).toEqual([]);
  });
});

describe('a text that people or systems write', () => {
  /** Only compared or hashed, never shown. */
  const secrets = [
    'changePassword.current',
    'changePassword.next',
    'login.next',
    'login.password',
    'passportVerify.secret',
    'passportVerify.ticket',
  ];
  const texts = all.flatMap((endpoint) =>
    textsIn(nodeOf(endpoint.documented ?? endpoint.input)).map((text) => ({
      ...text,
      name: `${endpoint.name}${text.way}`,
    })),
  );
  const written = texts.filter(({ actions }) => !actions.some(({ type }) => ['regex', 'iso_date'].includes(type)));

  test('is taken by the one schema of texts, whatever call it is for', () => {
    expect(written.length).toBeGreaterThan(50);
    const common: unknown[] = [readable, readableLines];
    const others = written.filter(({ actions }) => !actions.some((action) => common.includes(action)));
    expect(others.map(({ name }) => name).sort()).toEqual(secrets.toSorted());
  });
});

describe('what a call takes has an end', () => {
  test('what has none is found', () => {
    const unbounded = (schema: v.GenericSchema) => unboundedIn(nodeOf(schema));
    expect(unbounded(v.object({ name: v.string() }))).toEqual(['.name: a text']);
    expect(unbounded(v.pipe(v.string(), v.regex(/^\d+$/)))).toEqual(['the input: a text']);
    expect(unbounded(v.pipe(v.string(), v.regex(/^\d{1,3}$/)))).toEqual([]);
    expect(unbounded(v.object({ ids: v.array(v.picklist(['a'])) }))).toEqual(['.ids: a list']);
    expect(unbounded(v.optional(v.pipe(v.number(), v.minValue(0))))).toEqual(['the input: a number']);
    expect(unbounded(v.object({ more: v.record(v.string(), v.string()) }))).toEqual(['.more: record']);
    expect(unbounded(v.object({ more: fieldValues(100) }))).toEqual([]);
    expect(unbounded(v.pipe(v.optional(v.array(v.boolean()), []), v.maxLength(3)))).toEqual([]);
  });

  test.each(all)('$name', ({ input, documented }: Endpoint) => {
    expect(unboundedIn(nodeOf(documented ?? input))).toEqual([]);
  });
});
