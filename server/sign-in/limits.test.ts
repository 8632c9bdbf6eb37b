import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { signInFailures } from '../database/schema/people.ts';
import { openWorld, type World } from '../testing/world.ts';
import { countAttempt, forgetAttempt } from './limits.ts';

let world: World;
beforeAll(async () => {
  world = await openWorld();
});
afterAll(() => world.close());
beforeEach(async () => {
  await world.db.delete(signInFailures);
});

const institution = { id: 'mingde' };
const second = 1000;
const began = Date.parse('2026-09-01T08:00:00+08:00');

/** Attempts from one address, each by somebody else, at this pace in ms; answers the waits. */
async function tries(count: number, pace: number, isRight: (n: number) => boolean, from = began): Promise<number[]> {
  const waits: number[] = [];
  for (let n = 0; n < count; n++) {
    const now = new Date(from + n * pace);
    const attempt = { account: `${from} ${n}`, address: '203.0.113.7', knownDevice: null, deviceOwner: null };
    const wait = await countAttempt(world.db, institution, attempt, now);
    waits.push(wait);
    if (wait === 0 && isRight(n)) await forgetAttempt(world.db, institution, attempt, now);
  }
  return waits;
}

const everySecond = (n: number) => n % 2 === 0;
const never = () => false;

describe('a school behind one address', () => {
  test.each([
    ['all day, with every second one mistyped', 250, 5 * second],
    ['in a rush, with every second one mistyped', 250, second / 10],
  ])('signs in %s, and nobody waits', async (_, count, pace) => {
    expect(Math.max(...(await tries(count, pace, everySecond)))).toBe(0);
  });

  test('waits for seconds where somebody guesses, however often that was', async () => {
    const waits = await tries(180, second, never);
    expect(waits.findIndex((wait) => wait > 0)).toBeGreaterThanOrEqual(100);
    expect(Math.max(...waits)).toBeLessThanOrEqual(9 * second);
    expect(await tries(1, second, never, began + 189 * second)).toEqual([0]);
  });

  test('gives a guesser one try in nine seconds, also with an account of their own', async () => {
    await tries(150, second / 10, never);
    const own = { account: 'own', address: '203.0.113.7', knownDevice: null, deviceOwner: null };
    let looked = 0;
    for (let n = 0; n < 90; n++) {
      const now = new Date(began + 30 * second + n * second);
      if ((await countAttempt(world.db, institution, own, now)) === 0) {
        await forgetAttempt(world.db, institution, own, now);
      }
      if ((await tries(1, 0, never, now.getTime()))[0] === 0) looked += 1;
    }
    expect(looked).toBeLessThan(25);
  });
});

test('guesses at one account make its owner wait for two minutes at most at their address, and five elsewhere', async () => {
  const longest = async (addressOf: (n: number) => string) => {
    let now = began;
    let most = 0;
    for (let n = 0; n < 70; n++) {
      const attempt = { account: 'guessed', address: addressOf(n), knownDevice: null, deviceOwner: null };
      const wait = await countAttempt(world.db, institution, attempt, new Date(now));
      most = Math.max(most, wait);
      now += wait;
    }
    return most;
  };
  expect(await longest(() => '203.0.113.7')).toBe(120 * second);
  await world.db.delete(signInFailures);
  expect(await longest((n) => `198.51.100.${n}`)).toBe(300 * second);
});

test('guesses on a new device never make a device wait that the school knows', async () => {
  await tries(150, second / 10, never);
  const now = new Date(began + 16 * second);
  const known = { account: 'newcomer', address: '203.0.113.7', knownDevice: null, deviceOwner: 'neighbour' };
  expect(await countAttempt(world.db, institution, { ...known, deviceOwner: null }, now)).toBeGreaterThan(0);
  expect(await countAttempt(world.db, institution, known, now)).toBe(0);
});

test('guesses by one person’s devices wait together, wherever they are', async () => {
  const waits: number[] = [];
  for (let n = 0; n < 60; n++) {
    const attempt = { account: `guess ${n}`, address: `198.51.100.${n}`, knownDevice: null, deviceOwner: 'guesser' };
    waits.push(await countAttempt(world.db, institution, attempt, new Date(began + n * 100)));
  }
  expect(waits.findIndex((wait) => wait > 0)).toBe(20);
  expect(Math.max(...waits)).toBeLessThanOrEqual(9 * second);
});
