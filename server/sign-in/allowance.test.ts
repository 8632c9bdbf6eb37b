import { login } from '@yimen/contract/sign-in/auth';
import { qrCreate } from '@yimen/contract/sign-in/qr-code';
import { casLogin } from '@yimen/contract/sign-in/sign-in';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { signInFailures } from '../database/schema/people.ts';
import { demoPassword as password } from '../demo/accounts.ts';
import { createLimiter } from '../http/limits/limiter.ts';
import { openWorld, type World, worldOf } from '../testing/world.ts';

/** A tenth of what one address may do: 60 attempts a minute, 6 of them one person's. */
const factor = 0.1;
const school = '203.0.113.7';
const account = '2024310086';
const neighbour = '20150132';

let opened: World;
let world: World;
beforeAll(async () => {
  opened = await openWorld();
});
afterAll(() => opened.close());
beforeEach(async () => {
  await opened.db.delete(signInFailures);
  world = worldOf(opened.db, opened.close, { limiter: createLimiter({ factor, now: () => 0 }) });
});

const cookieOf = (headers: Headers) => headers.getSetCookie().map((cookie) => cookie.split(';', 1)[0]);

/** Signs in where nobody else is, and gives the device's cookie. */
async function deviceOf(person: string): Promise<string> {
  const answer = await opened.call(login, { account: person, password }, { ip: '198.51.100.1' });
  expect(answer.code).toBe(200);
  return cookieOf(answer.headers).join('; ');
}

const attempt = async (who: string, given: string, cookie = '') =>
  (await world.call(login, { account: who, password: given }, { ip: school, cookie })).code;

/** One machine in the school, whose browser keeps no cookie, tries until it is told to come back later. */
async function useUp(): Promise<number[]> {
  const codes: number[] = [];
  for (let n = 0; n < 90; n++) codes.push(await attempt(`nobody-${n}`, 'wrong'));
  return codes;
}

test('one machine that uses up the attempts by password leaves known devices and every other way', async () => {
  const [own, shared] = [await deviceOf(account), await deviceOf(neighbour)];
  const codes = await useUp();
  expect(codes.slice(0, 60)).toEqual(Array(60).fill(2001));
  expect(codes.at(-1)).toBe(429);
  expect(await attempt(account, password), 'a new device').toBe(429);
  expect(await attempt(account, password, own), 'one’s own device').toBe(200);
  expect(await attempt(account, password, shared), 'a device that a neighbour has signed in on').toBe(200);
  expect((await world.call(qrCreate, qrCreate.example, { ip: school })).code).toBe(200);
  expect((await world.call(casLogin, casLogin.example, { ip: school })).code).not.toBe(429);
});

test('a device that is known cannot be invented, and gives its owner’s attempts and no more', async () => {
  await useUp();
  expect(await attempt(account, password, `yimen_device=${'x'.repeat(32)}`)).toBe(429);
  const own = await deviceOf(account);
  const codes: number[] = [];
  for (let n = 0; n < 8; n++) codes.push(await attempt(`somebody-${n}`, 'wrong', own));
  expect(codes).toEqual([...Array(6).fill(2001), 429, 429]);
});

test('what is malformed, or waits for its turn, uses nothing up', async () => {
  for (let n = 0; n < 90; n++) expect(await attempt('', 'wrong')).toBe(400);
  for (let n = 0; n < 5; n++) expect(await attempt('guessed', 'wrong')).toBe(2001);
  for (let n = 0; n < 90; n++) expect(await attempt('guessed', 'wrong')).toBe(2002);
  expect(await attempt(account, password)).toBe(200);
});

test('tickets that nobody here asked for use nothing up', async () => {
  for (let n = 0; n < 90; n++) {
    const { code } = await world.call(casLogin, { ...casLogin.example, ticket: `ST-${n}` }, { ip: school });
    expect([2010, 2011]).toContain(code);
  }
});
