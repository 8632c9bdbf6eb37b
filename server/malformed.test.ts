import { endpoints } from '@yimen/contract';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { people } from './database/schema/people.ts';
import { openWorld, type World } from './testing/world.ts';

let world: World;
let token: string;
beforeAll(async () => {
  world = await openWorld();
  token = await world.signIn('2024310086');
});
afterAll(() => world.close());

/** Values that have broken servers before, among any others. */
const nasty = fc.oneof(
  fc.constantFrom(
    '\u0000',
    '\ud800',
    "' or 1=1 --",
    '%',
    '2026-02-31',
    '0000-01-01',
    '-1',
    '1e9',
    'NaN',
    '99999999999',
  ),
  fc.constantFrom('__proto__', 'constructor', '🀄️'.repeat(60), 'x'.repeat(5000), '../../etc/passwd', '{}', '[]'),
  fc.string({ unit: 'binary', maxLength: 30 }),
  fc.integer(),
  fc.double(),
  fc.jsonValue({ maxDepth: 3 }),
);

const asText = (value: unknown) => (typeof value === 'string' ? value : JSON.stringify(value));

describe.each(endpoints.map(({ endpoint }) => endpoint).filter(({ once }) => !once))('$method $path', (endpoint) => {
  const known = 'entries' in endpoint.input ? Object.keys(endpoint.input.entries as object) : [];
  const inputs = fc.record(
    Object.fromEntries([...known, 'unknown'].map((key) => [key, fc.oneof(nasty, fc.constant(undefined))])),
    { requiredKeys: [] },
  );

  test('answers whatever it is given in the envelope, and never with a fault', async () => {
    await fc.assert(
      fc.asyncProperty(inputs, async (input) => {
        const given = Object.entries(input).filter(([, value]) => value !== undefined);
        const query = new URLSearchParams(given.map(([key, value]) => [key, asText(value)]));
        const answer =
          endpoint.method === 'GET'
            ? await world.send('GET', `${endpoint.path}?${query}`, undefined, { token })
            : await world.send('POST', endpoint.path, { ...endpoint.example, ...input }, { token });
        expect(answer.status, JSON.stringify(input)).toBeLessThan(500);
        expect(answer).toMatchObject({
          success: expect.any(Boolean),
          code: expect.any(Number),
          msg: expect.any(String),
        });
        if (!answer.success) expect(answer.msg).toMatch(/\p{Script=Han}/u);
      }),
      // The same inputs each time: a failure here is one of the day's change.
      { numRuns: 30, seed: 20261120 },
    );
  });

  test.each([['"text"'], ['[1, 2]'], ['null'], ['17'], ['true']])('refuses %s as a whole', async (body) => {
    if (endpoint.method === 'GET') return;
    const answer = await world.send('POST', endpoint.path, JSON.parse(body), { token });
    expect([200, 400]).toContain(answer.status);
  });
});

test('none of it changed who is there', async () => {
  expect(await world.db.$count(people)).toBe(20);
});
