import { confirmTotp, enrolTotp, proveSecondFactor } from '@yimen/contract/access/second-factor';
import { staffSession } from '@yimen/contract/access/staff';
import { signInCodes as code } from '@yimen/contract/sign-in/codes';
import { sql } from 'drizzle-orm';
import { URI } from 'otpauth';
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { readEvents } from '../../audit/store.ts';
import { auditEntries } from '../../database/schema/audit.ts';
import { signInFailures } from '../../database/schema/people.ts';
import { secondFactors, staffSessions } from '../../database/schema/staff.ts';
import { scoped } from '../../tenancy/scoped.ts';
import { commandsOn } from '../../testing/commands.ts';
import { enterAs } from '../../testing/enter.ts';
import { openWorld, type World } from '../../testing/world.ts';
import { totpCode } from './totp.ts';

const account = '20090157';
const stepMs = 30_000;
let world: World;
beforeAll(async () => {
  world = await openWorld();
});
afterAll(async () => {
  vi.useRealTimers();
  await world.close();
});
beforeEach(async () => {
  // The middle of a step, where the clock stays: a code is of the step for which it was made.
  vi.useFakeTimers({ toFake: ['Date'], now: Math.floor(Date.now() / stepMs) * stepMs + stepMs / 2 });
  for (const table of [secondFactors, staffSessions, signInFailures, auditEntries]) await world.db.delete(table);
});

const { run, failed } = commandsOn(() => world);

/** The cookie of a new staff session. */
const enter = async () => (await enterAs(world, account)).cookie;

/** The code that the app shows, as many steps from now. */
const shown = (secret: string, steps = 0) => totpCode(secret, new Date(Date.now() + steps * stepMs));
const confirm = (cookie: string, given: string) => world.call(confirmTotp, { code: given }, { cookie });
const prove = (cookie: string, given: string) => world.call(proveSecondFactor, { code: given }, { cookie });
const stateOf = async (cookie: string) => (await world.call(staffSession, {}, { cookie })).data.secondFactor;
const unset = { set: false, app: false, passkeyHosts: [] };
const set = { set: true, app: true, passkeyHosts: [] };
const events = async () =>
  (await readEvents(scoped(world.db, { id: 'mingde' }), {})).map(({ action, detail, count }) => [
    action,
    detail,
    count,
  ]);

/** Sets a second factor in a session, by the code of the step before this one. */
async function setFactor(cookie: string): Promise<{ secret: string; recoveryCodes: string[] }> {
  const { secret } = (await world.call(enrolTotp, {}, { cookie })).data;
  const { data, msg } = await confirm(cookie, shown(secret, -1));
  expect(msg).toBe('');
  return { secret, recoveryCodes: data.recoveryCodes };
}

describe('setting a second factor', () => {
  test('takes what an app shows of it, and proves it', async () => {
    const cookie = await enter();
    const { secret, uri } = (await world.call(enrolTotp, {}, { cookie })).data;
    const scanned = URI.parse(uri);
    expect(scanned).toMatchObject({ issuer: '明德大学', label: '何临舟', algorithm: 'SHA1', digits: 6, period: 30 });
    expect(scanned.secret.base32).toBe(secret);
    expect(await stateOf(cookie)).toEqual({ asked: false, ...unset, proven: false });
    expect((await confirm(cookie, shown(secret))).data.recoveryCodes).toHaveLength(10);
    expect(await stateOf(cookie)).toEqual({ asked: false, ...set, proven: true });
    expect(await events()).toContainEqual(['set-second-factor', '', 1]);
  });

  test('stores no secret and no recovery code in clear', async () => {
    const { secret, recoveryCodes } = await setFactor(await enter());
    const { rows } = await world.db.execute(sql`select * from second_factors`);
    const stored = JSON.stringify(rows);
    expect(stored).toContain('sealed:v1:');
    for (const text of [secret, ...recoveryCodes, ...recoveryCodes.map((one) => one.replaceAll('-', ''))])
      expect(stored).not.toContain(text);
  });

  test('needs a code of the secret that was made in the same session', async () => {
    const [cookie, other] = [await enter(), await enter()];
    expect((await confirm(cookie, '000000')).code).toBe(code.notEnrolling);
    const { secret } = (await world.call(enrolTotp, {}, { cookie })).data;
    expect((await confirm(cookie, shown(secret, 5))).code).toBe(code.wrongFactor);
    expect((await confirm(other, shown(secret))).code).toBe(code.notEnrolling);
    expect(await stateOf(cookie)).toMatchObject({ set: false, proven: false });
  });

  test('anew needs a fresh proof of the former one, which is good for nothing then', async () => {
    const cookie = await enter();
    const former = await setFactor(cookie);
    const other = await enter();
    expect((await world.call(enrolTotp, {}, { cookie: other })).code).toBe(2071);
    await prove(other, shown(former.secret));
    const { secret } = await setFactor(other);
    expect((await world.call(staffSession, {}, { cookie })).code, 'other sessions end').toBe(401);
    const third = await enter();
    expect((await prove(third, shown(former.secret, 1))).code).toBe(code.wrongFactor);
    expect((await prove(third, former.recoveryCodes[0] ?? '')).code).toBe(code.wrongFactor);
    expect((await prove(third, shown(secret))).success).toBe(true);
  });

  test('from two sessions at once sets that of one', async () => {
    const cookies = [await enter(), await enter()];
    const secrets = await Promise.all(
      cookies.map(async (cookie) => (await world.call(enrolTotp, {}, { cookie })).data.secret),
    );
    const answers = await Promise.all(cookies.map((cookie, at) => confirm(cookie, shown(secrets[at] ?? ''))));
    expect(answers.filter(({ success }) => success)).toHaveLength(1);
    expect(await world.db.select().from(secondFactors)).toHaveLength(1);
  });
});

