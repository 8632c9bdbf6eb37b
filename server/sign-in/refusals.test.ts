import { login } from '@yimen/contract/sign-in/auth';
import { apiLogin } from '@yimen/contract/sign-in/sign-in';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { people } from '../database/schema/people.ts';
import { signInMethods, signInSecrets } from '../database/schema/sign-in.ts';
import { demoPassword as password } from '../demo/accounts.ts';
import { createLimiter } from '../http/limits/limiter.ts';
import { createLog } from '../http/log.ts';
import { openWorld, type World, worldOf } from '../testing/world.ts';
import { signCredential } from './api/credential.ts';

const lines: string[] = [];
const log = createLog('warn', { write: (line) => lines.push(line) });
let opened: World;
let world: World;
beforeAll(async () => {
  opened = await openWorld();
  world = worldOf(opened.db, opened.close, { limiter: createLimiter({ factor: 0.02, now: () => 0 }), log });
});
afterAll(() => opened.close());
beforeEach(() => {
  lines.length = 0;
});

const told = () => lines.map((line) => JSON.parse(line));
const tryPassword = async (account: string, given: string, ip = '203.0.113.7') =>
  (await world.call(login, { account, password: given }, { ip })).code;

test('a failed sign-in, a lock-out and a caller beyond the limit are told apart in the log, and nobody is named', async () => {
  const codes: number[] = [];
  for (let n = 0; n < 7; n++) codes.push(await tryPassword('2024310086', 'not-the-Password'));
  expect(codes).toEqual([2001, 2001, 2001, 2001, 2001, 2002, 2002]);
  for (let n = 0; n < 10; n++) codes.push(await tryPassword(`nobody-${n}`, 'wrong'));
  expect(codes.at(-1)).toBe(429);
  expect(told().map(({ code }) => code)).toEqual(codes);
  const [first, , , , , locked] = told();
  expect(first).toMatchObject({ level: 'warn', msg: 'refused', endpoint: 'login' });
  expect(first.account).toBe(locked.account);
  expect(told().at(-1)).not.toHaveProperty('account');
  expect(new Set(told().map(({ address }) => address)).size).toBe(1);
  expect(new Set(told().map(({ account }) => account)).size).toBeGreaterThan(7);
  expect(lines.join('\n')).not.toMatch(/2024310086|nobody-|not-the-Password|203\.0\.113/);
});

test('a disabled account is told with the hash of its person', async () => {
  await world.db.update(people).set({ disabled: true }).where(eq(people.id, '20180266'));
  expect(await tryPassword('20180266', password, '203.0.113.8')).toBe(2003);
  expect(told()).toMatchObject([{ code: 2003, account: expect.stringMatching(/^[\w-]{16}$/) }]);
});

describe('by a signed credential', () => {
  const institution = 'mingde';
  beforeAll(async () => {
    const method = {
      institution,
      id: 'api',
      position: 9,
      kind: 'api' as const,
      name: '接口',
      enabled: true,
      settings: {},
    };
    await world.db.insert(signInMethods).values(method);
    const secret = { institution, method: 'api', name: 'k1', value: 'x'.repeat(40) };
    await world.db.insert(signInSecrets).values(secret);
  });

  async function tryCredential(account: string, letter: string): Promise<number> {
    const millis = String(Date.now());
    const code = signCredential(letter.repeat(40), { institution, key: 'k1', account, millis });
    return (await world.call(apiLogin, { code, millis, service: '/' }, { ip: '203.0.113.9' })).code;
  }

  test('a disabled account is told with the hash of its person', async () => {
    await world.db.update(people).set({ disabled: true }).where(eq(people.id, '20180266'));
    expect(await tryCredential('20180266', 'x')).toBe(2003);
    expect(told()).toMatchObject([{ code: 2003, account: expect.stringMatching(/^[\w-]{16}$/) }]);
  });

  test('a forged one is told with the hash of the account it claims, and which key it names', async () => {
    expect(await tryCredential('20150132', 'y')).toBe(2041);
    expect(told()).toMatchObject([
      { level: 'warn', code: 2041, detail: 'key k1', account: expect.stringMatching(/^[\w-]{16}$/) },
    ]);
    expect(lines.join('')).not.toMatch(/20150132|203\.0\.113/);
  });
});
