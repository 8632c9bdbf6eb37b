import { endpoints } from '@yimen/contract';
import type { Endpoint } from '@yimen/contract/endpoint';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openWorld, type World } from '../../server/testing/world.ts';
import { ask, roomOf } from '../support/ask.ts';
import { type Bound, boundOf, excepted } from '../support/bounds.ts';
import { busyPerson, enlarge } from '../support/large-institution.ts';
import { costlyInputs } from '../support/largest.ts';
import { countWork, type WorkCounter } from '../support/work.ts';

// One visitor must not be able to occupy the server with one call: whatever passes the schema has a price.

const all = endpoints.map(({ endpoint }) => endpoint);

let world: World;
let token: string;
let work: WorkCounter;
beforeAll(async () => {
  world = await openWorld();
  token = await world.signIn(busyPerson);
  await enlarge(world.db);
  work = countWork();
});
afterAll(async () => {
  work.stop();
  await world.close();
});

interface Cost extends Bound {
  readonly input: string;
  readonly code: number;
}

async function costOf(endpoint: Endpoint, name: string, input: unknown): Promise<Cost> {
  work.take();
  const response = await ask(world, endpoint, input, token);
  const text = await response.text();
  expect(response.status, name).toBe(200);
  return { input: name, code: JSON.parse(text).code, bytes: Buffer.byteLength(text), ...work.take() };
}

const beyond = (cost: Bound, { bytes, rows, statements }: Bound) =>
  cost.bytes > bytes || cost.rows > rows || cost.statements > statements;

describe('however large the institution and the input, a call stays within its bounds', () => {
  test.each(all)('$name', async (endpoint) => {
    const { name, example, documented, input } = endpoint;
    const inputs = [...costlyInputs(documented ?? input, roomOf(endpoint)), { name: 'the example', input: example }];
    const costs: Cost[] = [];
    for (const each of inputs) {
      const bound = boundOf(name);
      const cost = await costOf(endpoint, each.name, each.input);
      // What all visitors share is read once after each change; a write that has been done is done.
      const again = !endpoint.writes && beyond(cost, bound);
      costs.push(again ? await costOf(endpoint, each.name, each.input) : cost);
    }
    expect(costs.filter((cost) => beyond(cost, boundOf(name)))).toEqual([]);
  });

  test('and the institution is large enough for that to say something', async () => {
    const endpoint = all.find(({ name }) => name === 'getServiceApp');
    expect(endpoint && (await costOf(endpoint, 'a long page', { pageSize: 100 })).rows).toBeGreaterThanOrEqual(100);
  });

  test('what may cost more is there', () => {
    expect(excepted.filter((name) => !all.some((endpoint) => endpoint.name === name))).toEqual([]);
  });
});
