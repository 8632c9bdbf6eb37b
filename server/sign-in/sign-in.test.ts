import { personInfo } from '@yimen/contract/person/data';
import { calendarFeed, renewFeed } from '@yimen/contract/schedule/entries';
import { getUserInfo, guestLogin, login, logout } from '@yimen/contract/sign-in/auth';
import { signInCodes } from '@yimen/contract/sign-in/codes';
import argon2 from 'argon2';
import { eq, sql } from 'drizzle-orm';
import { decodeJwt, decodeProtectedHeader, SignJWT } from 'jose';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Database } from '../database/open.ts';
import { accounts, sessions, signInFailures } from '../database/schema/people.ts';
import { inTransaction } from '../database/transaction.ts';
import { demoPassword } from '../demo/accounts.ts';
import { openWorld, type World } from '../testing/world.ts';
import { usualCost, verifyPassword } from './passwords.ts';

let world: World;
beforeAll(async () => {
  world = await openWorld();
});
afterAll(() => world.close());
beforeEach(async () => {
  await world.db.delete(signInFailures);
});

const account = '2024310086';
const attempt = (password: string, as: Parameters<World['call']>[2] = {}, who = account) =>
  world.call(login, { account: who, password }, as);
const deviceOf = (answer: { headers: Headers }) => answer.headers.get('set-cookie')?.split(';')[0] ?? '';

describe('tokens', () => {
  test('a guest token says so and names the institution, its key and when it began', async () => {
    const token = (await world.call(guestLogin, {})).data.token;
    expect(decodeProtectedHeader(token)).toMatchObject({ alg: 'EdDSA', kid: expect.any(String) });
    expect(decodeJwt(token)).toMatchObject({
      aud: 'mingde',
      userType: 'GUEST',
      loginTime: expect.stringMatching(/^\d{4}-\d{2}-\d{2} \d{2}:\d{2}$/),
    });
  });

  test('a guest looks but does not act', async () => {
    const token = await world.guest();
    expect((await world.call(getUserInfo, {}, { token })).data).toMatchObject({ userType: 'GUEST', name: '访客' });
    expect((await world.call(personInfo, {}, { token })).code).toBe(401);
  });

  test('a member token carries its kind of person, and a second sign-in tells of the first', async () => {
    const first = await world.signIn(account);
    expect(decodeJwt(first)).toMatchObject({ userType: 'STUDENT', sub: account });
    const second = await world.signIn(account);
    const { data } = await world.call(personInfo, {}, { token: second });
    expect(data.lastLogin).toBe(decodeJwt(first).loginTime);
  });

  test.each([
    ['without a signature', (token: string) => `${token.split('.').slice(0, 2).join('.')}.`],
    ['with a changed payload', (token: string) => token.replace(/\.[^.]+\./, '.eyJzdWIiOiIyMDEyMDA4OCJ9.')],
    ['that is no token', () => 'nonsense'],
  ])('a token %s is refused', async (_, change) => {
    const token = change(await world.signIn(account));
    expect((await world.call(getUserInfo, {}, { token })).code).toBe(401);
  });

  test('a token signed by a stranger with another algorithm is refused', async () => {
    const { kid = '' } = decodeProtectedHeader(await world.guest());
    const forged = await new SignJWT({ userType: 'ADMIN', loginTime: '2026-11-20 08:00' })
      .setProtectedHeader({ alg: 'HS256', kid })
      .setAudience('mingde')
      .setIssuer('yimen')
      .setSubject(account)
      .setIssuedAt()
      .setJti('x')
      .sign(new TextEncoder().encode('a secret of the attacker that is long enough'));
    expect((await world.call(getUserInfo, {}, { token: forged })).code).toBe(401);
  });
});

describe('sessions', () => {
  test('signing out ends the session for good and leaves others alone', async () => {
    const one = await world.signIn(account);
    const other = await world.signIn(account);
    expect((await world.call(logout, {}, { token: one })).success).toBe(true);
    expect((await world.call(getUserInfo, {}, { token: one })).code).toBe(401);
    expect((await world.call(getUserInfo, {}, { token: other })).data.id).toBe(account);
  });

  test('a session that was idle longer than the online limit is over', async () => {
    const token = await world.signIn(account);
    const id = decodeJwt(token).jti ?? '';
    const sixDaysAgo = new Date(Date.now() - 6 * 86_400_000);
    await world.db.update(sessions).set({ seenAt: sixDaysAgo }).where(eq(sessions.id, id));
    expect((await world.call(getUserInfo, {}, { token })).code).toBe(401);
  });

  test('using a session keeps it alive', async () => {
    const token = await world.signIn(account);
    const id = decodeJwt(token).jti ?? '';
    const before = new Date(Date.now() - 3_600_000);
    await world.db.update(sessions).set({ seenAt: before }).where(eq(sessions.id, id));
    await world.call(getUserInfo, {}, { token });
    const [row] = await world.db.select().from(sessions).where(eq(sessions.id, id));
    expect(row?.seenAt.getTime()).toBeGreaterThan(before.getTime());
  });
});

