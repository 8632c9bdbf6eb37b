import { endpoints } from '@yimen/contract';
import type { Endpoint } from '@yimen/contract/endpoint';
import { inputSize, longestBody } from '@yimen/contract/input-size';
import type * as v from 'valibot';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { readInput } from '../../server/http/input.ts';
import { Refusal } from '../../server/http/refusal.ts';
import { costlyInputs } from '../support/largest.ts';
import { everyNode, nodeOf } from '../support/schemas.ts';
import { placesIn, withAt } from './bad-values.ts';

const posts = endpoints.map(({ endpoint }) => endpoint).filter(({ method }) => method === 'POST');
/** All but batches, whose rows are looked at one by one. */
const plain = posts.filter(({ documented }) => !documented);

function read(endpoint: Endpoint, body: string): Promise<unknown> {
  const headers = { 'content-type': 'application/json' };
  const url = `http://mingde.localhost${endpoint.path}`;
  return readInput(endpoint, new Request(url, { method: 'POST', headers, body }));
}

/** As JSON of which every character outside of ASCII is escaped, as many programs write it, with indentation. */
const written = (input: unknown) =>
  JSON.stringify(input, null, 2).replace(
    /[^\0-\x7f]/g,
    (sign) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );

describe('a call takes the largest that its schema takes', () => {
  test.each(plain.filter((each) => inputSize(each).bytes < longestBody))('$name', async (endpoint) => {
    const largest = costlyInputs(endpoint.input, inputSize(endpoint).bytes);
    expect(largest).not.toEqual([]);
    for (const { name, input } of largest) await expect(read(endpoint, written(input)), name).resolves.toBeDefined();
  });
});

/** Counts how often any part of a schema looks at a value. */
function countLooks(schema: v.GenericSchema): () => number {
  let looks = 0;
  const nodes = new Set(everyNode(nodeOf(schema)).map(({ node }) => node as unknown as v.GenericSchema));
  for (const node of nodes) {
    const run = node['~run'];
    vi.spyOn(node, '~run').mockImplementation((...given) => {
      looks += 1;
      return run.apply(node, given);
    });
  }
  return () => looks;
}

/** A body with so many entries wherever there may be one more: unknown names, and a list in every place. */
function overfull({ example }: Endpoint, count: number): string[] {
  const named = Object.fromEntries(Array.from({ length: count }, (_, index) => [`k${index}`, 1]));
  const lists = placesIn(example).map((place) => {
    const inner = place.reduce<unknown>((value, key) => (value as Record<string, unknown>)[key], example);
    return withAt(
      example,
      place,
      Array.from({ length: count }, () => (Array.isArray(inner) ? inner[0] : inner)),
    );
  });
  return [{ ...(example as object), ...named }, ...lists].map((input) => JSON.stringify(input));
}

describe('what is larger is refused before any schema looks at it', () => {
  afterEach(() => {
    vi.restoreAllMocks();
  });

  test.each(plain)('$name', async (endpoint) => {
    const { values } = inputSize(endpoint);
    const looks = countLooks(endpoint.input);
    const parsed = vi.spyOn(JSON, 'parse');
    for (const count of [values + 1, 60_000]) {
      for (const body of overfull(endpoint, count)) {
        const refusal = await read(endpoint, body).catch((error: unknown) => error);
        expect(refusal, body.slice(0, 100)).toBeInstanceOf(Refusal);
        expect(refusal, body.slice(0, 100)).toMatchObject({ status: 413, code: 400 });
      }
    }
    expect(looks()).toBe(0);
    expect(parsed).not.toHaveBeenCalled();
  });

  test('and few looks are enough for what is as large as may be', async () => {
    for (const endpoint of plain) {
      const { values } = inputSize(endpoint);
      const looks = countLooks(endpoint.input);
      for (const body of overfull(endpoint, values - 20)) await read(endpoint, body).catch(() => undefined);
      expect(looks(), endpoint.name).toBeLessThan(2000);
      vi.restoreAllMocks();
    }
  });
});
