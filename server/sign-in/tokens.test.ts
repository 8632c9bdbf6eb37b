import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openWorld, type World } from '../testing/world.ts';
import { readToken } from './tokens.ts';

let world: World;
let token: string;
beforeAll(async () => {
  world = await openWorld();
  token = await world.signIn('2024310086');
});
afterAll(() => world.close());

const read = (text: string) => readToken(world.db, { id: 'mingde' }, text);
const part = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url');

describe('a token that is none is no error, whatever it looks like', () => {
  test('one that another institution issued', async () => {
    expect(await readToken(world.db, { id: 'yunzhou' }, token)).toBeNull();
  });

  test('one with a word changed, and any text', async () => {
    const anything = fc.oneof(fc.string({ unit: 'binary' }), fc.string({ unit: 'grapheme-ascii' }));
    const header = fc.record(
      { alg: fc.constantFrom('EdDSA', 'none', 'HS256', 5), kid: anything },
      { requiredKeys: [] },
    );
    const more = fc.record({ crit: fc.anything(), b64: fc.anything(), typ: fc.anything() }, { requiredKeys: [] });
    const made = fc
      .tuple(header, more, fc.anything(), anything)
      .map(([one, other, payload, signature]) => `${part({ ...one, ...other })}.${part(payload ?? null)}.${signature}`);
    const changed = fc
      .tuple(fc.nat(token.length - 1), anything)
      .map(([at, text]) => token.slice(0, at) + text + token.slice(at + 1))
      .filter((text) => text !== token);
    await fc.assert(
      fc.asyncProperty(fc.oneof(anything, made, changed), async (text) => {
        expect(await read(text)).toBeNull();
      }),
      { numRuns: 400 },
    );
  });
});