describe('guessing', () => {
  test('a wrong password and an unknown account get the same answer', async () => {
    const wrong = await attempt('wrong');
    const unknown = await attempt('wrong', {}, 'nobody');
    expect(wrong).toMatchObject({ status: 200, success: false, code: 2001, msg: '账号或密码不正确' });
    expect({ ...unknown, headers: null }).toEqual({ ...wrong, headers: null });
  });

  test('a wrong password and an unknown account take about the same time', async () => {
    const timed = async (who: string, ip: string) => {
      const started = performance.now();
      await attempt('wrong', { ip }, who);
      return performance.now() - started;
    };
    const known: number[] = [];
    const unknown: number[] = [];
    for (let round = 0; round < 9; round++) {
      known.push(await timed(account, `192.0.2.${round}`));
      unknown.push(await timed('nobody', `192.0.2.${round}`));
    }
    const median = (times: number[]) => times.sort((a, b) => a - b)[4] ?? 0;
    expect(median(unknown)).toBeGreaterThan(median(known) / 3);
    expect(median(unknown)).toBeLessThan(median(known) * 3);
  });

  test('after five failures from one address one waits, even with the right password', async () => {
    for (let tries = 0; tries < 5; tries++) expect((await attempt('wrong')).code).toBe(2001);
    const refused = await attempt(demoPassword);
    expect(refused.code).toBe(2002);
    expect(refused.msg).toMatch(
      /^尝试次数过多，请 \d+ 秒后再试。在登录过的设备上可以直接登录，也可以改用.*扫码登录.*新设备可能要等到那边停下来$/,
    );
    expect((await attempt('wrong', {}, 'nobody')).code).toBe(2001);
  });

  test('attempts at the same time count too', async () => {
    const codes = (await Promise.all(Array.from({ length: 20 }, () => attempt('wrong')))).map(({ code }) => code);
    expect(codes.filter((code) => code === 2001)).toHaveLength(5);
    expect(codes.filter((code) => code === 2002)).toHaveLength(15);
  });

  test('the addresses of one IPv6 connection count as one', async () => {
    for (let tries = 0; tries < 5; tries++) await attempt('wrong', { ip: `2001:db8::${tries}` });
    expect((await attempt('wrong', { ip: '2001:db8::ffff' })).code).toBe(signInCodes.locked);
    expect((await attempt('wrong', { ip: '2001:db8:0:1::1' })).code).toBe(signInCodes.refused);
  });

  test("who signs in over another's session ends it", async () => {
    const former = await world.signIn('20120088');
    await attempt(demoPassword, { token: former });
    expect((await world.call(getUserInfo, {}, { token: former })).code).toBe(401);
  });

  test('who signs in over a session of their own ends it within a minute, for pages that are on their way', async () => {
    const former = await world.signIn(account);
    await attempt(demoPassword, { token: former });
    expect((await world.call(getUserInfo, {}, { token: former })).success).toBe(true);
    const [session] = await world.db
      .select()
      .from(sessions)
      .where(eq(sessions.id, decodeJwt(former).jti ?? ''));
    expect(session?.endedAt?.getTime()).toBeLessThanOrEqual(Date.now() + 60_000);
    await world.db
      .update(sessions)
      .set({ endedAt: new Date() })
      .where(eq(sessions.id, session?.id ?? ''));
    expect((await world.call(getUserInfo, {}, { token: former })).code).toBe(401);
  });

  test("guesses from many addresses do not lock the owner's own device out", async () => {
    const device = deviceOf(await attempt(demoPassword, { ip: '192.0.2.7' }));
    expect(device).toMatch(/^yimen_device=/);
    for (let tries = 0; tries < 60; tries++) await attempt('wrong', { ip: `198.51.100.${tries}` });
    expect((await attempt(demoPassword, { ip: '203.0.113.1' })).code).toBe(2002);
    expect((await attempt(demoPassword, { ip: '203.0.113.1', cookie: device })).success).toBe(true);
  });

  test("guesses from the owner's own address do not lock the owner's device out", async () => {
    const device = deviceOf(await attempt(demoPassword));
    for (let tries = 0; tries < 6; tries++) await attempt('wrong');
    expect((await attempt(demoPassword)).code).toBe(2002);
    expect((await attempt(demoPassword, { cookie: device })).success).toBe(true);
  });

  test("a device that is known for one account is a stranger to another's", async () => {
    const device = deviceOf(await attempt(demoPassword));
    for (let tries = 0; tries < 5; tries++) await attempt('wrong', { cookie: device }, '20120088');
    expect((await attempt('wrong', { cookie: device }, '20120088')).code).toBe(2002);
  });

  test('a success forgets the failures before it', async () => {
    for (let tries = 0; tries < 4; tries++) await attempt('wrong');
    expect((await attempt(demoPassword)).success).toBe(true);
    for (let tries = 0; tries < 4; tries++) expect((await attempt('wrong')).code).toBe(2001);
  });
});

