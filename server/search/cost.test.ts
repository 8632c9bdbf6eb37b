import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import { beforeAll, describe, expect, test } from 'vitest';
import { attacks, manyServices, misses } from './fixture.ts';
import { SearchIndex } from './index.ts';
import { resultsOf } from './results.ts';
import { readQueries } from './score.ts';
import { Steps } from './steps.ts';

/** So many that no search uses them up. */
const unbounded = 1_000_000_000;

/** The bytes that an index over so many services adds to a thread that does nothing else, and that it says it takes. */
async function measuredBytes(count: number): Promise<{ held: number; said: number }> {
  const worker = new Worker(new URL('./held-bytes.ts', import.meta.url), {
    workerData: count,
    execArgv: ['--conditions=yimen-source'],
  });
  const [bytes] = await once(worker, 'message');
  return bytes;
}

/** The steps that one request for all results takes. */
function stepsFor(index: SearchIndex, query: string): number {
  const steps = new Steps(unbounded);
  resultsOf(index, { query, page: 1, pageSize: 15 }, steps);
  return unbounded - steps.left;
}

/** Counts how often more was asked for when there was nothing left: who goes on all the same asks again and again. */
class WatchedSteps extends Steps {
  refused = 0;

  override take(count?: number): boolean {
    const may = super.take(count);
    if (!may) this.refused += 1;
    return may;
  }
}

describe.each([1000, 5700])('over %i services', (count) => {
  let index: SearchIndex;
  let most: number;
  beforeAll(async () => {
    index = await SearchIndex.of(await manyServices(count));
    most = index.steps().left;
    // Some 32 characters of names to a service, and 6 steps to ten.
    expect(most).toBeLessThan(count * 32 + 10_000);
  });

  test('what people type is found with two thirds of the steps that a request may take', async () => {
    const queries = await readQueries();
    const typed = queries.filter((_, at) => at % 16 === 0).flatMap(({ query }) => beginningsOf(query));
    const letters = [...'abcdefghijklmnopqrstuwxyz'].flatMap((letter) => [letter, `${letter}h`, `${letter}i`]);
    const all = new Set([...queries.map(({ query }) => query), ...typed, ...letters, ...misses]);
    const costs = [...all].map((query) => ({ query, share: stepsFor(index, query) / most }));
    expect(costs.length).toBeGreaterThan(600);
    expect(costs.filter(({ share }) => share > 2 / 3)).toEqual([]);
  });

  test('a search that misses takes a few steps for each entry', () => {
    for (const query of misses) expect(index.find(query, 8).total, query).toBe(0);
    const costs = misses.map((query) => ({ query, steps: stepsFor(index, query) / count }));
    expect(costs.filter(({ steps }) => steps > 14)).toEqual([]);
  });

  test('the memory that it says it takes is near what is held', async () => {
    const { held, said } = await measuredBytes(count);
    expect(said / held).toBeGreaterThan(0.5);
    expect(said / held).toBeLessThan(2);
  });

  test('no query goes on when its steps are used up', () => {
    const refused = attacks.map((query) => {
      const steps = new WatchedSteps(most);
      resultsOf(index, { query, page: 1, pageSize: 15 }, steps);
      return steps.refused;
    });
    // Each place of a name that is being matched may ask once more.
    expect(Math.max(...refused)).toBeLessThan(count);
    expect(Math.max(...refused)).toBeGreaterThan(0);
  });

  test('what is found when the steps are used up is the answer', () => {
    const [few, all] = [new Steps(most / 10), index.steps()].map((steps) => index.all('s', steps));
    expect(few?.length).toBeGreaterThan(0);
    expect(few?.length).toBeLessThan(all?.length ?? 0);
  });
});

test('an index is built in slices', async () => {
  const entries = await manyServices(1000);
  let turns = 0;
  let built = false;
  const count = () => {
    turns++;
    if (!built) setImmediate(count);
  };
  setImmediate(count);
  await SearchIndex.of(entries);
  built = true;
  expect(turns).toBeGreaterThan(10);
});

/** What is asked for while somebody types a query letter by letter. */
function beginningsOf(query: string): string[] {
  const characters = [...query];
  return characters.map((_, at) => characters.slice(0, at + 1).join(''));
}