describe('proving it', () => {
  test('is asked for where the institution has it on', async () => {
    await run('set  institution  mingde  secondFactor=true');
    const cookie = await enter();
    expect(await stateOf(cookie)).toEqual({ asked: true, ...unset, proven: false });
    await run('set  institution  mingde  secondFactor=false');
  });

  test('takes a code once, in no other session either, and none of an earlier step', async () => {
    const { secret } = await setFactor(await enter());
    const cookie = await enter();
    expect((await prove(cookie, shown(secret))).success).toBe(true);
    expect(await stateOf(cookie)).toMatchObject({ proven: true });
    const other = await enter();
    for (const steps of [0, -1]) expect((await prove(other, shown(secret, steps))).code).toBe(code.wrongFactor);
    expect(await stateOf(other)).toMatchObject({ proven: false });
    expect((await prove(other, shown(secret, 1))).success).toBe(true);
  });

  test('takes no code that is more than a step off', async () => {
    const { secret } = await setFactor(await enter());
    expect((await prove(await enter(), shown(secret, 2))).code).toBe(code.wrongFactor);
  });

  test('by one code in two sessions at once succeeds in one', async () => {
    const { secret, recoveryCodes } = await setFactor(await enter());
    const cookies = [await enter(), await enter()];
    for (const given of [shown(secret), recoveryCodes[0] ?? '']) {
      const answers = await Promise.all(cookies.map((cookie) => prove(cookie, given)));
      expect(answers.map((answer) => answer.code).sort()).toEqual([200, code.wrongFactor]);
    }
  });

  test('takes each recovery code once, however it is typed, and that is recorded', async () => {
    const { recoveryCodes } = await setFactor(await enter());
    const cookie = await enter();
    const [first = '', second = ''] = recoveryCodes;
    expect((await prove(cookie, first.toUpperCase().replaceAll('-', ' '))).success).toBe(true);
    expect((await prove(cookie, first)).code).toBe(code.wrongFactor);
    expect((await prove(cookie, second)).success).toBe(true);
    const told = (await events()).filter(([action]) => action === 'use-recovery-code' || action === 'staff-refused');
    expect(told).toEqual([
      ['use-recovery-code', '', 1],
      ['staff-refused', String(code.wrongFactor), 1],
      ['use-recovery-code', '', 1],
    ]);
  });

  test('needs one that is set', async () => {
    expect((await prove(await enter(), '000000')).code).toBe(code.noFactor);
  });

  test('has to wait after wrong codes, even with the right one, and in every session', async () => {
    const { secret } = await setFactor(await enter());
    const cookie = await enter();
    for (let tries = 0; tries < 5; tries += 1) await prove(cookie, 'wrong-code');
    const answer = await prove(await enter(), shown(secret));
    expect(answer).toMatchObject({ success: false, code: code.locked, msg: '尝试次数过多，请 30 秒后再试' });
    expect(await events()).toContainEqual(['staff-refused', String(code.wrongFactor), 5]);
    vi.setSystemTime(Date.now() + stepMs + 1);
    expect((await prove(cookie, shown(secret))).success).toBe(true);
  });
});

describe('the command', () => {
  test('takes a lost second factor back and ends the person’s staff sessions', async () => {
    const cookie = await enter();
    await setFactor(cookie);
    expect(await run(`second-factor  reset  mingde  ${account}`)).toMatch(
      /^将重置何临舟.*不能放回，.*什么都没有重置。/s,
    );
    expect(await run(`second-factor  reset  mingde  ${account}  --yes`)).toBe(
      `何临舟（${account}）的二次验证已重置，通行密钥和恢复码作废，结束了 1 个管理台登录。\n请核对本人身份后再告诉他：下次进入管理台时，重新设置。`,
    );
    expect((await world.call(staffSession, {}, { cookie })).code).toBe(401);
    expect(await stateOf(await enter())).toMatchObject({ set: false });
    expect(await events()).toContainEqual(['command', 'second-factor reset mingde', 1]);
  });

  test('says where there is none, and where there is nobody', async () => {
    expect(await failed(`second-factor  reset  mingde  ${account}  --yes`)).toBe(
      `何临舟（${account}）没有设置二次验证。`,
    );
    expect(await failed('second-factor  reset  mingde  nobody')).toMatch(
      /^mingde 没有账号 nobody，也没有编号为 nobody 的人，请核对。$/,
    );
  });
});