test('passwords are kept as argon2id hashes, each with its own salt', async () => {
  const rows = await world.db.select().from(accounts);
  expect(rows.length).toBeGreaterThan(0);
  for (const { passwordHash } of rows) expect(passwordHash).toMatch(/^\$argon2id\$v=19\$m=19456,(t=2,p=1|p=1,t=2)/);
  expect(new Set(rows.map(({ passwordHash }) => passwordHash)).size).toBe(rows.length);
});

describe('a hash that was imported', () => {
  const costly = { type: argon2.argon2id, memoryCost: 4096, timeCost: 5, parallelism: 1 } as const;

  test('is one of ours after signing in, and good until then', async () => {
    const here = eq(accounts.account, '20120088');
    await world.db
      .update(accounts)
      .set({ passwordHash: await argon2.hash(demoPassword, costly) })
      .where(here);
    expect((await attempt('wrong', {}, '20120088')).code).toBe(signInCodes.refused);
    for (const _ of ['the former hash', 'ours']) {
      expect((await attempt(demoPassword, {}, '20120088')).success).toBe(true);
      const [row] = await world.db.select().from(accounts).where(here);
      expect(row?.passwordHash).toContain('m=19456');
    }
  });

  test('becomes one of ours without ending sessions, as another password does, whoever writes it', async () => {
    const who = '20120088';
    const earlier = (await attempt(demoPassword, {}, who)).data.token;
    const { address } = (await world.call(renewFeed, {}, { token: earlier })).data;
    const write = async (db: Pick<Database, 'update'>, password: string) =>
      db
        .update(accounts)
        .set({ passwordHash: await argon2.hash(password, costly) })
        .where(eq(accounts.account, who));
    await inTransaction(world.db, async (tx) => {
      await tx.execute(sql`select set_config('yimen.same_password', 'on', true)`);
      await write(tx, demoPassword);
    });
    expect((await attempt(demoPassword, {}, who)).success).toBe(true);
    expect((await world.call(calendarFeed, {}, { token: earlier })).data.address).toBe(address);

    await write(world.db, 'another password');
    expect(await world.call(calendarFeed, {}, { token: earlier })).toMatchObject({ code: 401 });
    const token = (await attempt('another password', {}, who)).data.token;
    expect((await world.call(calendarFeed, {}, { token })).data.address).toBeNull();
  });

  test('is what unknown names cost too, where most are such', async () => {
    const yunzhou = { id: 'yunzhou' };
    await world.db
      .update(accounts)
      .set({ passwordHash: await argon2.hash(demoPassword, costly) })
      .where(eq(accounts.institution, yunzhou.id));
    const cost = await usualCost(world.db, yunzhou);
    expect(cost).toContain('m=4096');
    expect(await verifyPassword(null, 'no account has this password', cost)).toBe(false);
  });
});

test.each([
  [{ account: '', password: 'x' }],
  [{ account, password: '' }],
  [{ account: 'a\u0000b', password: 'x' }],
  [{ account: 'x'.repeat(65), password: 'x' }],
  [{ account: [account], password: { $ne: '' } }],
  [{}],
  [null],
])('%j is malformed', async (body) => {
  const answer = await world.send('POST', '/pedestal/auth/cx/login', body);
  expect(answer).toMatchObject({ status: 400, success: false, code: 400 });
});
