import { endpoints } from '@yimen/contract';
import type { Endpoint } from '@yimen/contract/endpoint';
import { pushTasks } from '@yimen/contract/sources/push';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { contentChanged } from '../../server/tenancy/resolve.ts';
import type { SourceServer } from '../../server/testing/source-server.ts';
import { countWork, type WorkCounter } from '../../server/testing/work.ts';
import { openWorld, type World } from '../../server/testing/world.ts';
import { ask } from '../support/ask.ts';
import { type Bound, boundOf, excepted } from '../support/bounds.ts';
import { busyPerson, enlarge } from '../support/large-institution.ts';
import { largestInputs, neverTaken } from '../support/largest-calls.ts';
import { withRealCodes } from '../support/real-codes.ts';

// One visitor must not be able to occupy the server with one call: whatever passes the schema has a price.

const all = endpoints.map(({ endpoint }) => endpoint);

let world: World;
let token: string;
let work: WorkCounter;
let other: SourceServer;
beforeAll(async () => {
  // What is read anew each minute must not fall into one call's work on a slow machine, and not into another's.
  vi.useFakeTimers({ toFake: ['Date'] });
  world = await openWorld();
  token = await world.signIn(busyPerson);
  other = await enlarge(world.db);
  // The key of the tests' business system is made when it is first used.
  await ask(world, pushTasks, pushTasks.example, token);
  work = countWork();
});
afterAll(async () => {
  work.stop();
  vi.useRealTimers();
  await Promise.all([world.close(), other.close()]);
});

interface Cost extends Bound {
  readonly input: string;
  /** Why it was not taken; empty when it was. */
  readonly refusal: string;
}

async function costOf(endpoint: Endpoint, name: string, input: unknown): Promise<Cost> {
  const made = await withRealCodes(world, endpoint.name, input, token);
  work.take();
  const response = await ask(world, endpoint, made.input, made.token ?? token, made.cookie);
  const text = await response.text();
  expect(response.status, name).toBe(200);
  const { success, msg, data } = JSON.parse(text);
  const rows: { outcome?: string; message?: string }[] = data?.results ?? [];
  const refused = rows.find(({ outcome }) => outcome === 'refused');
  const refusal = success ? (refused?.message ?? '') : msg;
  return { input: name, refusal, bytes: Buffer.byteLength(text), ...work.take() };
}

const beyond = (cost: Bound, { bytes, rows, statements }: Bound) =>
  cost.bytes > bytes || cost.rows > rows || cost.statements > statements;

describe('however large the institution and the input, a call stays within its bounds', () => {
  test.each(all)('$name', async (endpoint) => {
    const { name, example } = endpoint;
    const inputs = [...largestInputs(endpoint), { name: 'the example', input: example, bytes: 0 }];
    // Whatever ran before, each finds what all visitors share to be read anew.
    await contentChanged(world.db, { id: 'mingde' });
    const costs: Cost[] = [];
    for (const each of inputs) {
      const cost = await costOf(endpoint, each.name, each.input);
      // What all visitors share is read once after each change; a write that has been done is done.
      const again = !endpoint.writes && beyond(cost, boundOf(name));
      costs.push(again ? await costOf(endpoint, each.name, each.input) : cost);
    }
    expect(costs.filter((cost) => beyond(cost, boundOf(name)))).toEqual([]);
    const largest = inputs.reduce((one, other) => (other.bytes > one.bytes ? other : one));
    const refusal = costs.find(({ input }) => input === largest.name)?.refusal ?? '';
    expect(refusal, `to its largest input, of ${largest.bytes} bytes (${largest.name})`).toEqual(
      name in neverTaken ? expect.stringMatching(/./) : '',
    );
  });

  test('and the institution is large enough for that to say something', async () => {
    const endpoint = all.find(({ name }) => name === 'getServiceApp');
    expect(endpoint && (await costOf(endpoint, 'a long page', { pageSize: 100 })).rows).toBeGreaterThanOrEqual(100);
  });

  test('what may cost more, or is never taken, is there', () => {
    expect(
      [...excepted, ...Object.keys(neverTaken)].filter((name) => !all.some((endpoint) => endpoint.name === name)),
    ).toEqual([]);
  });
});
