import { endpoints } from '@yimen/contract';
import type { Endpoint } from '@yimen/contract/endpoint';
import { nothing } from '@yimen/contract/fields';
import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { everyNode, nodeOf } from '../support/schemas.ts';

const all = endpoints.map(({ endpoint }) => endpoint);
/** What changes something: a field that it does not know must not count as left out. */
const writes = all.filter(({ writes, once, method }) => writes || (once && method === 'POST'));

/** Where a schema takes fields that it does not know. */
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
    // What the call itself leaves to its rows is in what is documented.
    expect(laxIn(documented ?? input)).toEqual([]);
  });
});
